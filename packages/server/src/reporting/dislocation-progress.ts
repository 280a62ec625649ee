import {
  decilesOf,
  type DislocationSummary,
  emptyDislocation,
  mergeDislocations,
} from '@roadworthy/core/rating/dislocation/dislocation-summary.ts';
import { failPoint } from '../kernel/jobs/fail-point.ts';
import type { Work } from '../kernel/work.ts';
import { type CrossingPolicy, mostShown } from './dislocation-lists.ts';
import { countChanges, saveResults } from './dislocation-results.ts';
import { isAt, lockRun, type Place } from './dislocation-run.ts';
import type { RatedPolicies } from './rate-policies.ts';

/** A transaction of its own inside one organization. */
export type Inside = <Result>(step: (work: Work) => Promise<Result>) => Promise<Result>;

/** What a run keeps as it goes; the changes are counted at its end. */
type StoredSummary = Omit<DislocationSummary, 'changes'> & {
  /** The first of them; all are in the run's batches. */
  readonly crossing: readonly CrossingPolicy[];
};

/** The summary of a run as it stands. */
export function storedSummary(stored: unknown): StoredSummary {
  const { changes: _, ...empty } = emptyDislocation();
  // Written here alone.
  return { ...empty, crossing: [], ...(stored as Partial<StoredSummary>) };
}

function withBatch(stored: unknown, { summary, crossing }: RatedPolicies): StoredSummary {
  const known = storedSummary(stored);
  const { changes: _, ...merged } = mergeDislocations({ ...known, changes: {} }, summary);
  return { ...merged, crossing: [...known.crossing, ...crossing].slice(0, mostShown) };
}

/** Saves a batch unless the run was stopped, or somebody else went on with it; whether it goes on. */
export async function saveBatch(
  inside: Inside,
  runId: string,
  { from, to }: { readonly from: Place | null; readonly to: Place },
  rated: RatedPolicies,
): Promise<boolean> {
  const goesOn = await inside(async (work) => {
    const row = await lockRun(work.tx, runId);
    if (row.status !== 'running' || !isAt(row, from)) return false;
    await saveResults(work, runId, to, rated.lists);
    await work.tx
      .updateTable('dislocation_runs')
      .set({
        done: row.done + rated.policies,
        after_organization_id: to.organizationId,
        after_policy_id: to.policyId,
        summary: JSON.stringify(withBatch(row.summary, rated)),
      })
      .where('dislocation_run_id', '=', runId)
      .execute();
    return true;
  });
  failPoint('dislocation-batch');
  return goesOn;
}

/** Ends a run that has come to its last policy, unless somebody else went on with it. */
export async function endRun(
  work: Work,
  { runId, organizations }: { readonly runId: string; readonly organizations: readonly string[] },
  place: Place | null,
): Promise<void> {
  const row = await lockRun(work.tx, runId);
  if (row.status !== 'running' || !isAt(row, place)) return;
  const deciles = decilesOf(await countChanges(work, runId, organizations));
  const summary = JSON.stringify({ ...storedSummary(row.summary), deciles });
  await work.tx
    .updateTable('dislocation_runs')
    // Policies may have come or gone since they were counted.
    .set({ status: 'done', total: row.done, finished: work.now, summary })
    .where('dislocation_run_id', '=', runId)
    .execute();
}

/** Notes that a run failed of what nobody foresaw. */
export async function failRun(work: Work, runId: string): Promise<void> {
  const { status } = await lockRun(work.tx, runId);
  if (status !== 'running' && status !== 'queued') return;
  await work.tx
    .updateTable('dislocation_runs')
    .set({ status: 'failed', failure: 'unexpected', finished: work.now })
    .where('dislocation_run_id', '=', runId)
    .execute();
}
