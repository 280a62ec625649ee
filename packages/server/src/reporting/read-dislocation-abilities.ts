import { decideCancelDislocation } from '@roadworthy/core/rating/dislocation/cancel-dislocation.ts';
import { decideResumeDislocation } from '@roadworthy/core/rating/dislocation/resume-dislocation.ts';
import type { ReadAbilities } from '../kernel/slice.ts';
import { isUnderWay, lockRun } from './dislocation-run.ts';

/** What may be done to a dislocation run as it stands. */
export const readDislocationAbilities: ReadAbilities = async ({ tx }, runId) => {
  const { status, failure, provider } = await lockRun(tx, runId);
  const another = await isUnderWay(tx, provider, runId);
  return {
    cancel_dislocation: decideCancelDislocation({ status }),
    resume_dislocation: decideResumeDislocation({ status, failure, isUnderWay: another }),
  };
};
