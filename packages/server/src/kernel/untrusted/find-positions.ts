/** Bytes that are written over: with nothing, or with the name of a box that players skip. */
export type Patch = { readonly at: number; readonly length: number; readonly fill: 'nothing' | 'free' };

export type Positions = {
  /** What has to be written over so that nothing says any more where it was taken, from front to back. */
  readonly patches: readonly Patch[];
  /** Where the EXIF of a picture lies; null where it has none. */
  readonly exif: { readonly at: number; readonly length: number } | null;
};

/** Files made of boxes that may say where they were taken: pictures and videos of telephones. */
export const boxedTypes: readonly string[] = ['image/heic', 'image/heif', 'video/mp4', 'video/quicktime'];

type Box = {
  readonly type: string;
  /** Where it begins, where its content does, and where it ends, in the bytes that it was read from. */
  readonly from: number;
  readonly content: number;
  readonly to: number;
};

/** What a player needs; what other boxes there are tell of the camera, of its owner, or hold a second film. */
const played = new Set([
  'ftyp',
  'mdat',
  'free',
  'skip',
  'wide',
  'pdin',
  'styp',
  'sidx',
  'ssix',
  'prft',
  'mfra',
  'moof',
]);
/** What describes a whole file, and is read. */
const described = new Set(['moov', 'meta']);
/** Notes of a camera in a film: none of them is needed to play it. */
const notes = new Set(['udta', 'meta', 'uuid']);
/** Tracks that are seen and heard. Of the others some hold where the camera was, second by second. */
const shownTracks = new Set(['vide', 'soun', 'tmcd', 'auxv', 'pict']);
const inside = new Set(['trak', 'mdia', 'minf', 'stbl', 'edts']);

/** A description of a film of an hour has some ten megabytes. */
const mostDescribed = 48 * 1024 * 1024;
const mostPatches = 100_000;
const mostDepth = 8;

/** The file does not say what it holds in a way that can be read. */
class UnreadableError extends Error {}

const boxName = (bytes: Buffer, at: number): string => bytes.toString('latin1', at, at + 4);

/** The boxes of a range, one after the other. What is left over and is none is let be. */
function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to;) {
    const short = bytes.readUInt32BE(at);
    if (short === 1 && at + 16 > to) throw new UnreadableError('a box is cut off');
    const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short;
    const head = short === 1 ? 16 : 8;
    if (size < head || size > to - at) throw new UnreadableError('a box is longer than what it is in');
    boxes.push({ type: boxName(bytes, at + 4), from: at, content: at + head, to: at + size });
    at += size;
  }
  return boxes;
}

const boxOf = (boxes: readonly Box[], type: string): Box | undefined => boxes.find((one) => one.type === type);

/** A table of a track: `count` entries of so many bytes after so many of its head. */
function tableOf(bytes: Buffer, box: Box | undefined, head: number, width: number): { at: number; count: number } {
  if (!box) return { at: 0, count: 0 };
  const count = bytes.readUInt32BE(box.content + head - 4);
  const at = box.content + head;
  if (count * width > box.to - at) throw new UnreadableError('a table is longer than its box');
  return { at, count };
}

/** Where the samples of a track lie in the file: each chunk of them whole. */
function* chunksOf(bytes: Buffer, stbl: readonly Box[]): Generator<{ readonly at: number; readonly length: number }> {
  const sizes = boxOf(stbl, 'stsz');
  if (!sizes) throw new UnreadableError('a track has no sizes');
  const one = bytes.readUInt32BE(sizes.content + 4);
  const all = one > 0 ? { at: 0, count: bytes.readUInt32BE(sizes.content + 8) } : tableOf(bytes, sizes, 12, 4);
  const wide = boxOf(stbl, 'co64');
  const chunks = tableOf(bytes, wide ?? boxOf(stbl, 'stco'), 8, wide ? 8 : 4);
  const runs = tableOf(bytes, boxOf(stbl, 'stsc'), 8, 12);
  let [run, sample] = [0, 0];
  for (let chunk = 0; chunk < chunks.count; chunk += 1) {
    while (run + 1 < runs.count && bytes.readUInt32BE(runs.at + (run + 1) * 12) <= chunk + 1) run += 1;
    const samples = Math.min(runs.count > 0 ? bytes.readUInt32BE(runs.at + run * 12 + 4) : 0, all.count - sample);
    let length = one * samples;
    for (let each = 0; one === 0 && each < samples; each += 1)
      length += bytes.readUInt32BE(all.at + (sample + each) * 4);
    sample += samples;
    const at = wide ? Number(bytes.readBigUInt64BE(chunks.at + chunk * 8)) : bytes.readUInt32BE(chunks.at + chunk * 4);
    yield { at, length };
  }
}

/** Nothing of a box is left but its length. */
const cleared = ({ from, content, to }: Box, offset: number): Patch[] => [
  { at: offset + from + 4, length: 4, fill: 'free' },
  { at: offset + content, length: to - content, fill: 'nothing' },
];

/** What the description of a film says beside how it is played. */
function* notesOfFilm(bytes: Buffer, { content, to }: Box, offset: number, depth = 0): Generator<Patch> {
  if (depth > mostDepth) throw new UnreadableError('boxes in boxes');
  for (const box of boxesIn(bytes, content, to)) {
    if (notes.has(box.type)) yield* cleared(box, offset);
    else if (box.type === 'trak' && !isShown(bytes, box)) yield* clearTrack(bytes, box, offset);
    else if (inside.has(box.type)) yield* notesOfFilm(bytes, box, offset, depth + 1);
  }
}

function isShown(bytes: Buffer, trak: Box): boolean {
  const mdia = boxOf(boxesIn(bytes, trak.content, trak.to), 'mdia');
  const hdlr = mdia && boxOf(boxesIn(bytes, mdia.content, mdia.to), 'hdlr');
  if (!hdlr || hdlr.content + 12 > hdlr.to) throw new UnreadableError('a track does not say what it is');
  return shownTracks.has(boxName(bytes, hdlr.content + 8));
}

function* clearTrack(bytes: Buffer, trak: Box, offset: number): Generator<Patch> {
  let within: Box | undefined = trak;
  for (const type of ['mdia', 'minf', 'stbl']) {
    within = within && boxOf(boxesIn(bytes, within.content, within.to), type);
  }
  if (within) {
    for (const chunk of chunksOf(bytes, boxesIn(bytes, within.content, within.to))) {
      yield { ...chunk, fill: 'nothing' };
    }
  }
  yield* cleared(trak, offset);
}

/** Numbers of 0, 4 or 8 bytes, as the places of items are written; a reader that goes on where it stopped. */
class Numbers {
  readonly #bytes: Buffer;
  readonly #to: number;
  at: number;

  constructor(bytes: Buffer, from: number, to: number) {
    this.#bytes = bytes;
    this.at = from;
    this.#to = to;
  }

  next(width: number): number {
    if (this.at + width > this.#to) throw new UnreadableError('a list is cut off');
    const at = this.at;
    this.at += width;
    if (width === 0) return 0;
    if (width === 8) return Number(this.#bytes.readBigUInt64BE(at));
    if (width > 4) throw new UnreadableError('a number is too wide');
    return this.#bytes.readUIntBE(at, width);
  }
}

/** The items of a picture that are notes: EXIF, and texts such as XMP. */
function noteItems(bytes: Buffer, iinf: Box | undefined): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  if (!iinf) return found;
  const head = bytes[iinf.content] === 0 ? 6 : 8;
  for (const { type, content, to } of boxesIn(bytes, iinf.content + head, iinf.to)) {
    const version = bytes[content] ?? 0;
    if (type !== 'infe' || version < 2) continue;
    const numbers = new Numbers(bytes, content + 4, to);
    const id = numbers.next(version === 2 ? 2 : 4);
    numbers.next(2);
    if (numbers.at + 4 > to) throw new UnreadableError('an item has no type');
    const kind = boxName(bytes, numbers.at);
    if (kind === 'Exif' || kind === 'mime' || kind === 'uri ') found.set(id, kind);
  }
  return found;
}

type Place = { readonly id: number; readonly at: number; readonly length: number; readonly isInside: boolean };

/** Where items lie: in the file, or in the description itself. */
function* placesOf(bytes: Buffer, iloc: Box | undefined): Generator<Place> {
  if (!iloc) return;
  const version = bytes[iloc.content] ?? 0;
  const numbers = new Numbers(bytes, iloc.content + 4, iloc.to);
  const widths = numbers.next(2);
  const [offsetWidth, lengthWidth] = [widths >> 12, (widths >> 8) & 15];
  const [baseWidth, indexWidth] = [(widths >> 4) & 15, version > 0 ? widths & 15 : 0];
  const items = numbers.next(version < 2 ? 2 : 4);
  for (let item = 0; item < items; item += 1) {
    const id = numbers.next(version < 2 ? 2 : 4);
    const method = version > 0 ? numbers.next(2) & 15 : 0;
    numbers.next(2);
    const base = numbers.next(baseWidth);
    const extents = numbers.next(2);
    for (let extent = 0; extent < extents; extent += 1) {
      numbers.next(indexWidth);
      const at = base + numbers.next(offsetWidth);
      yield { id, at, length: numbers.next(lengthWidth), isInside: method === 1 };
    }
  }
}

type Description = { readonly type: string; readonly at: number; readonly bytes: Buffer };

/** Of a film its description is read; other notes beside it go whole. */
function* descriptionOf({ type, at, bytes }: Description): Generator<Patch> {
  const whole: Box = { type, from: -8, content: 0, to: bytes.byteLength };
  yield* type === 'moov' ? notesOfFilm(bytes, whole, at) : cleared(whole, at);
}

function* notesOfPicture({ at, bytes }: Description, size: number): Generator<Patch & { readonly isExif: boolean }> {
  const boxes = boxesIn(bytes, 4, bytes.byteLength);
  const items = noteItems(bytes, boxOf(boxes, 'iinf'));
  const idat = boxOf(boxes, 'idat');
  for (const { id, at: place, length, isInside } of placesOf(bytes, boxOf(boxes, 'iloc'))) {
    const kind = items.get(id);
    if (kind === undefined) continue;
    if (isInside && !idat) throw new UnreadableError('an item lies nowhere');
    const from = isInside ? at + (idat?.content ?? 0) + place : place;
    // Without a length it is the rest of the file, in which the picture lies.
    if (length === 0 || from + length > size) throw new UnreadableError('an item lies outside of the file');
    yield { at: from, length, fill: 'nothing', isExif: kind === 'Exif' };
  }
  for (const box of boxes) {
    if (box.type === 'uuid') for (const patch of cleared(box, at)) yield { ...patch, isExif: false };
  }
}

/** Finds what says where a picture or a film was taken while its bytes come in; only its descriptions stay in memory. */
export class PositionFinder {
  #size = 0;
  #head = Buffer.alloc(0);
  /** What of the box that comes in is still missing; what of it is kept, where it is read. */
  #missing = 0;
  #keeping: { readonly type: string; readonly at: number; readonly pieces: Buffer[] } | null = null;
  readonly #descriptions: Description[] = [];
  readonly #patches: Patch[] = [];
  #isUnreadable = false;

  take(chunk: Buffer): void {
    let rest = chunk;
    while (rest.byteLength > 0 && !this.#isUnreadable) {
      const taken = this.#missing > 0 ? this.#takeContent(rest) : this.#takeHead(rest);
      this.#size += taken;
      rest = rest.subarray(taken);
    }
  }

  #takeContent(bytes: Buffer): number {
    const taken = Math.min(this.#missing, bytes.byteLength);
    this.#missing -= taken;
    this.#keeping?.pieces.push(Buffer.from(bytes.subarray(0, taken)));
    if (this.#missing === 0) this.#endBox();
    return taken;
  }

  #endBox(): void {
    if (this.#keeping === null) return;
    const { type, at, pieces } = this.#keeping;
    this.#descriptions.push({ type, at, bytes: Buffer.concat(pieces) });
    this.#keeping = null;
  }

  #takeHead(bytes: Buffer): number {
    const wanted = this.#head.byteLength < 8 || this.#head.readUInt32BE(0) !== 1 ? 8 : 16;
    const taken = Math.min(wanted - this.#head.byteLength, bytes.byteLength);
    this.#head = Buffer.concat([this.#head, bytes.subarray(0, taken)]);
    const isWhole = this.#head.byteLength === 16 || (this.#head.byteLength === 8 && this.#head.readUInt32BE(0) !== 1);
    if (isWhole) this.#beginBox(this.#size + taken);
    return taken;
  }

  #beginBox(content: number): void {
    const head = this.#head;
    this.#head = Buffer.alloc(0);
    const short = head.readUInt32BE(0);
    const size = short === 1 ? Number(head.readBigUInt64BE(8)) : short;
    const type = boxName(head, 4);
    const from = content - head.byteLength;
    // To the end of the file, or no box at all: something that was put behind it.
    const isLast = size < head.byteLength;
    this.#missing = isLast ? Number.MAX_SAFE_INTEGER : size - head.byteLength;
    if (described.has(type)) {
      const known = this.#descriptions.reduce((sum, one) => sum + one.bytes.byteLength, 0);
      if (isLast || this.#missing + known > mostDescribed) this.#isUnreadable = true;
      this.#keeping = { type, at: content, pieces: [] };
      if (this.#missing === 0) this.#endBox();
    } else if (!played.has(type)) {
      this.#patches.push(...cleared({ type, from, content, to: content + this.#missing }, 0));
      if (this.#patches.length > mostPatches) this.#isUnreadable = true;
    }
  }

  /** What was found once everything came in; null where the file cannot be read, so that nobody knows what it says. */
  end(isPicture: boolean): Positions | null {
    try {
      if (this.#isUnreadable || this.#keeping !== null || this.#descriptions.length === 0) return null;
      const patches: Patch[] = [];
      const add = ({ at, length, fill }: Patch): void => {
        if (patches.length >= mostPatches) throw new UnreadableError('there is too much to write over');
        const within = Math.min(length, this.#size - at);
        if (within > 0) patches.push({ at, length: within, fill });
      };
      let exif: Positions['exif'] = null;
      for (const patch of this.#patches) add(patch);
      for (const one of this.#descriptions) {
        if (!isPicture || one.type !== 'meta') for (const patch of descriptionOf(one)) add(patch);
        else
          for (const item of notesOfPicture(one, this.#size)) {
            add(item);
            if (item.isExif) exif = { at: item.at, length: item.length };
          }
      }
      return { patches: patches.toSorted((one, other) => one.at - other.at), exif };
    } catch (error) {
      if (error instanceof UnreadableError || error instanceof RangeError) return null;
      throw error;
    }
  }
}
