import type { ExportColumn } from '@roadworthy/core/bulk/start-export.ts';
import type { Tx } from '../kernel/database.ts';
import { notFound } from '../kernel/errors.ts';

/** A run under its row lock. Throws `not_found`. */
export async function lockExport(tx: Tx, exportRunId: string) {
  const row = await tx
    .selectFrom('export_runs')
    .selectAll()
    .where('export_run_id', '=', exportRunId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  // Written by `start_export_run` alone.
  return { ...row, table: row.table_name, columns: row.columns as readonly ExportColumn[] };
}

export type ExportRun = Awaited<ReturnType<typeof lockExport>>;

/** Where the bytes of a file lie. */
export const exportKey = (exportRunId: string) => `exports/${exportRunId}.csv`;
