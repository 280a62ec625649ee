import type { ByteRange } from '@roadworthy/providers/storage/port.ts';

/**
 * The one range of bytes that a `Range` header asks for, of a whole of so many bytes; null for the whole, also when the
 * header cannot be read or asks for several; `none` when there are no such bytes (416).
 */
export function byteRange(header: string | undefined, whole: number): ByteRange | 'none' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  // `-500` asks for the last 500.
  const first = from === '' ? Math.max(whole - Number(to), 0) : Number(from);
  const last = from === '' || to === '' ? whole - 1 : Math.min(Number(to), whole - 1);
  if (from === '' && Number(to) === 0) return 'none';
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null;
  return first > last ? 'none' : { first, last };
}
