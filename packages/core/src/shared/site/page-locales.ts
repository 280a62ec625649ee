/** The locales of the pages, as addresses name them. */
export const locales = ['en-us', 'en-ca', 'fr-ca'] as const;
export type PageLocale = (typeof locales)[number];

export const defaultLocale: PageLocale = 'en-us';

/** The locale that a text names, whatever its case. */
export function readLocale(text: string | null | undefined): PageLocale | undefined {
  const wanted = text?.toLowerCase();
  return locales.find((locale) => locale === wanted);
}
