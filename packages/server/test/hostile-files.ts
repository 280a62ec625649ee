// Files that mean harm, made here: none is kept in the repository, where scanners of other people would find them.
import { crc32, deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';

export type HostileFile = {
  readonly what: string;
  readonly bytes: Buffer;
  /** An ending under which it may be announced as an attachment. */
  readonly ending: string;
  /** What may become of it as an attachment: its status or the code of its refusal. */
  readonly attached: readonly string[];
  /** The same as a photograph, where it is sent as a JPEG. */
  readonly photo: readonly string[];
};

const narrow = ['picture_too_narrow'];
const many = ['picture_too_many_pixels'];
const kind = ['file_kind_not_taken'];
const noPhoto = ['photo_kind_not_taken'];
const broken = ['file_broken'];
const infected = ['file_infected'];
const stored = ['stored'];

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.byteLength);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const header = (width: number, height: number): Buffer => {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, 0, 0, 0, 0], 8);
  return chunk('IHDR', data);
};
/** A grey PNG of any size whose pixels may be fewer or more than it says. */
const png = (width: number, height: number, pixels: Uint8Array, ...between: Buffer[]): Buffer =>
  Buffer.concat([
    signature,
    header(width, height),
    ...between,
    chunk('IDAT', deflateSync(pixels, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
const whole = (width: number, height: number, ...between: Buffer[]): Buffer =>
  png(width, height, new Uint8Array((width + 1) * height), ...between);

/** A picture that is allowed and takes a second or more to be drawn. */
export const slowPicture = (): Buffer => whole(11_000, 10_900);

const zeros = (megabytes: number): Buffer => deflateSync(new Uint8Array(megabytes * 1024 * 1024), { level: 9 });

/** The test virus of EICAR, in two halves. */
export const testVirus = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STAND', 'ARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
  'latin1',
);

/** A JPEG with its sides overwritten where its header states them. */
function withSides(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg);
  for (let at = 2; at < copy.length - 8;) {
    const marker = copy.readUInt16BE(at);
    if (marker >= 0xffc0 && marker <= 0xffc2) {
      copy.writeUInt16BE(height, at + 5);
      copy.writeUInt16BE(width, at + 7);
      return copy;
    }
    at += 2 + copy.readUInt16BE(at + 2);
  }
  throw new Error('No header was found');
}

/** A JPEG with a segment after its beginning. */
const withSegment = (jpeg: Buffer, marker: number, data: Uint8Array): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt16BE(marker, 0);
  head.writeUInt16BE(data.byteLength + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
};

/** EXIF whose first directory is followed by itself. */
function endlessExif(): Buffer {
  const data = Buffer.alloc(64);
  data.write('Exif\0\0MM\0*', 0, 'latin1');
  data.writeUInt32BE(8, 10);
  data.writeUInt16BE(1, 14);
  data.writeUInt16BE(0x8769, 16);
  data.writeUInt16BE(4, 18);
  data.writeUInt32BE(1, 20);
  data.writeUInt32BE(8, 24);
  data.writeUInt32BE(8, 28);
  return data;
}

const office = (type: string, more: Record<string, Uint8Array> = {}): Buffer =>
  Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(
        `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.${type}.main+xml"/></Types>`,
      ),
      'word/document.xml': strToU8('<w:document/>'),
      ...more,
    }),
  );
const word = 'openxmlformats-officedocument.wordprocessingml.document';

/** An archive whose directory says that each of its parts unpacks to four gigabytes. */
function claimingGigabytes(archive: Buffer): Buffer {
  const copy = Buffer.from(archive);
  for (
    let at = copy.indexOf('PK\u0001\u0002', 0, 'latin1');
    at >= 0;
    at = copy.indexOf('PK\u0001\u0002', at + 4, 'latin1')
  ) {
    copy.writeUInt32LE(0xfffffff0, at + 24);
  }
  return copy;
}

const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#5b7c8d' } });

/** A picture of many frames in one column, as the library reads it. */
const frames = (side: number, count: number) =>
  sharp(Buffer.alloc(side * side * count * 3, 90), {
    raw: { width: side, height: side * count, channels: 3, pageHeight: side },
  });

const gifOf = (width: number, height: number, rest: string): Buffer => {
  const head = Buffer.from('GIF89a\0\0\0\0\u0080\0\0', 'latin1');
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  return Buffer.concat([head, Buffer.from(rest, 'latin1')]);
};

const pdf = (body: string): Buffer => Buffer.from(`%PDF-1.7\n1 0 obj\n${body}\nendobj\n%%EOF\n`, 'latin1');

/** The files. */
export async function hostileFiles(): Promise<readonly HostileFile[]> {
  const jpeg = await solid(800, 600).jpeg().toBuffer();
  const webp = await solid(800, 600).webp().toBuffer();
  const plain = await solid(800, 600).png().toBuffer();
  const turned = Buffer.from(plain);
  turned.writeUInt8(turned.readUInt8(60) ^ 0xff, 60);
  const svg = (inner: string) => Buffer.from(`<?xml version="1.0"?>${inner}`);
  const file = (
    what: string,
    ending: string,
    bytes: Buffer,
    attached: readonly string[],
    photo: readonly string[] = noPhoto,
  ): HostileFile => ({ what, ending, bytes, attached, photo });
  return [
    file('a PNG of 20,000 by 2 pixels', 'png', whole(20_000, 2), narrow, narrow),
    file('a PNG of 2 by 20,000 pixels', 'png', whole(2, 20_000), narrow, narrow),
    file('a PNG that says it has 900 million pixels', 'png', png(30_000, 30_000, new Uint8Array(100)), many, many),
    file('a PNG of 160 million real pixels', 'png', whole(16_000, 10_000), many, many),
    file(
      'a PNG of the largest sides there are',
      'png',
      png(0x7fffffff, 0x7fffffff, new Uint8Array(9)),
      [...many, ...broken],
      [...many, ...noPhoto],
    ),
    file('a PNG without sides', 'png', png(0, 0, new Uint8Array(9)), broken),
    file(
      'a PNG whose pixels unpack to 300 MB',
      'png',
      Buffer.concat([signature, header(800, 600), chunk('IDAT', zeros(300)), chunk('IEND', Buffer.alloc(0))]),
      stored,
      [...stored, ...noPhoto],
    ),
    file(
      'a PNG with a colour profile that unpacks to 300 MB',
      'png',
      whole(800, 600, chunk('iCCP', Buffer.concat([Buffer.from('icc\0\0', 'latin1'), zeros(300)]))),
      [...stored, ...broken],
      [...stored, ...noPhoto],
    ),
    file(
      'a PNG with a text that unpacks to 300 MB',
      'png',
      whole(800, 600, chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), zeros(300)]))),
      [...stored, ...broken],
      [...stored, ...noPhoto],
    ),
    file('a PNG that ends after its signature', 'png', signature, [...kind, ...broken]),
    file('a PNG that ends in the middle', 'png', plain.subarray(0, Math.floor(plain.length / 2)), [
      ...stored,
      ...broken,
    ]),
    file('a PNG with a turned bit', 'png', turned, [...stored, ...broken]),
    file('a JPEG that says it has four billion pixels', 'jpg', withSides(jpeg, 65_500, 65_500), many, many),
    file('a JPEG of 65,500 by 1 pixels', 'jpg', withSides(jpeg, 65_500, 1), narrow, narrow),
    file('a JPEG that says more than it holds', 'jpg', withSides(jpeg, 10_000, 10_000), stored, ['stored', ...noPhoto]),
    file('a JPEG that ends after three bytes', 'jpg', Buffer.from([0xff, 0xd8, 0xff]), broken),
    file('a JPEG that ends in the middle', 'jpg', jpeg.subarray(0, Math.floor(jpeg.length / 2)), [
      ...stored,
      ...broken,
    ]),
    file('a JPEG with EXIF that points at itself', 'jpg', withSegment(jpeg, 0xffe1, endlessExif()), stored, stored),
    file(
      'a JPEG with EXIF of 64 KB of nothing',
      'jpg',
      withSegment(jpeg, 0xffe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), Buffer.alloc(65_000, 255)])),
      stored,
      stored,
    ),
    file(
      'a JPEG with a page of script as its comment',
      'jpg',
      withSegment(jpeg, 0xfffe, Buffer.from('<script>alert(1)</script>')),
      stored,
      stored,
    ),
    file('a WebP that ends in the middle', 'webp', webp.subarray(0, Math.floor(webp.length / 2)), [
      ...stored,
      ...broken,
    ]),
    file('a WebP of 200 frames', 'webp', await frames(640, 200).webp({ effort: 0 }).toBuffer(), stored, stored),
    file('a WebP of 16,000 by 2 pixels', 'webp', await solid(16_000, 2).webp().toBuffer(), narrow, narrow),
    file(
      'a GIF that says it has four billion pixels',
      'gif',
      gifOf(
        65_535,
        65_535,
        '\u0000\u0000\u0000\u00ff\u00ff\u00ff,\u0000\u0000\u0000\u0000\u0001\u0000\u0001\u0000\u0000\u0002\u0002L\u0001\u0000;',
      ),
      [...many, ...broken],
    ),
    file('a GIF of 300 frames', 'gif', await frames(300, 300).gif({ effort: 1 }).toBuffer(), stored),
    file(
      'a GIF that is a script',
      'gif',
      Buffer.from('GIF89a/*\u0000\u0000*/=1;alert(document.domain)', 'latin1'),
      broken,
    ),
    file(
      'a drawing with a script',
      'png',
      svg('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      kind,
    ),
    file(
      'a drawing of a billion laughs',
      'png',
      svg(
        '<!DOCTYPE s [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>',
      ),
      kind,
    ),
    file(
      'a drawing that reads a file of the server',
      'jpg',
      svg(
        '<!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" width="9999999" height="9999999"><text>&x;</text></svg>',
      ),
      kind,
    ),
    file('a TIFF', 'jpg', await solid(800, 600).tiff().toBuffer(), kind),
    file('an AVIF', 'jpg', await solid(64, 64).avif({ effort: 0 }).toBuffer(), kind),
    file(
      'a HEIC with nothing in it',
      'heic',
      Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0heicmif1\u00ff\u00ff\u00ff\u00ffmeta', 'latin1'),
      stored,
    ),
    file('a PDF that is a page of script', 'pdf', pdf('<html><script>alert(1)</script></html>'), stored),
    file(
      'a page with a PDF further on',
      'pdf',
      Buffer.concat([Buffer.from('<html><script>alert(1)</script>'), pdf('<<>>')]),
      kind,
    ),
    file('a PDF of a hundred thousand brackets', 'pdf', pdf(`${'['.repeat(100_000)}${']'.repeat(100_000)}`), stored),
    file('a PDF that starts a program', 'pdf', pdf('<</S/Launch/F(cmd.exe)/JavaScript(app.alert)>>'), stored),
    file('a Word file that says it unpacks to 8 GB', 'docx', claimingGigabytes(office(word)), ['archive_too_large']),
    file(
      'a Word file of 12,000 parts',
      'docx',
      office(word, Object.fromEntries(Array.from({ length: 12_000 }, (_, at) => [`p${at}`, new Uint8Array()]))),
      ['archive_too_large'],
    ),
    file('a Word file with macros', 'docx', office('ms-word.document.macroEnabled'), kind),
    file('a Word file without its directory', 'docx', office(word).subarray(0, 400), [...kind, ...broken]),
    file(
      'an archive of 300 MB of zeros',
      'xlsx',
      Buffer.from(zipSync({ 'x.bin': [new Uint8Array(64 * 1024 * 1024), { level: 9 }] })),
      kind,
    ),
    file(
      'a film with boxes that never end',
      'mp4',
      Buffer.from('\0\0\0\u0018ftypmp42\0\0\0\0mp42isom\u007f\u00ff\u00ff\u00ffmoov', 'latin1'),
      stored,
    ),
    file('a program of Windows', 'jpg', Buffer.from('MZ\u0090\u0000\u0003 This program cannot be run', 'latin1'), kind),
    file(
      'a program of Linux',
      'png',
      Buffer.concat([Buffer.from('\u007fELF\u0002\u0001\u0001', 'latin1'), Buffer.alloc(200)]),
      kind,
    ),
    file('five megabytes of nothing', 'pdf', Buffer.alloc(5_000_000), kind),
    file('one byte', 'png', Buffer.from([0]), kind),
    file('the test virus alone', 'pdf', testVirus, infected, infected),
    file('the test virus in a PDF', 'pdf', pdf(testVirus.toString('latin1')), infected, infected),
    file(
      'the test virus in the comment of a photograph',
      'jpg',
      withSegment(jpeg, 0xfffe, testVirus),
      infected,
      infected,
    ),
  ];
}
