import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Platform } from '../kernel/platform.ts';
import type { Patch } from '../kernel/untrusted/find-positions.ts';
import type { FinishRequest } from './finish-request.ts';
import { storeStream } from './store-stream.ts';

export type Unplaced = {
  readonly stored: true;
  readonly storageKey: string;
  readonly byteSize: number;
  readonly sha256: string;
  readonly contentType: string;
};

/** Under which a file stands that says no longer where it was taken, by its kind: asked again, it is found. */
const endings = new Map([
  ['image/heic', 'heic'],
  ['image/heif', 'heif'],
  ['video/mp4', 'mp4'],
  ['video/quicktime', 'mov'],
]);

const free = Buffer.from('free', 'latin1');

/** A stream with the patches written over it; they come from front to back. */
export async function* writtenOver(bytes: AsyncIterable<Buffer>, patches: readonly Patch[]): AsyncGenerator<Buffer> {
  let at = 0;
  let first = 0;
  for await (const chunk of bytes) {
    const end = at + chunk.byteLength;
    let copy: Buffer | null = null;
    for (let index = first; index < patches.length; index += 1) {
      const patch = patches[index];
      if (patch === undefined || patch.at >= end) break;
      const [from, to] = [Math.max(patch.at, at), Math.min(patch.at + patch.length, end)];
      if (from >= to) continue;
      copy ??= Buffer.from(chunk);
      if (patch.fill === 'nothing') copy.fill(0, from - at, to - at);
      else free.copy(copy, from - at, from - patch.at, to - patch.at);
    }
    while (first < patches.length) {
      const patch = patches[first];
      if (patch === undefined || patch.at + patch.length > end) break;
      first += 1;
    }
    yield copy ?? chunk;
    at = end;
  }
}

async function read(
  { storage }: Pick<Platform, 'storage'>,
  key: string,
  contentType: string,
): Promise<Unplaced | null> {
  const bytes = await storage.open(key);
  if (bytes === null) return null;
  const hash = createHash('sha256');
  let byteSize = 0;
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    hash.update(chunk);
    byteSize += chunk.byteLength;
  }
  return { stored: true, storageKey: key, byteSize, sha256: hash.digest('hex'), contentType };
}

/** What an attempt before has written over already; null where none has. */
export async function unplacedBefore(
  platform: Pick<Platform, 'storage'>,
  { storageKey }: FinishRequest,
): Promise<Unplaced | null> {
  for (const [contentType, ending] of endings) {
    const key = `${storageKey}.${ending}`;
    if (!(await platform.storage.exists(key))) continue;
    await platform.storage.remove(storageKey);
    return read(platform, key, contentType);
  }
  return null;
}

/** Puts a file that says no longer where it was taken in the place of what came in, byte by byte as it comes. */
export async function keepUnplaced(
  platform: Pick<Platform, 'storage'>,
  { storageKey }: FinishRequest,
  contentType: string,
  patches: readonly Patch[],
): Promise<Unplaced> {
  const { storage } = platform;
  const key = `${storageKey}.${endings.get(contentType) ?? 'bin'}`;
  const bytes = await storage.open(storageKey);
  if (bytes === null) throw new Error(`There is nothing under ${storageKey}`);
  await storeStream(storage, key, Readable.from(writtenOver(bytes as AsyncIterable<Buffer>, patches)));
  await storage.remove(storageKey);
  const stored = await read(platform, key, contentType);
  if (stored === null) throw new Error(`There is nothing under ${key}`);
  return stored;
}
