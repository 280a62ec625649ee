import { decideKeep } from '@roadworthy/core/files/upload.ts';
import type { FinishedUpload } from '../generated/operations.ts';
import { defineProcess } from '../kernel/jobs/process.ts';
import type { Platform } from '../kernel/platform.ts';
import type { OpenedFile } from '../kernel/untrusted/open-untrusted-file.ts';
import type { Work } from '../kernel/work.ts';
import { lookIntoUpload, notStored, type NotStored } from './examine-upload.ts';
import type { FinishRequest } from './finish-request.ts';
import { beginFinish } from './finish-upload.ts';
import { drawnBefore, keepDrawing } from './keep-redrawn.ts';
import { keepUnplaced, type Unplaced, unplacedBefore } from './keep-unplaced.ts';
import { refuseFile } from './refuse-file.ts';

type EvidenceRequest = FinishRequest & { readonly keepsPosition: boolean };

type Evidence = {
  readonly stored: true;
  readonly storageKey: string;
  readonly byteSize: number;
  readonly sha256: string;
  readonly contentType: string;
  readonly taken: string | null;
};

/** Enough to read a plate in the background, and little enough for a telephone on the road to show. */
const longest = 4_096;

/** Keeps what came in, or its picture as it was drawn anew; what is not taken is removed at once. */
async function keep(
  platform: Platform,
  request: FinishRequest,
  { content, jpeg }: OpenedFile,
): Promise<Evidence | NotStored> {
  const { storageKey, byteSize } = request;
  const decision = decideKeep({ byteSize }, content);
  if (!decision.ok) {
    await platform.storage.remove(storageKey);
    return notStored(decision.refusal);
  }
  const taken = content.taken ?? null;
  const { patches } = content;
  if (patches !== undefined && patches.length > 0) {
    return { ...(await keepUnplaced(platform, request, decision.event.contentType, patches)), taken };
  }
  if (jpeg !== null) return { ...(await keepDrawing(platform, request, jpeg)), contentType: 'image/jpeg', taken };
  return {
    stored: true,
    storageKey,
    byteSize,
    sha256: content.sha256,
    contentType: decision.event.contentType,
    taken,
  };
}

async function findUnplaced(platform: Platform, request: FinishRequest): Promise<Unplaced | 'unknown' | null> {
  try {
    return await unplacedBefore(platform, request);
  } catch (error) {
    platform.log.warn({ err: error, file: request.fileId }, 'the storage did not answer');
    return 'unknown';
  }
}

async function finish({ tx, now }: Work, fileId: string, answer: Evidence | NotStored): Promise<FinishedUpload> {
  if (!answer.stored) return refuseFile(tx, fileId, answer);
  const { storageKey, byteSize, sha256, contentType, taken } = answer;
  await tx
    .updateTable('files')
    .set({
      status: 'stored',
      storage_key: storageKey,
      upload: null,
      byte_size: byteSize,
      sha256,
      content_type: contentType,
      taken,
      stored: now,
    })
    .where('file_id', '=', fileId)
    .where('status', 'in', ['checking', 'quarantined'])
    .execute();
  return { status: 'stored', code: null, message: null };
}

/** The end of a file for a claim: a picture or film without the place where it was taken, unless that is to be kept. */
export const finishClaimUpload = defineProcess<'finish_claim_upload', EvidenceRequest, Evidence | NotStored>({
  name: 'finish_claim_upload',
  permission: 'claim:attach',
  root: 'file_id',
  example: {},
  async begin(work) {
    const request = await beginFinish(work, work.input.file_id, (file) => file.record?.table === 'claims');
    if ('ok' in request) return request;
    const { keeps_position: keepsPosition } = await work.tx
      .selectFrom('files')
      .select('keeps_position')
      .where('file_id', '=', request.fileId)
      .executeTakeFirstOrThrow();
    return { ...request, keepsPosition };
  },
  async call({ request }, platform, look) {
    // What an attempt before has drawn is kept without its time, which went with what it was drawn from.
    const before = await drawnBefore(platform, request);
    if (before !== null && !before.known) return before;
    if (before !== null && before.answer.stored) {
      return { known: true, answer: { ...before.answer, contentType: 'image/jpeg', taken: null } };
    }
    const unplaced = request.keepsPosition ? null : await findUnplaced(platform, request);
    if (unplaced === 'unknown') return { known: false };
    if (unplaced !== null) return { known: true, answer: { ...unplaced, taken: null } };
    const fit = request.keepsPosition ? null : { longest };
    return lookIntoUpload<Evidence>(platform, request, {
      look,
      fit,
      keep: (opened) => keep(platform, request, opened),
    });
  },
  finish: (work, { request }, answer) => finish(work, request.fileId, answer),
  markUnknown: () => Promise.resolve(),
  pending: () => ({ status: 'checking', code: null, message: null }),
});
