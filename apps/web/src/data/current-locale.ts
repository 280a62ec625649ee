/** The locale of the page, as its document says; none where there is no page. */
export function currentLocale(): string {
  return typeof document === 'undefined' ? '' : document.documentElement.lang;
}
