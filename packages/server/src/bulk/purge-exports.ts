import { askAs } from '../kernel/operations/ask-as.ts';
import type { Kernel } from '../kernel/operations/carry-out.ts';
import { clockClaim } from '../kernel/jobs/clock-claim.ts';
import { inOrganization, systemRequest } from '../kernel/jobs/scheduled-scan.ts';
import { exportKey } from './export-store.ts';

const over = `
  select organization_id, export_run_id from export_runs
  where removed is null and expires < app_now() order by expires limit 500`;

/** Removes files that were written for somebody, once their time is over, and the parts of those that never ended. */
export async function purgeExports(kernel: Kernel): Promise<void> {
  const { pools, storage, log } = kernel.platform;
  const rows = await askAs(pools.operations, { role: 'worker', claims: clockClaim(kernel.platform), text: over });
  for (const [organizationId, exportRunId] of rows) {
    if (!organizationId || !exportRunId) continue;
    try {
      await storage.remove(exportKey(exportRunId));
      await inOrganization(kernel, organizationId, systemRequest(`scan:${exportRunId}`), async ({ tx, now }) => {
        await tx.deleteFrom('export_parts').where('export_run_id', '=', exportRunId).execute();
        await tx.updateTable('export_runs').set({ removed: now }).where('export_run_id', '=', exportRunId).execute();
      });
    } catch (error) {
      log.error({ err: error, exportRunId }, 'a written file was not removed');
    }
  }
}
