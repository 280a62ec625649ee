import { decideCancelRun, decideResumeRun } from '@roadworthy/core/shared/lists/stop-run.ts';
import { operation } from '../kernel/operation.ts';
import type { ReadAbilities } from '../kernel/slice.ts';
import { lockBulkRun } from './bulk-run-store.ts';
import { startBulkRun } from './start-bulk-run.ts';

const { permission } = startBulkRun;

export const cancelBulkRun = operation({
  name: 'cancel_bulk_run',
  permission,
  root: 'bulk_run_id',
  example: {},
  async run({ tx, now, input: { bulk_run_id } }) {
    const decision = decideCancelRun(await lockBulkRun(tx, bulk_run_id));
    if (!decision.ok) return decision;
    const { status } = decision.event;
    await tx.updateTable('bulk_runs').set({ status, finished: now }).where('bulk_run_id', '=', bulk_run_id).execute();
    return { bulk_run_id };
  },
});

export const resumeBulkRun = operation({
  name: 'resume_bulk_run',
  permission,
  root: 'bulk_run_id',
  example: {},
  async run({ tx, enqueue, organizationId, input: { bulk_run_id } }) {
    const decision = decideResumeRun(await lockBulkRun(tx, bulk_run_id));
    if (!decision.ok) return decision;
    const { status } = decision.event;
    await tx
      .updateTable('bulk_runs')
      .set({ status, finished: null, failure: null })
      .where('bulk_run_id', '=', bulk_run_id)
      .execute();
    await enqueue('run-bulk', { bulkRunId: bulk_run_id, organizationId });
    return { bulk_run_id };
  },
});

/** What may be done to a run as it stands. */
export const readBulkRunAbilities: ReadAbilities = async ({ tx }, bulkRunId) => {
  const run = await lockBulkRun(tx, bulkRunId);
  return { cancel_bulk_run: decideCancelRun(run), resume_bulk_run: decideResumeRun(run) };
};
