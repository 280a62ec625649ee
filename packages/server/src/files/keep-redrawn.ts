import { createHash } from 'node:crypto';
import { notAPicture, type Picture } from '@roadworthy/core/files/picture.ts';
import type { Decision } from '@roadworthy/core/shared/decision.ts';
import type { Platform } from '../kernel/platform.ts';
import type { Look, Outcome } from '../kernel/jobs/process.ts';
import type { PictureFit } from '../kernel/untrusted/answer.ts';
import type { OpenedFile } from '../kernel/untrusted/open-untrusted-file.ts';
import type { FinishRequest } from './finish-request.ts';
import { lookIntoUpload, notStored, type NotStored } from './examine-upload.ts';

export type PictureAnswer =
  | { readonly stored: true; readonly storageKey: string; readonly byteSize: number; readonly sha256: string }
  | NotStored;

/** How a kind of picture is drawn, and whether one is good enough. */
export type PictureKeeping = { readonly fit: PictureFit; readonly decide: (picture: Picture) => Decision<true> };

const stored = (storageKey: string, bytes: Uint8Array): PictureAnswer & { readonly stored: true } => ({
  stored: true,
  storageKey,
  byteSize: bytes.byteLength,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});

/** Puts a drawing in the place of what it was drawn from. */
export async function keepJpeg(
  { storage }: Pick<Platform, 'storage'>,
  request: FinishRequest,
  jpeg: Uint8Array,
): Promise<PictureAnswer & { readonly stored: true }> {
  await storage.put(cleanKeyOf(request), jpeg, 'image/jpeg');
  await storage.remove(request.storageKey);
  return stored(cleanKeyOf(request), jpeg);
}

const cleanKeyOf = ({ storageKey }: FinishRequest): string => `${storageKey}.jpg`;

async function keep(
  platform: Pick<Platform, 'storage'>,
  request: FinishRequest,
  { content, jpeg }: OpenedFile,
  decide: PictureKeeping['decide'],
): Promise<PictureAnswer> {
  const { type, picture } = content;
  const decision = picture === null ? notAPicture() : decide({ type, ...picture });
  if (!decision.ok || jpeg === null) {
    await platform.storage.remove(request.storageKey);
    return notStored((decision.ok ? notAPicture() : decision).refusal);
  }
  return keepJpeg(platform, request, jpeg);
}

/** What an earlier attempt has drawn already; null where none has. */
export async function drawnBefore(
  { storage, log }: Pick<Platform, 'storage' | 'log'>,
  request: FinishRequest,
): Promise<Outcome<PictureAnswer> | null> {
  try {
    const done = await storage.get(cleanKeyOf(request));
    if (done === null) return null;
    await storage.remove(request.storageKey);
    return { known: true, answer: stored(cleanKeyOf(request), done) };
  } catch (error) {
    log.warn({ err: error, file: request.fileId }, 'the storage did not answer');
    return { known: false };
  }
}

/**
 * Draws a picture that arrived anew, under a key of its own, and removes what arrived. Asked again, it finds what it has
 * done; unknown where the storage or the scanner does not answer.
 */
export async function keepRedrawn(
  platform: Platform,
  request: FinishRequest,
  look: Look,
  { fit, decide }: PictureKeeping,
): Promise<Outcome<PictureAnswer>> {
  const before = await drawnBefore(platform, request);
  if (before !== null) return before;
  return lookIntoUpload<PictureAnswer>(platform, request, {
    look,
    fit,
    keep: (opened) => keep(platform, request, opened, decide),
  });
}
