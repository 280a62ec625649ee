import { askAs } from '../kernel/operations/ask-as.ts';
import type { Kernel } from '../kernel/operations/carry-out.ts';
import { clockClaim } from '../kernel/jobs/clock-claim.ts';
import { scanRows } from '../kernel/jobs/scheduled-scan.ts';
import type { Fate } from '@roadworthy/core/accounts/plan-deletion.ts';
import { carryOutDeletion } from './carry-out-deletion.ts';
import { eraseRecords, forgetFiles } from './erase-records.ts';

const due = `
  select organization_id, deletion_request_id from deletion_requests
  where status = 'erasing' or status = 'waiting' and due <= app_now() order by due limit 100`;

/** Carries out every deletion whose wait is over, and forgets the letters that said so once they are sent. */
export async function carryOutDeletions(kernel: Kernel): Promise<void> {
  const { pools, log } = kernel.platform;
  const asWorker = (text: string) =>
    askAs(pools.operations, { role: 'worker', claims: clockClaim(kernel.platform), text });
  for (const [organizationId, deletionRequestId] of await asWorker(due)) {
    if (!organizationId || !deletionRequestId) continue;
    try {
      await carryOutDeletion(kernel, { organizationId, deletionRequestId });
    } catch (error) {
      log.error({ err: error, request: deletionRequestId }, 'a deletion was not carried out to its end');
    }
  }
  await asWorker('select forget_last_letters()');
}

/** A day counts until it is over everywhere we sell: the westernmost zone has each day last. */
const over = (table: string, key: string) => `
  select organization_id, ${key} from ${table}
  where erased is null and kept_until < (app_now() at time zone 'Pacific/Honolulu')::date order by kept_until limit 500`;

const stored: readonly (readonly [Fate['kind'], string, string])[] = [
  ['quote', 'quotes', 'quote_id'],
  ['policy', 'policies', 'policy_id'],
  ['claim', 'claims', 'claim_id'],
];

/** Empties of their person what was kept for the law alone and has been kept for long enough. The books go on balancing. */
export async function eraseStored(kernel: Kernel): Promise<void> {
  const places = new Set<string>();
  for (const [kind, table, key] of stored) {
    await scanRows(kernel, over(table, key), async (work, id) => {
      places.add(work.organizationId);
      await eraseRecords(work, kind, [id]);
    });
  }
  for (const place of places) await forgetFiles(kernel, place);
}
