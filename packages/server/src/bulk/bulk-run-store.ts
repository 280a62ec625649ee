import type { Tx } from '../kernel/database.ts';
import { notFound } from '../kernel/errors.ts';

/** A run under its row lock. Throws `not_found`. */
export async function lockBulkRun(tx: Tx, bulkRunId: string) {
  const row = await tx
    .selectFrom('bulk_runs')
    .selectAll()
    .where('bulk_run_id', '=', bulkRunId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

export type BulkRun = Awaited<ReturnType<typeof lockBulkRun>>;
