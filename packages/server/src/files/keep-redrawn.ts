import { createHash } from 'node:crypto';
import { notAPicture, type Picture } from '@roadworthy/core/files/picture.ts';
import type { Decision } from '@roadworthy/core/shared/decision.ts';
import type { ObjectStorage } from '@roadworthy/providers/storage/port.ts';
import type { Platform } from '../kernel/platform.ts';
import type { Outcome } from '../kernel/process.ts';
import { type FinishRequest, gone, putTogether } from './finish-upload.ts';
import { type PictureFit, redrawPicture } from './redraw-picture.ts';

export type PictureAnswer =
  | { readonly kept: true; readonly storageKey: string; readonly byteSize: number; readonly sha256: string }
  | { readonly kept: false; readonly code: string; readonly message: string };

/** How a kind of picture is drawn, and whether one is good enough. */
export type PictureKeeping = { readonly fit: PictureFit; readonly decide: (picture: Picture) => Decision<true> };

const kept = (storageKey: string, bytes: Uint8Array): PictureAnswer => ({
  kept: true,
  storageKey,
  byteSize: bytes.byteLength,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});

async function settle(
  storage: ObjectStorage,
  request: FinishRequest,
  { fit, decide }: PictureKeeping,
): Promise<PictureAnswer> {
  const { storageKey } = request;
  const cleanKey = `${storageKey}.jpg`;
  const done = await storage.get(cleanKey);
  if (done === null && !(await putTogether(storage, request))) return gone;
  const bytes = done === null ? await storage.get(storageKey) : null;
  if (done === null && bytes === null) return gone;
  if (bytes !== null) {
    const { picture, jpeg } = await redrawPicture(bytes, fit);
    const decision = jpeg === null ? notAPicture() : decide(picture);
    if (!decision.ok || jpeg === null) {
      await storage.remove(storageKey);
      const { code, message } = (decision.ok ? notAPicture() : decision).refusal;
      return { kept: false, code, message };
    }
    await storage.put(cleanKey, jpeg, 'image/jpeg');
    await storage.remove(storageKey);
    return kept(cleanKey, jpeg);
  }
  await storage.remove(storageKey);
  return done === null ? gone : kept(cleanKey, done);
}

/**
 * Draws a picture that arrived anew, under a key of its own, and removes what arrived. Asked again, it finds what it has
 * done; unknown where the storage does not answer.
 */
export async function keepRedrawn(
  { storage, log }: Pick<Platform, 'storage' | 'log'>,
  request: FinishRequest,
  keeping: PictureKeeping,
): Promise<Outcome<PictureAnswer>> {
  try {
    return { known: true, answer: await settle(storage, request, keeping) };
  } catch (error) {
    log.warn({ err: error, file: request.fileId }, 'the storage did not answer');
    return { known: false };
  }
}
