import { createHash } from 'node:crypto';
import { decideTakePart, uploadOver } from '@roadworthy/core/files/upload.ts';
import { transaction } from '@roadworthy/db/pool.ts';
import { UploadGoneError } from '@roadworthy/providers/storage/port.ts';
import { clockClaim } from '../kernel/jobs/clock-claim.ts';
import { transactionOf, type Tx } from '../kernel/database.ts';
import { fromRefusal } from '../kernel/errors.ts';
import type { Platform } from '../kernel/platform.ts';
import { enterOrganization } from '../kernel/operations/root-row.ts';
import { lockFile, type StoredFile } from './file-store.ts';

export type ArrivedPart = {
  readonly organizationId: string;
  readonly fileId: string;
  readonly part: number;
  readonly bytes: Uint8Array;
};

function within<Result>(
  platform: Platform,
  organizationId: string,
  step: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return transaction(platform.pools.operations, async (client) => {
    await enterOrganization(client, clockClaim(platform), organizationId);
    return step(transactionOf(client));
  });
}

function assertTaken(file: StoredFile, { part, bytes }: ArrivedPart): void {
  const decision = decideTakePart(file, part, bytes.byteLength);
  if (!decision.ok) throw fromRefusal(decision.refusal, 409);
}

/** The storage's name of the upload; of two first parts at once one begins it. */
async function openUpload(platform: Platform, organizationId: string, file: StoredFile): Promise<string> {
  if (file.upload !== null) return file.upload;
  const begun = await platform.storage.beginUpload(file.storageKey);
  const stored = await within(platform, organizationId, async (tx) => {
    const { upload } = await lockFile(tx, file.fileId);
    if (upload !== null) return upload;
    await tx.updateTable('files').set({ upload: begun }).where('file_id', '=', file.fileId).execute();
    return begun;
  });
  if (stored !== begun) await platform.storage.abortUpload(file.storageKey, begun);
  return stored;
}

/**
 * Keeps a part of a file: in the storage first, then in its row, so that what a row names is there. A part that comes
 * again takes the place of the first. The caller's right was looked at before. Throws OperationError.
 */
export async function takePart(platform: Platform, arrived: ArrivedPart): Promise<void> {
  const { organizationId, fileId, part, bytes } = arrived;
  const file = await within(platform, organizationId, (tx) => lockFile(tx, fileId));
  assertTaken(file, arrived);
  const upload = await openUpload(platform, organizationId, file);
  const { mark } = await platform.storage.putPart(file.storageKey, upload, part, bytes).catch((error: unknown) => {
    if (!(error instanceof UploadGoneError)) throw error;
    throw fromRefusal(uploadOver().refusal, 409);
  });
  const stored = { byte_size: bytes.byteLength, sha256: createHash('sha256').update(bytes).digest('hex'), mark };
  await within(platform, organizationId, async (tx) => {
    assertTaken(await lockFile(tx, fileId), arrived);
    await tx
      .insertInto('file_parts')
      .values({ organization_id: organizationId, file_id: fileId, part, ...stored })
      .onConflict((conflict) => conflict.constraint('file_parts_pkey').doUpdateSet(stored))
      .execute();
  });
}
