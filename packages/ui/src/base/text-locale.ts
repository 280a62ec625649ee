/**
 * The language tag of the page that is shown. Figures and days come with data, so they are printed in the browser; what
 * is drawn before a browser is there has to name its locale.
 */
export function textLocale(): string {
  return globalThis.document?.documentElement.lang || 'en-US';
}
