import { type PageLocale, readLocale } from '@roadworthy/core/shared/site/page-locales.ts';

/** The language tag of a locale, for `lang`, `hreflang` and Intl. */
export const languageTags = { 'en-us': 'en-US', 'en-ca': 'en-CA', 'fr-ca': 'fr-CA' } as const;
export type LanguageTag = (typeof languageTags)[PageLocale];

/** What a locale is called in its own language. */
export const localeNames: Readonly<Record<PageLocale, string>> = {
  'en-us': 'English (US)',
  'en-ca': 'English (Canada)',
  'fr-ca': 'Français (Canada)',
};

/** Remembers the visitor's choice for a year. */
export const localeCookie = 'locale';

/** The locale that the cookies of a document say was chosen in this browser. */
export function chosenLocale(cookies: string): PageLocale | undefined {
  return readLocale(new RegExp(`(?:^|; )${localeCookie}=([^;]*)`).exec(cookies)?.[1]);
}
