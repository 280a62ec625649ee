import type { Kernel } from '../kernel/operations/carry-out.ts';
import { scanRows } from '../kernel/jobs/scheduled-scan.ts';
import { personalExportKey } from './write-my-data.ts';

const over = `
  select organization_id, personal_export_id from personal_exports
  where removed is null and expires < app_now() order by expires limit 500`;

/** Removes the data that people asked for once its days are over. */
export function purgeMyData(kernel: Kernel): Promise<void> {
  return scanRows(kernel, over, async ({ tx, now, platform }, id) => {
    await platform.storage.remove(personalExportKey(id));
    await tx.updateTable('personal_exports').set({ removed: now }).where('personal_export_id', '=', id).execute();
  });
}
