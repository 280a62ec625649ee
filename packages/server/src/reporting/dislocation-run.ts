import type { DislocationStatus } from '@roadworthy/core/rating/vocabulary.ts';
import type { Tx } from '../kernel/database.ts';
import { notFound } from '../kernel/errors.ts';

/** A run under its row lock. Throws `not_found`. */
export async function lockRun(tx: Tx, runId: string) {
  const row = await tx
    .selectFrom('dislocation_runs')
    .selectAll()
    .where('dislocation_run_id', '=', runId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

type Run = Awaited<ReturnType<typeof lockRun>>;

/** The last policy that was rated: a run goes on after it, and then with the organizations that follow. */
export type Place = { readonly organizationId: string; readonly policyId: string };

/** How far a run has come; null before its first policy. */
export function placeOf({ after_organization_id, after_policy_id }: Run): Place | null {
  if (after_organization_id === null || after_policy_id === null) return null;
  return { organizationId: after_organization_id, policyId: after_policy_id };
}

/** Whether a run is where it was found. */
export function isAt(run: Run, place: Place | null): boolean {
  const now = placeOf(run);
  return now?.policyId === place?.policyId && now?.organizationId === place?.organizationId;
}

/** Whose policies a run rates, in the order in which it does: of its own organization, or of every one. */
export async function organizationsOf(tx: Tx, run: Run): Promise<string[]> {
  if (!run.every_organization) return [run.organization_id];
  const found = await tx.selectFrom('organizations').select('organization_id').orderBy('organization_id').execute();
  return found.map(({ organization_id }) => organization_id);
}

const underWay: readonly DislocationStatus[] = ['queued', 'running'];

/** Whether a run of a line in the work's organization has not ended; `but` is not asked. */
export async function isUnderWay(tx: Tx, provider: string, but: string | null = null): Promise<boolean> {
  const row = await tx
    .selectFrom('dislocation_runs')
    .select('dislocation_run_id')
    .where('provider', '=', provider)
    .where('status', 'in', underWay)
    .where('dislocation_run_id', 'is distinct from', but)
    .executeTakeFirst();
  return row !== undefined;
}
