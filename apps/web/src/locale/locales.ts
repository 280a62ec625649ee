/** The locales of the pages, as addresses name them. */
export const locales = ['en-us', 'en-ca', 'fr-ca'] as const;
export type PageLocale = (typeof locales)[number];

export const defaultLocale: PageLocale = 'en-us';

/** The language tag of a locale, for `lang`, `hreflang` and Intl. */
export const languageTags = { 'en-us': 'en-US', 'en-ca': 'en-CA', 'fr-ca': 'fr-CA' } as const;
export type LanguageTag = (typeof languageTags)[PageLocale];

/** What a locale is called in its own language. */
export const localeNames: Readonly<Record<PageLocale, string>> = {
  'en-us': 'English (US)',
  'en-ca': 'English (Canada)',
  'fr-ca': 'Français (Canada)',
};

/** The locale that a text names, whatever its case. */
export function readLocale(text: string | null | undefined): PageLocale | undefined {
  const wanted = text?.toLowerCase();
  return locales.find((locale) => locale === wanted);
}

/** Remembers the visitor's choice for a year. */
export const localeCookie = 'locale';

/** The locale that the cookies of a document say was chosen in this browser. */
export function chosenLocale(cookies: string): PageLocale | undefined {
  return readLocale(new RegExp(`(?:^|; )${localeCookie}=([^;]*)`).exec(cookies)?.[1]);
}
