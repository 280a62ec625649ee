import { decideResumeDislocation } from '@roadworthy/core/rating/dislocation/resume-dislocation.ts';
import { operation } from '../kernel/operation.ts';
import { isUnderWay, lockRun } from './dislocation-run.ts';

export const resumeDislocation = operation({
  name: 'resume_dislocation',
  permission: 'rater:test',
  root: 'dislocation_run_id',
  example: {},
  async run(work) {
    const { dislocation_run_id } = work.input;
    const { status, failure, provider } = await lockRun(work.tx, dislocation_run_id);
    const another = await isUnderWay(work.tx, provider, dislocation_run_id);
    const decision = decideResumeDislocation({ status, failure, isUnderWay: another });
    if (!decision.ok) return decision;
    await work.tx
      .updateTable('dislocation_runs')
      .set({ status: decision.event.status, finished: null, failure: null })
      .where('dislocation_run_id', '=', dislocation_run_id)
      .execute();
    const { organizationId } = work;
    await work.enqueue('run-dislocation', { dislocationRunId: dislocation_run_id, organizationId });
    return { dislocation_run_id };
  },
});
