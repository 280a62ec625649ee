import { decideFinishUpload, decideKeep } from '@roadworthy/core/files/upload.ts';
import type { Refused } from '@roadworthy/core/shared/decision.ts';
import type { FinishedUpload } from '../generated/operations.ts';
import { notFound } from '../kernel/errors.ts';
import type { Platform } from '../kernel/platform.ts';
import { defineProcess } from '../kernel/jobs/process.ts';
import type { OpenedFile } from '../kernel/untrusted/open-untrusted-file.ts';
import type { Work } from '../kernel/work.ts';
import { lockFile, type StoredFile } from './file-store.ts';
import type { FinishRequest } from './finish-request.ts';
import { lookIntoUpload, notStored, type NotStored } from './examine-upload.ts';
import { refuseFile } from './refuse-file.ts';

type FinishAnswer = { readonly stored: true; readonly contentType: string; readonly sha256: string } | NotStored;

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

/** Decides about what was found, and removes at once what is not kept. */
async function keep(
  { storage }: Platform,
  { storageKey, byteSize }: FinishRequest,
  { content }: OpenedFile,
): Promise<FinishAnswer> {
  const decision = decideKeep({ byteSize }, content);
  if (decision.ok) return { stored: true, contentType: decision.event.contentType, sha256: content.sha256 };
  await storage.remove(storageKey);
  return notStored(decision.refusal);
}

async function finish({ tx, now }: Work, fileId: string, answer: FinishAnswer): Promise<FinishedUpload> {
  if (!answer.stored) return refuseFile(tx, fileId, answer);
  await tx
    .updateTable('files')
    .set({ status: 'stored', content_type: answer.contentType, sha256: answer.sha256, stored: now })
    .where('file_id', '=', fileId)
    .where('status', 'in', ['checking', 'quarantined'])
    .execute();
  return { status: 'stored', code: null, message: null };
}

/** An upload's end: the parts are one file, whose bytes somebody looked at, or it is refused and its bytes are gone. */
export const finishUpload = defineProcess<'finish_upload', FinishRequest, FinishAnswer>({
  name: 'finish_upload',
  permission: 'file:write',
  root: 'file_id',
  example: {},
  // A photo that an inspection asked for has an end of its own, and so has one of a person.
  begin: (work) => beginFinish(work, work.input.file_id, (file) => file.inspection === null && file.record !== null),
  call: ({ request }, platform, look) =>
    lookIntoUpload(platform, request, { look, fit: null, keep: (opened) => keep(platform, request, opened) }),
  finish: (work, { request }, answer) => finish(work, request.fileId, answer),
  markUnknown: () => Promise.resolve(),
  pending: () => ({ status: 'checking', code: null, message: null }),
});
