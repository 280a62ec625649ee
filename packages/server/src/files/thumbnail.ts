import { mostOpenedBytes } from '@roadworthy/core/files/vocabulary.ts';
import { pictureTypes } from '@roadworthy/core/shared/site/picture-types.ts';
import type { ObjectStorage } from '@roadworthy/providers/storage/port.ts';
import type { Platform } from '../kernel/platform.ts';
import { FileNotOpenedError } from '../kernel/untrusted/open-untrusted-file.ts';

/** The longer side of a thumbnail in pixels: twice what a list shows, for screens of fine pixels. */
const longest = 320;

const keyOfThumbnail = (storageKey: string): string => `${storageKey}.thumbnail.jpg`;

/** Removes the bytes of a file with what was drawn of it. */
export async function removeFile(storage: Pick<ObjectStorage, 'remove'>, storageKey: string): Promise<void> {
  await storage.remove(storageKey);
  await storage.remove(keyOfThumbnail(storageKey));
}

type Pictured = { readonly key: string; readonly type: string | null; readonly byteSize: number };

// What could not be drawn is not tried again by this process, whoever asks.
const notDrawn = new Set<string>();
const mostNotDrawn = 1_000;
const drawing = new Map<string, Promise<Uint8Array | null>>();

async function draw({ storage, fileOpener, log }: Platform, key: string): Promise<Uint8Array | null> {
  try {
    const opened = await fileOpener.open(() => storage.open(key), { fit: { longest } });
    if (opened?.jpeg) {
      await storage.put(keyOfThumbnail(key), opened.jpeg, 'image/jpeg');
      // Its record may have been erased while it was drawn.
      if (!(await storage.exists(key))) await storage.remove(keyOfThumbnail(key));
      return opened.jpeg;
    }
  } catch (error) {
    if (!(error instanceof FileNotOpenedError)) throw error;
    log.warn({ err: error }, 'a picture was not made smaller');
  }
  if (notDrawn.size < mostNotDrawn) notDrawn.add(key);
  return null;
}

/**
 * A picture made small, drawn once in the process that opens files from outside, which reads its size before it draws; null
 * of what is no picture that is drawn. Nothing of where and when it was taken is in it.
 */
export async function thumbnailOf(platform: Platform, { key, type, byteSize }: Pictured): Promise<Uint8Array | null> {
  if (!pictureTypes.some((one) => one === type) || byteSize > mostOpenedBytes || notDrawn.has(key)) return null;
  const known = await platform.storage.get(keyOfThumbnail(key));
  if (known) return known;
  const begun = drawing.get(key);
  if (begun) return begun;
  const drawn = draw(platform, key).finally(() => drawing.delete(key));
  drawing.set(key, drawn);
  return drawn;
}
