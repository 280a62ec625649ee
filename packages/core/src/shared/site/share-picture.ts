import type { PageLocale } from './page-locales.ts';

/** The picture of a public page for whoever passes its address on: the web paints it, the host names it in the page. */
export const sharePicture = {
  /** In pixels, as those who show it ask for it. */
  width: 1200,
  height: 630,
  /** Its path by that of its page, which has no locale. */
  address: (locale: PageLocale, path: string): string => `/og/${locale}${path === '/' ? '/home' : path}.png`,
} as const;
