import { decideCancelDislocation } from '@roadworthy/core/rating/dislocation/cancel-dislocation.ts';
import { operation } from '../kernel/operation.ts';
import { lockRun } from './dislocation-run.ts';

export const cancelDislocation = operation({
  name: 'cancel_dislocation',
  permission: 'rater:test',
  root: 'dislocation_run_id',
  example: {},
  async run(work) {
    const { dislocation_run_id } = work.input;
    const decision = decideCancelDislocation(await lockRun(work.tx, dislocation_run_id));
    if (!decision.ok) return decision;
    await work.tx
      .updateTable('dislocation_runs')
      .set({ status: decision.event.status, finished: work.now })
      .where('dislocation_run_id', '=', dislocation_run_id)
      .execute();
    return { dislocation_run_id };
  },
});
