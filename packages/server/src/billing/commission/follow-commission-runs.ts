import { PayoutUnknownError } from '@roadworthy/providers/payouts/port.ts';
import { clockClaim } from '../../kernel/jobs/clock-claim.ts';
import { inOrganization, systemRequest } from '../../kernel/jobs/scheduled-scan.ts';
import { askAs } from '../../kernel/operations/ask-as.ts';
import type { Kernel } from '../../kernel/operations/carry-out.ts';
import { lockRun } from './commission-runs.ts';
import { failRun, keyOfRun } from './pay-run.ts';

// What is on its way is asked after every few hours, until it arrived or came back.
const toFollow = `
  select organization_id, commission_run_id from commission_runs
  where status = 'sent' and coalesce(followed, sent) < app_now() - interval '5 hours'
  order by followed nulls first limit 200`;

/** Asks what became of a transfer of commission, and writes down that it arrived or came back. */
async function follow(kernel: Kernel, organizationId: string, runId: string): Promise<void> {
  const request = systemRequest(`follow:${runId}`);
  const known = await inOrganization(kernel, organizationId, request, ({ tx }) =>
    tx
      .selectFrom('commission_runs')
      .select(['reference', 'attempt'])
      .where('commission_run_id', '=', runId)
      .executeTakeFirst(),
  );
  if (!known) return;
  const { reference, attempt } = known;
  const payout = await kernel.platform.payouts.lookUp(keyOfRun(runId, attempt), { reference, accountToken: null });
  await inOrganization(kernel, organizationId, request, async (work) => {
    if ((await lockRun(work, runId)).status !== 'sent') return;
    if (payout?.status === 'returned') return failRun(work, runId, payout.reason ?? 'returned');
    await work.tx
      .updateTable('commission_runs')
      .set({ followed: work.now, ...(payout?.status === 'paid' && { status: 'paid', paid: work.now }) })
      .where('commission_run_id', '=', runId)
      .execute();
  });
}

/** Asks after every transfer of commission whose turn it is; one that fails keeps none of the others back. */
export async function followCommissionRuns(kernel: Kernel): Promise<void> {
  const { platform } = kernel;
  const requested = { role: 'worker', claims: clockClaim(platform), text: toFollow } as const;
  for (const [organizationId, runId] of await askAs(platform.pools.operations, requested)) {
    if (!organizationId || !runId) continue;
    try {
      await follow(kernel, organizationId, runId);
    } catch (error) {
      const isSilent = error instanceof PayoutUnknownError;
      platform.log.warn({ err: isSilent ? undefined : error, runId }, 'a transfer of commission could not be followed');
    }
  }
}
