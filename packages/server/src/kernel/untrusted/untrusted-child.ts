// A process of its own for files that came from outside: their bytes come in on stdin, what is found in them goes out on
// stdout. It holds no secret, no connection and no lock, so that it can be killed at any moment.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { contrastOnWhite } from '@roadworthy/core/files/logo.ts';
import { checkSides, type Sides } from '@roadworthy/core/files/picture.ts';
import { isOpened } from '@roadworthy/core/files/upload.ts';
import { mostOpenedBytes } from '@roadworthy/core/files/vocabulary.ts';
import { pictureTypes } from '@roadworthy/core/shared/site/picture-types.ts';
import { fileTypeFromBuffer } from 'file-type';
import type { Sharp } from 'sharp';
import type { MapReading } from '@roadworthy/core/incidents/map-file.ts';
import type { Answer, MapRequest, PictureFit, Recognized, Request, Wanted } from './answer.ts';
import { boxedTypes, PositionFinder } from './find-positions.ts';
import { frame, readFrames } from './frames.ts';
import { readArchive } from './read-archive.ts';
import { readTaken } from './read-taken.ts';

const mostRssBytes = Number(process.argv[2]);

function die(): void {
  process.kill(process.pid, 'SIGKILL');
}

// The system holds it to a limit, too, where it can.
setInterval(() => {
  if (process.memoryUsage.rss() > mostRssBytes) die();
}, 20).unref();

/** The picture library, with nothing but what reads the pictures that we take; loaded where there is one. */
async function openPicture(bytes: Buffer): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadNsgifBuffer',
    ],
  });
  return sharp(bytes, { limitInputPixels: false, failOn: 'error' });
}

const sizeOf = (wanted: Exclude<PictureFit, { readonly logo: object }>) =>
  'square' in wanted
    ? ({ width: wanted.square, height: wanted.square, fit: 'cover', position: 'attention' } as const)
    : ({ width: wanted.longest, height: wanted.longest, fit: 'inside', withoutEnlargement: true } as const);

type Drawn = { readonly bytes: Buffer; readonly contrast: number | null };

/** A logo drawn anew as a PNG that fills its room from the left, so that whoever shows it knows its sides, and what it reaches on white. */
async function drawLogo(picture: Sharp, room: { readonly width: number; readonly height: number }): Promise<Drawn> {
  const { data, info } = await picture
    .autoOrient()
    .toColourspace('srgb')
    .ensureAlpha()
    .resize({ ...room, fit: 'contain', position: 'left', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { default: sharp } = await import('sharp');
  const { width, height } = info;
  const bytes = await sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  return { bytes, contrast: contrastOnWhite(data) };
}

/**
 * The picture drawn anew as a JPEG that stands upright: nothing but what is seen is in it, no place, no time, no camera and
 * no preview from before it was cut; a logo as a PNG. Null where it cannot be read to its end.
 */
async function draw(picture: Sharp, wanted: PictureFit): Promise<Drawn | null> {
  try {
    if ('logo' in wanted) return await drawLogo(picture, wanted.logo);
    // Without being told to keep them, the library writes no EXIF, XMP, IPTC or colour profile.
    const bytes = await picture
      .autoOrient()
      .resize(sizeOf(wanted))
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 84, mozjpeg: true })
      .toBuffer();
    return { bytes, contrast: null };
  } catch {
    return null;
  }
}

/** The layers of a map; what reads one is loaded where there is one. */
async function readMapFile(bytes: Buffer, wanted: MapRequest): Promise<MapReading> {
  const { readMap } = await import('./map/read-map.ts');
  return readMap(bytes, wanted);
}

type Opened = Pick<Recognized, 'picture' | 'archive' | 'isBroken' | 'taken' | 'patches' | 'contrast'> & {
  readonly jpeg: Buffer | null;
};

const closed: Opened = { picture: null, archive: null, isBroken: false, jpeg: null };

/** The sides as anybody who shows it takes them: browsers lay a GIF out on its whole screen, and the library on what is painted. */
function sidesOf(bytes: Buffer, type: string, { width, height }: Sides): Sides {
  if (type !== 'image/gif') return { width, height };
  return { width: Math.max(width, bytes.readUInt16LE(6)), height: Math.max(height, bytes.readUInt16LE(8)) };
}

async function openedPicture(bytes: Buffer, type: string, fit: PictureFit | null): Promise<Opened> {
  const source = await openPicture(bytes);
  const header = await source.metadata().catch(() => null);
  if (header === null) return { ...closed, isBroken: true };
  const picture = sidesOf(bytes, type, header);
  const isDrawn = fit !== null && pictureTypes.some((one) => one === type) && checkSides(picture).ok;
  const drawn = isDrawn ? await draw(source, fit) : null;
  const taken = header.exif ? readTaken(header.exif) : null;
  const { bytes: jpeg = null, contrast = null } = drawn ?? {};
  return { ...closed, picture, jpeg, contrast, isBroken: isDrawn && drawn === null, taken };
}

async function open(bytes: Buffer, type: string | null, fit: PictureFit | null): Promise<Opened> {
  if (type === null || !isOpened(type)) return closed;
  if (type.startsWith('image/')) return openedPicture(bytes, type, fit);
  const archive = await readArchive(bytes);
  return { ...closed, archive, isBroken: archive === null };
}

/** What a picture of a telephone or a film says of where it was taken; nothing of either is drawn anew. */
function withoutPosition(finder: PositionFinder, bytes: Buffer, type: string): Opened {
  const found = finder.end(type.startsWith('image/'));
  if (found === null) return { ...closed, isBroken: true };
  const { patches, exif } = found;
  const taken = exif && readTaken(bytes.subarray(exif.at + 4, exif.at + exif.length));
  return { ...closed, patches, taken };
}

/** The bytes of one file as they come in, and the facts that need all of them. */
class Arriving {
  readonly #hash = createHash('sha256');
  readonly #chunks: Buffer[] = [];
  readonly #positions: PositionFinder | null;
  #byteSize = 0;

  constructor(fit: PictureFit | null) {
    // What is kept as it came says what it likes.
    this.#positions = fit === null ? null : new PositionFinder();
  }

  take(chunk: Buffer): void {
    this.#hash.update(chunk);
    this.#positions?.take(chunk);
    // Of what is too large to be opened, the beginning tells the kind.
    if (this.#byteSize < mostOpenedBytes) this.#chunks.push(Buffer.from(chunk));
    this.#byteSize += chunk.byteLength;
  }

  async open({ fit, map }: Wanted): Promise<Omit<Answer, 'rssBytes'> & { readonly jpeg: Buffer | null }> {
    const bytes = Buffer.concat(this.#chunks.splice(0));
    const byteSize = this.#byteSize;
    const type = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime ?? null;
    const boxed = type !== null && boxedTypes.includes(type) ? type : null;
    const { jpeg, ...found } =
      this.#positions !== null && boxed !== null
        ? withoutPosition(this.#positions, bytes, boxed)
        : byteSize > mostOpenedBytes
          ? closed
          : await open(bytes, type, fit);
    const content: Recognized = { byteSize, sha256: this.#hash.digest('hex'), type, ...found };
    return { content, jpeg, map: map ? await readMapFile(bytes, map) : null };
  }
}

async function write(bytes: Uint8Array): Promise<void> {
  if (!process.stdout.write(frame(bytes))) await once(process.stdout, 'drain');
}

async function answer(arriving: Arriving, wanted: Wanted): Promise<void> {
  const { jpeg, ...found } = await arriving.open(wanted);
  const input: Answer = { ...found, rssBytes: process.memoryUsage.rss() };
  await write(Buffer.from(JSON.stringify(input)));
  await write(jpeg ?? Buffer.alloc(0));
}

type Requested = { readonly wanted: Wanted; readonly arriving: Arriving; readonly deadline: NodeJS.Timeout };
let requested: Requested | null = null;
for await (const piece of readFrames(process.stdin as AsyncIterable<Buffer>, mostOpenedBytes)) {
  if (requested === null) {
    const { wholeMs, ...wanted } = JSON.parse(piece.toString('utf8')) as Request;
    // The parent kills it sooner; this is for a parent that is gone.
    requested = { wanted, arriving: new Arriving(wanted.fit ?? null), deadline: setTimeout(die, wholeMs + 5_000) };
  } else if (piece.byteLength > 0) requested.arriving.take(piece);
  else {
    await answer(requested.arriving, requested.wanted);
    clearTimeout(requested.deadline);
    requested = null;
  }
}
