import { type BoughtCovers, coverageTerms } from '@roadworthy/core/products/labels.ts';
import type { Locale } from '@roadworthy/core/shared/sentence.ts';
import { say } from '../kernel/language.ts';

/** A coverage bought in a few characters, in a language; null when it is not bought. */
export function termsIn(locale: Locale, coverages: BoughtCovers, code: string): string | null {
  const terms = coverageTerms(coverages, code);
  return terms && say(locale, terms);
}
