import { ownPath } from '@roadworthy/core/shared/site/return-path.ts';

/** The address of a record that knows from which list it was opened, and how that was narrowed and ordered. */
export function withList(record: string, list: string): string {
  return `${record}${record.includes('?') ? '&' : '?'}list=${encodeURIComponent(list)}`;
}

/** The list whose address a record carries; null where it carries none, or one that is no page of ours. */
export function carriedList(text: string | null): { readonly address: string; readonly path: string } | null {
  const address = ownPath(text);
  return address === null ? null : { address, path: address.split('?')[0] ?? address };
}
