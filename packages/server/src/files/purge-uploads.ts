import { askAs } from '../kernel/operations/ask-as.ts';
import type { Kernel } from '../kernel/operations/carry-out.ts';
import { clockClaim } from '../kernel/jobs/clock-claim.ts';
import { inOrganization, systemRequest } from '../kernel/jobs/scheduled-scan.ts';
import type { Work } from '../kernel/work.ts';
import { lockFile, type StoredFile } from './file-store.ts';
import { removeFile } from './thumbnail.ts';

const leftOver = `
  select organization_id, file_id from files
  where attached is null and removed is null
    and (status = 'refused' or created < app_now() - interval '1 day')
  order by created limit 500`;

/** From here on nobody goes on with it; null when somebody attached it meanwhile. */
async function giveUp({ tx }: Work, fileId: string): Promise<StoredFile | null> {
  const file = await lockFile(tx, fileId);
  if (file.attached !== null || file.removed !== null) return null;
  if (file.status === 'refused') return file;
  await tx.updateTable('files').set({ status: 'abandoned' }).where('file_id', '=', fileId).execute();
  return file;
}

async function purgeUpload(kernel: Kernel, organizationId: string, fileId: string): Promise<void> {
  const request = systemRequest(`scan:${fileId}`);
  const { storage } = kernel.platform;
  const file = await inOrganization(kernel, organizationId, request, (work) => giveUp(work, fileId));
  if (file === null) return;
  if (file.upload !== null) await storage.abortUpload(file.storageKey, file.upload);
  await removeFile(storage, file.storageKey);
  await inOrganization(kernel, organizationId, request, ({ tx, now }) =>
    tx.updateTable('files').set({ removed: now }).where('file_id', '=', fileId).execute(),
  );
}

/** Removes the bytes of uploads that nobody finished in a day, and of files that were refused. Their rows stay. */
export async function purgeUploads(kernel: Kernel): Promise<void> {
  const { pools, log } = kernel.platform;
  const rows = await askAs(pools.operations, { role: 'worker', claims: clockClaim(kernel.platform), text: leftOver });
  for (const [organizationId, fileId] of rows) {
    if (!organizationId || !fileId) continue;
    try {
      await purgeUpload(kernel, organizationId, fileId);
    } catch (error) {
      log.error({ err: error, file: fileId }, 'an unfinished upload was not removed');
    }
  }
}
