import { createHash } from 'node:crypto';
import { notAPicture, type Picture } from '@roadworthy/core/files/picture.ts';
import type { Decision, Refused } from '@roadworthy/core/shared/decision.ts';
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
export type PictureKeeping = {
  readonly fit: PictureFit;
  readonly decide: (picture: Picture & { readonly contrast: number | null }) => Decision<true>;
  /** Refuses what is none; the refusal of photographs, unless given. */
  readonly refuseKind?: () => Refused;
};

/** As what a drawing is kept. */
export type DrawnType = 'image/jpeg' | 'image/png';

const drawnAs = (fit: PictureFit): DrawnType => ('logo' in fit ? 'image/png' : 'image/jpeg');

const stored = (storageKey: string, bytes: Uint8Array): PictureAnswer & { readonly stored: true } => ({
  stored: true,
  storageKey,
  byteSize: bytes.byteLength,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});

/** Puts a drawing in the place of what it was drawn from. */
export async function keepDrawing(
  { storage }: Pick<Platform, 'storage'>,
  request: FinishRequest,
  drawing: Uint8Array,
  type: DrawnType = 'image/jpeg',
): Promise<PictureAnswer & { readonly stored: true }> {
  const key = cleanKeyOf(request, type);
  await storage.put(key, drawing, type);
  await storage.remove(request.storageKey);
  return stored(key, drawing);
}

const cleanKeyOf = ({ storageKey }: FinishRequest, type: DrawnType): string =>
  `${storageKey}.${type === 'image/png' ? 'png' : 'jpg'}`;

async function keep(
  platform: Pick<Platform, 'storage'>,
  request: FinishRequest,
  { content, jpeg }: OpenedFile,
  { fit, decide, refuseKind = notAPicture }: PictureKeeping,
): Promise<PictureAnswer> {
  const { type, picture, contrast = null } = content;
  const decision = picture === null ? refuseKind() : decide({ type, ...picture, contrast });
  if (!decision.ok || jpeg === null) {
    await platform.storage.remove(request.storageKey);
    return notStored((decision.ok ? refuseKind() : decision).refusal);
  }
  return keepDrawing(platform, request, jpeg, drawnAs(fit));
}

/** What an earlier attempt has drawn already; null where none has. */
export async function drawnBefore(
  { storage, log }: Pick<Platform, 'storage' | 'log'>,
  request: FinishRequest,
  type: DrawnType = 'image/jpeg',
): Promise<Outcome<PictureAnswer> | null> {
  const key = cleanKeyOf(request, type);
  try {
    const done = await storage.get(key);
    if (done === null) return null;
    await storage.remove(request.storageKey);
    return { known: true, answer: stored(key, done) };
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
  keeping: PictureKeeping,
): Promise<Outcome<PictureAnswer>> {
  const { fit } = keeping;
  const before = await drawnBefore(platform, request, drawnAs(fit));
  if (before !== null) return before;
  return lookIntoUpload<PictureAnswer>(platform, request, {
    look,
    fit,
    keep: (opened) => keep(platform, request, opened, keeping),
  });
}
