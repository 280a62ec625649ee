// Pictures and films as telephones write them, as small as they can be.

const u16 = (value: number): Buffer => Buffer.from([value >> 8, value & 255]);
const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
export const text = (value: string): Buffer => Buffer.from(value, 'latin1');
export const box = (type: string, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  return Buffer.concat([u32(content.byteLength + 8), text(type), content]);
};
/** Where they were taken. */
const where = '+40.7128-074.0060/';
export const inExif = text('Exif GPS 40.7128 N');

const track = (handler: string, ...stbl: readonly Buffer[]): Buffer =>
  box(
    'trak',
    box('udta', box('name', text(where))),
    box('mdia', box('hdlr', u32(0), u32(0), text(handler), u32(0)), box('minf', box('stbl', ...stbl))),
  );
const samples = (at: number, ...sizes: readonly number[]): Buffer[] => [
  box('stsz', u32(0), u32(0), u32(sizes.length), ...sizes.map(u32)),
  box('stsc', u32(0), u32(1), u32(1), u32(sizes.length), u32(1)),
  box('stco', u32(0), u32(1), u32(at)),
];

/** A film with a place in the notes of the whole, of a track, beside it, and second by second in a track of its own. */
export function film(): Buffer {
  const head = box('ftyp', text('isom'), u32(0));
  const seen = text('what is seen and heard');
  const at = head.byteLength + 8;
  const data = box('mdat', seen, text(where), text(where));
  const moov = box(
    'moov',
    box('mvhd', u32(0)),
    box('udta', box('\u00a9xyz', u16(where.length), u16(0), text(where))),
    box('meta', box('ilst', text(`com.apple.quicktime.location.ISO6709 ${where}`))),
    track('vide', ...samples(at, seen.byteLength)),
    track('meta', ...samples(at + seen.byteLength, where.length, where.length)),
  );
  return Buffer.concat([head, data, moov, box('uuid', text(where)), text(`SEFT ${where}`)]);
}

/** A picture whose EXIF lies behind it, and whose XMP in its description. */
export function picture(): Buffer {
  const head = box('ftyp', text('heic'), u32(0));
  const item = (id: number, kind: string): Buffer =>
    box('infe', Buffer.from([2, 0, 0, 0]), u16(id), u16(0), text(kind));
  const xmp = text(`<x:xmpmeta>${where}`);
  const seen = text('what is seen');
  const described = (at: number): Buffer =>
    box(
      'meta',
      u32(0),
      box('iinf', u32(0), u16(3), item(1, 'hvc1'), item(2, 'Exif'), item(3, 'mime')),
      box(
        'iloc',
        Buffer.from([1, 0, 0, 0, 0x44, 0x00]),
        u16(3),
        ...[
          { id: 1, method: 0, at, length: seen.byteLength },
          { id: 2, method: 0, at: at + seen.byteLength, length: inExif.byteLength },
          { id: 3, method: 1, at: 0, length: xmp.byteLength },
        ].flatMap((one) => [u16(one.id), u16(one.method), u16(0), u16(1), u32(one.at), u32(one.length)]),
      ),
      box('idat', xmp),
    );
  const start = head.byteLength + described(0).byteLength + 8;
  return Buffer.concat([head, described(start), box('mdat', seen, inExif)]);
}
