/** Where a phone number as people write it leads: it is called. */
export function phoneHref(text: string): string {
  return `tel:${text.replaceAll(/[^\d+]/g, '')}`;
}
