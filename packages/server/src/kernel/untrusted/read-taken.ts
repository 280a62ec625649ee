const [exifPointer, takenAt] = [0x8769, 0x9003];
const entryBytes = 12;
/** A camera writes some twenty; a file that says more lies. */
const mostEntries = 200;

/** Looks up a tag in a directory of EXIF: its count and its value or where that lies. Null where there is none. */
function entryOf(bytes: DataView, at: number, tag: number, little: boolean): { count: number; value: number } | null {
  if (at + 2 > bytes.byteLength) return null;
  const entries = Math.min(bytes.getUint16(at, little), mostEntries);
  for (let entry = 0; entry < entries; entry += 1) {
    const from = at + 2 + entry * entryBytes;
    if (from + entryBytes > bytes.byteLength) return null;
    if (bytes.getUint16(from, little) === tag) {
      return { count: bytes.getUint32(from + 4, little), value: bytes.getUint32(from + 8, little) };
    }
  }
  return null;
}

/**
 * When a camera says that it took a picture, by the clock of its place, from the EXIF of that picture: `2026-08-02T16:31`.
 * Null where it says nothing that is a time.
 */
export function readTaken(exif: Uint8Array): string | null {
  const marked = String.fromCharCode(...exif.subarray(0, 4)) === 'Exif';
  const body = exif.subarray(marked ? 6 : 0);
  if (body.byteLength < 8) return null;
  const bytes = new DataView(body.buffer, body.byteOffset, body.byteLength);
  const little = bytes.getUint16(0) === 0x4949;
  const directory = entryOf(bytes, bytes.getUint32(4, little), exifPointer, little);
  const entry = directory && entryOf(bytes, directory.value, takenAt, little);
  if (!entry || entry.count < 19 || entry.value + 19 > body.byteLength) return null;
  const text = String.fromCharCode(...body.subarray(entry.value, entry.value + 19));
  const [, year, month, day, hour, minute] = /^(\d{4}):(\d\d):(\d\d) (\d\d):(\d\d):\d\d$/.exec(text) ?? [];
  if (!year || year < '1990' || !month || !day || !hour || !minute) return null;
  const taken = `${year}-${month}-${day}T${hour}:${minute}`;
  return Number.isNaN(Date.parse(`${taken}:00Z`)) ? null : taken;
}
