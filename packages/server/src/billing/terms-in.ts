import type { Coverages } from '@roadworthy/core/products/coverages.ts';
import { coverageTerms } from '@roadworthy/core/products/labels.ts';
import type { CoverageCode } from '@roadworthy/core/products/vocabulary.ts';
import type { Locale } from '@roadworthy/core/shared/sentence.ts';
import { say } from '../kernel/language.ts';

/** A coverage bought in a few characters, in a language; null when it is not bought. */
export function termsIn(locale: Locale, coverages: Coverages, code: CoverageCode): string | null {
  const terms = coverageTerms(coverages, code);
  return terms && say(locale, terms);
}
