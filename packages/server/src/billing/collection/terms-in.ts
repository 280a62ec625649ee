import { termsOfCover } from '@roadworthy/core/lines/line-labels.ts';
import type { BoughtCovers } from '@roadworthy/core/products/labels.ts';
import type { Locale } from '@roadworthy/core/shared/text/sentence.ts';
import { t } from '../../kernel/language.ts';

/** A coverage bought in a few characters, in a language; null when it is not bought. */
export function termsIn(
  locale: Locale,
  { provider, coverages }: { readonly provider: string; readonly coverages: BoughtCovers },
  code: string,
): string | null {
  const terms = termsOfCover(provider, code, coverages);
  return terms && t(locale, terms);
}
