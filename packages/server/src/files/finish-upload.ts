import { decideFinishUpload, decideKeep } from '@roadworthy/core/files/upload.ts';
import { type ObjectStorage, type UploadedPart, UploadGoneError } from '@roadworthy/providers/storage/port.ts';
import type { Refused } from '@roadworthy/core/shared/decision.ts';
import type { FinishedUpload } from '../generated/operations.ts';
import { notFound } from '../kernel/errors.ts';
import type { Platform } from '../kernel/platform.ts';
import { defineProcess, type Outcome } from '../kernel/process.ts';
import type { Work } from '../kernel/work.ts';
import { lockFile, type StoredFile } from './file-store.ts';
import { recognizeContent } from './recognize-content.ts';

/** An upload whose parts are all here. */
export type FinishRequest = {
  readonly fileId: string;
  readonly storageKey: string;
  readonly upload: string;
  readonly byteSize: number;
  readonly parts: readonly UploadedPart[];
};

type FinishAnswer =
  | { readonly kept: true; readonly contentType: string; readonly sha256: string }
  | { readonly kept: false; readonly code: string; readonly message: string };

/** The answer about parts that are no longer there. */
export const gone = {
  kept: false,
  code: 'upload_over',
  message: 'Parts of this file did not arrive. Send it again.',
} as const;

/** Whether all parts of an upload that its actor began are here; from now on it is looked at. Throws `not_found`. */
export async function beginFinish(
  { tx, actor }: Pick<Work, 'tx' | 'actor'>,
  fileId: string,
  isOurs: (file: StoredFile) => boolean,
): Promise<FinishRequest | Refused> {
  const file = await lockFile(tx, fileId);
  if (file.userId !== actor.userId || !isOurs(file)) throw notFound();
  const parts = await tx
    .selectFrom('file_parts')
    .select(['part', 'mark'])
    .where('file_id', '=', fileId)
    .orderBy('part')
    .execute();
  const decision = decideFinishUpload(
    file,
    parts.map(({ part }) => part),
  );
  if (!decision.ok) return decision;
  if (file.upload === null) throw new Error(`File ${fileId} has parts and no upload`);
  await tx.updateTable('files').set({ status: 'checking' }).where('file_id', '=', fileId).execute();
  const { storageKey, upload, byteSize } = file;
  return { fileId, storageKey, upload, byteSize, parts };
}

/** Puts the parts of an upload together; false where they are no longer there. */
export async function putTogether(
  storage: ObjectStorage,
  { storageKey, upload, parts }: FinishRequest,
): Promise<boolean> {
  try {
    await storage.completeUpload(storageKey, upload, parts);
    return true;
  } catch (error) {
    if (error instanceof UploadGoneError) return false;
    throw error;
  }
}

/** Puts the parts together, looks at the whole, and removes at once what is not kept. */
async function settle({ storage }: Platform, request: FinishRequest): Promise<FinishAnswer> {
  const { storageKey, byteSize } = request;
  if (!(await putTogether(storage, request))) return gone;
  const content = await recognizeContent(storage, storageKey);
  if (content === null) return gone;
  const decision = decideKeep({ byteSize }, content);
  if (decision.ok) return { kept: true, contentType: decision.event.contentType, sha256: content.sha256 };
  await storage.remove(storageKey);
  const { code, message } = decision.refusal;
  return { kept: false, code, message };
}

async function finish({ tx, now }: Work, fileId: string, answer: FinishAnswer): Promise<FinishedUpload> {
  const checked = tx.updateTable('files').where('file_id', '=', fileId).where('status', '=', 'checking');
  await (
    answer.kept
      ? checked.set({ status: 'stored', content_type: answer.contentType, sha256: answer.sha256, stored: now })
      : checked.set({ status: 'refused', problem: answer.code })
  ).execute();
  return answer.kept
    ? { status: 'stored', code: null, message: null }
    : { status: 'refused', code: answer.code, message: answer.message };
}

/** An upload's end: the parts are one file, whose bytes somebody looked at, or it is refused and its bytes are gone. */
export const finishUpload = defineProcess<'finish_upload', FinishRequest, FinishAnswer>({
  name: 'finish_upload',
  permission: 'file:write',
  root: ({ file_id }) => ({ table: 'files', id: file_id }),
  // A photo that an inspection asked for has an end of its own, and so has one of a person.
  begin: (work) => beginFinish(work, work.input.file_id, (file) => file.inspection === null && file.record !== null),
  async call({ request }, platform): Promise<Outcome<FinishAnswer>> {
    try {
      return { known: true, answer: await settle(platform, request) };
    } catch (error) {
      platform.log.warn({ err: error, file: request.fileId }, 'the storage did not answer');
      return { known: false };
    }
  },
  finish: (work, { request }, answer) => finish(work, request.fileId, answer),
  markUnknown: () => Promise.resolve(),
  pending: () => ({ status: 'checking', code: null, message: null }),
});
