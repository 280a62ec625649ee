import { createTranslator } from 'next-intl';
import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { loadMessages } from '../../../locale/load-messages.ts';
import { languageTags } from '../../../locale/locales.ts';

/** The words of the pages of the places, for pages that are made without a browser. */
export async function areaWords(locale: PageLocale) {
  const { states } = await loadMessages(locale, 'states');
  return createTranslator({ locale: languageTags[locale], messages: { states }, namespace: 'states' });
}
export type AreaWords = Awaited<ReturnType<typeof areaWords>>;

/** A day in words: `November 23, 2026`, `1er juillet 2025`. */
export function dayText(day: string, locale: PageLocale): string {
  const how = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(languageTags[locale], how).format(new Date(day)).replace(/^1 (?=\p{L})/u, '1er ');
}

/** A month, 1 to 12, in words. */
export function monthText(month: number, locale: PageLocale): string {
  const how = { month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(languageTags[locale], how).format(Date.UTC(2026, month - 1, 1));
}

/** Thousands of dollars in digits: `$25,000`, in French `25 000 $`. */
export function thousandsText(thousands: number, locale: PageLocale): string {
  const how = { style: 'currency', currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 } as const;
  const currency = locale === 'en-us' ? 'USD' : 'CAD';
  return new Intl.NumberFormat(languageTags[locale], { ...how, currency }).format(thousands * 1000);
}
