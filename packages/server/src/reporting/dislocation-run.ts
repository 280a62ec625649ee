import type { DislocationStatus } from '@roadworthy/core/rating/vocabulary.ts';
import type { Tx } from '../kernel/database.ts';
import { notFound } from '../kernel/errors.ts';

/** The arguments that name a run. */
export const runRoot = ({ dislocation_run_id }: { readonly dislocation_run_id: string }) =>
  ({ table: 'dislocation_runs', id: dislocation_run_id }) as const;

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
