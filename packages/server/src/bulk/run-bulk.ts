import type { Principal } from '@roadworthy/core/identity/principal.ts';
import type { Locale } from '@roadworthy/core/shared/text/sentence.ts';
import { sql } from 'kysely';
import type { Kernel } from '../kernel/operations/carry-out.ts';
import { failPoint } from '../kernel/jobs/fail-point.ts';
import type { JobData } from '../kernel/jobs/job-queues.ts';
import { inOrganization, systemRequest } from '../kernel/jobs/scheduled-scan.ts';
import type { Work } from '../kernel/work.ts';
import { askAsCaller, type Refused } from './ask-as-caller.ts';
import { findRowAction, type RowAction } from './bulk-actions.ts';
import { type BulkRun, lockBulkRun } from './bulk-run-store.ts';
import { callerOfRun } from './caller-of-run.ts';

type Row = { readonly place: number; readonly row_id: string };
type RowDone = { readonly place: number; readonly refused: Refused | null };
type Inside = <Result>(step: (work: Work) => Promise<Result>) => Promise<Result>;

export type BulkSizes = {
  /** Rows after which the run is looked at again: so many are done at most once it is cancelled. */
  readonly rows: number;
  /** Batches of one job; another job goes on after them, so that others get their turn. */
  readonly batches: number;
};

const sizes: BulkSizes = { rows: 10, batches: 50 };

/** Begins or goes on with a run; null when it is not to be gone on with. */
async function beginRun({ tx, now }: Work, bulkRunId: string): Promise<BulkRun | null> {
  const row = await lockBulkRun(tx, bulkRunId);
  if (row.status !== 'queued' && row.status !== 'running') return null;
  const started = row.started ?? now;
  await tx.updateTable('bulk_runs').set({ status: 'running', started }).where('bulk_run_id', '=', bulkRunId).execute();
  return row;
}

/** The next rows of a run that goes on; null when somebody stopped it. */
async function nextRows({ tx }: Work, bulkRunId: string, most: number): Promise<Row[] | null> {
  const { status } = await lockBulkRun(tx, bulkRunId);
  if (status !== 'running') return null;
  return tx
    .selectFrom('bulk_run_rows')
    .select(['place', 'row_id'])
    .where('bulk_run_id', '=', bulkRunId)
    .where('outcome', 'is', null)
    .orderBy('place')
    .limit(most)
    .execute();
}

/** Writes down what became of rows, each once: also when the run was stopped meanwhile, for it was done. */
async function saveOutcomes({ tx }: Work, bulkRunId: string, rows: readonly RowDone[]): Promise<void> {
  const { done, refused } = await lockBulkRun(tx, bulkRunId);
  const places = rows.map(({ place }) => place);
  const codes = rows.map((row) => row.refused?.code.slice(0, 64) ?? null);
  const messages = rows.map((row) => row.refused?.message.slice(0, 1000) ?? null);
  const { rows: written } = await sql<{ outcome: string }>`
    update bulk_run_rows r
    set outcome = case when became.code is null then 'done' else 'refused' end, code = became.code,
      message = became.message
    from unnest(${places}::int[], ${codes}::text[], ${messages}::text[]) as became (place, code, message)
    where r.bulk_run_id = ${bulkRunId} and r.place = became.place and r.outcome is null
    returning r.outcome`.execute(tx);
  const newly = written.filter(({ outcome }) => outcome === 'done').length;
  await tx
    .updateTable('bulk_runs')
    .set({ done: done + newly, refused: refused + written.length - newly })
    .where('bulk_run_id', '=', bulkRunId)
    .execute();
}

async function endRun({ tx, now }: Work, bulkRunId: string, failure: string | null): Promise<void> {
  const { status } = await lockBulkRun(tx, bulkRunId);
  if (status !== 'running' && status !== 'queued') return;
  await tx
    .updateTable('bulk_runs')
    .set({ status: failure === null ? 'done' : 'failed', failure, finished: now })
    .where('bulk_run_id', '=', bulkRunId)
    .execute();
}

type Doing = { readonly run: BulkRun; readonly action: RowAction; readonly principal: Principal };

/** Does it to one row, under a key of its own: what was done before a crash is not done again. */
async function doRow({ platform }: Kernel, { run, action, principal }: Doing, row: Row): Promise<RowDone> {
  const { place, row_id } = row;
  const requestId = `bulk:${run.bulk_run_id}`;
  // Written by the operation that began the run.
  const as = { principal, locale: run.language as Locale, requestId };
  let id: unknown = row_id;
  if (action.subject !== undefined) {
    const { data, refused } = await askAsCaller(platform, { ...as, query: action.subject, variables: { id } });
    if (refused) return { place, refused };
    // A row that is not there any more is refused as any other.
    id = (data['row'] as { readonly id?: string } | null)?.id ?? row_id;
  }
  const { refused } = await askAsCaller(platform, {
    ...as,
    idempotencyKey: `${requestId}:${row_id}`,
    query: action.document,
    variables: { ...(run.given as Readonly<Record<string, unknown>>), id },
  });
  failPoint('bulk-row');
  return { place, refused };
}

/** Goes through batches; how it went: to the end, stopped, or on with another job. */
async function goThrough(
  kernel: Kernel,
  inside: Inside,
  run: BulkRun,
  { rows: most, batches }: BulkSizes,
): Promise<'all' | 'stopped' | 'more' | 'role_not_held'> {
  const action = findRowAction(run.table_name, run.action)?.row;
  if (!action) throw new Error(`Nobody does ${run.action} to all of ${run.table_name}`);
  for (let batch = 0; batch < batches; batch += 1) {
    const rows = await inside((work) => nextRows(work, run.bulk_run_id, most));
    if (rows === null) return 'stopped';
    if (rows.length === 0) return 'all';
    // Rights may be taken away while a run goes on.
    const principal = await callerOfRun(kernel, run);
    if (principal === null) return 'role_not_held';
    const done: RowDone[] = [];
    for (const row of rows) done.push(await doRow(kernel, { run, action, principal }, row));
    await inside((work) => saveOutcomes(work, run.bulk_run_id, done));
  }
  return 'more';
}

/**
 * Does what a person asked for to the rows that are left, as that person and row by row. A job that died, or was
 * delivered twice, goes on where the last one ended.
 */
export async function runBulk(kernel: Kernel, job: JobData['run-bulk'], batchSizes: BulkSizes = sizes): Promise<void> {
  const { bulkRunId, organizationId } = job;
  const inside: Inside = (step) => inOrganization(kernel, organizationId, systemRequest(`bulk:${bulkRunId}`), step);
  const run = await inside((work) => beginRun(work, bulkRunId));
  if (!run) return;
  try {
    const how = await goThrough(kernel, inside, run, batchSizes);
    if (how === 'more') await inside((work) => work.enqueue('run-bulk', job));
    if (how === 'all') await inside((work) => endRun(work, bulkRunId, null));
    if (how === 'role_not_held') await inside((work) => endRun(work, bulkRunId, how));
  } catch (error) {
    kernel.platform.log.error({ err: error, bulkRunId }, 'a bulk run failed');
    await inside((work) => endRun(work, bulkRunId, 'unexpected'));
  }
}
