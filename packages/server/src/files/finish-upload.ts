import { decideFinishUpload, decideKeep } from '@roadworthy/core/files/upload.ts';
import { type UploadedPart, UploadGoneError } from '@roadworthy/providers/storage/port.ts';
import type { FinishedUpload } from '../generated/operations.ts';
import { notFound } from '../kernel/errors.ts';
import type { Platform } from '../kernel/platform.ts';
import { defineProcess, type Outcome } from '../kernel/process.ts';
import type { Work } from '../kernel/work.ts';
import { lockFile } from './file-store.ts';
import { recognizeContent } from './recognize-content.ts';

type FinishRequest = {
  readonly fileId: string;
  readonly storageKey: string;
  readonly upload: string;
  readonly byteSize: number;
  readonly parts: readonly UploadedPart[];
};

type FinishAnswer =
  | { readonly kept: true; readonly contentType: string; readonly sha256: string }
  | { readonly kept: false; readonly code: string; readonly message: string };

const gone = {
  kept: false,
  code: 'upload_over',
  message: 'Parts of this file did not arrive. Send it again.',
} as const;

async function begin({ tx, actor }: Work, fileId: string) {
  const file = await lockFile(tx, fileId);
  if (file.userId !== actor.userId) throw notFound();
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

/** Puts the parts together, looks at the whole, and removes at once what is not kept. */
async function settle(
  { storage }: Platform,
  { storageKey, upload, parts, byteSize }: FinishRequest,
): Promise<FinishAnswer> {
  try {
    await storage.completeUpload(storageKey, upload, parts);
  } catch (error) {
    if (error instanceof UploadGoneError) return gone;
    throw error;
  }
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
  begin: (work) => begin(work, work.input.file_id),
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
