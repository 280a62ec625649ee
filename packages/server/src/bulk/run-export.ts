import { csvLines, csvText } from '@roadworthy/core/shared/text/csv.ts';
import type { Locale } from '@roadworthy/core/shared/text/sentence.ts';
import { leastPartBytes, type UploadedPart } from '@roadworthy/providers/storage/port.ts';
import type { Kernel } from '../kernel/operations/carry-out.ts';
import { failPoint } from '../kernel/jobs/fail-point.ts';
import type { JobData } from '../kernel/jobs/job-queues.ts';
import { inOrganization, systemRequest } from '../kernel/jobs/scheduled-scan.ts';
import type { Work } from '../kernel/work.ts';
import { askAsCaller } from './ask-as-caller.ts';
import { callerOfRun } from './caller-of-run.ts';
import { exportKey, type ExportRun, lockExport } from './export-store.ts';
import { cellsOf, fieldsOf, keyOfList } from './exported-lists.ts';

export type ExportSizes = {
  /** Rows of one part. */
  readonly rows: number;
  /** Parts of one job; another job goes on after them, so that others get their turn. */
  readonly parts: number;
};

const sizes: ExportSizes = { rows: 500, parts: 100 };

type Inside = <Result>(step: (work: Work) => Promise<Result>) => Promise<Result>;

/** Begins or goes on with a run; null when it is not to be gone on with. */
async function beginRun({ tx, now }: Work, exportRunId: string): Promise<ExportRun | null> {
  const run = await lockExport(tx, exportRunId);
  if (run.status !== 'queued' && run.status !== 'running') return null;
  const started = run.started ?? now;
  await tx
    .updateTable('export_runs')
    .set({ status: 'running', started })
    .where('export_run_id', '=', exportRunId)
    .execute();
  return { ...run, status: 'running', started };
}

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

/** The next rows as whoever asked sees them now, the newest keys first; null when they do not hold the role any more. */
async function nextRows(kernel: Kernel, run: ExportRun, limit: number): Promise<readonly Row[] | null> {
  // Rights may be taken away while a run goes on.
  const principal = await callerOfRun(kernel, run);
  if (principal === null) return null;
  const { table, after_id: after, filter } = run;
  const key = keyOfList(table);
  const query = `query ($where: ${table}_bool_exp!, $limit: Int!) {
    rows: ${table}(where: $where, order_by: [{ ${key}: desc }], limit: $limit) { id: ${key} ${fieldsOf(table)} }
  }`;
  const where = after === null ? filter : { _and: [filter, { [key]: { _lt: after } }] };
  const locale = run.language as Locale;
  const requested = { principal, locale, requestId: `export:${run.export_run_id}`, query, variables: { where, limit } };
  const { data, refused } = await askAsCaller(kernel.platform, requested);
  if (refused) throw new Error(`An export is refused: ${refused.code} ${refused.message}`);
  return data['rows'] as readonly Row[];
}

/** Keeps a part with the place that the run has come to; null where somebody stopped it, or went on with it. */
async function savePart({ tx }: Work, from: ExportRun, rows: readonly Row[]): Promise<ExportRun | null> {
  const run = await lockExport(tx, from.export_run_id);
  if (run.status !== 'running' || run.after_id !== from.after_id) return null;
  const last = rows.at(-1);
  if (!last) return run;
  const { export_run_id, organization_id, done: place, columns, language } = run;
  const text = csvLines(rows.map((row) => cellsOf(run.table, columns, row, language)));
  const lines = Buffer.from(text);
  await tx.insertInto('export_parts').values({ export_run_id, organization_id, place, lines }).execute();
  const next = { done: run.done + rows.length, after_id: last.id };
  await tx.updateTable('export_runs').set(next).where('export_run_id', '=', export_run_id).execute();
  return { ...run, ...next };
}

/** The text of a file in pieces that a storage takes as parts. */
async function* piecesOf(inside: Inside, { export_run_id, columns }: ExportRun): AsyncGenerator<Buffer> {
  const head = csvText(
    columns.map(({ header }) => header),
    [],
  );
  let held: Buffer[] = [Buffer.from(head)];
  let size = 0;
  for (let after = -1; ;) {
    const part = await inside(({ tx }) =>
      tx
        .selectFrom('export_parts')
        .select(['place', 'lines'])
        .where('export_run_id', '=', export_run_id)
        .where('place', '>', after)
        .orderBy('place')
        .executeTakeFirst(),
    );
    if (!part) break;
    held.push(part.lines);
    size += part.lines.length;
    after = part.place;
    if (size < leastPartBytes) continue;
    yield Buffer.concat(held);
    [held, size] = [[], 0];
  }
  if (held.length > 0) yield Buffer.concat(held);
}

/** Puts the parts together where files are kept. Whoever does it again puts the same in its place. */
async function storeFile({ platform: { storage } }: Kernel, inside: Inside, run: ExportRun): Promise<void> {
  const key = exportKey(run.export_run_id);
  const upload = await storage.beginUpload(key);
  const parts: UploadedPart[] = [];
  let byteSize = 0;
  for await (const piece of piecesOf(inside, run)) {
    parts.push(await storage.putPart(key, upload, parts.length + 1, piece));
    byteSize += piece.length;
  }
  await storage.completeUpload(key, upload, parts);
  failPoint('export-stored');
  await inside(async ({ tx, now }) => {
    const { status, done } = await lockExport(tx, run.export_run_id);
    if (status !== 'running') return;
    await tx
      .updateTable('export_runs')
      .set({ status: 'done', total: done, finished: now, storage_key: key, byte_size: byteSize })
      .where('export_run_id', '=', run.export_run_id)
      .execute();
    await tx.deleteFrom('export_parts').where('export_run_id', '=', run.export_run_id).execute();
  });
}

async function failRun(inside: Inside, exportRunId: string, failure: string): Promise<void> {
  await inside(({ tx, now }) =>
    tx
      .updateTable('export_runs')
      .set({ status: 'failed', failure, finished: now })
      .where('export_run_id', '=', exportRunId)
      .where('status', '=', 'running')
      .execute(),
  );
}

/**
 * Writes what is left of a file, part by part: each with the place that the run has come to, so that a job that died, or
 * was delivered twice, goes on where the last part ended and writes no row twice. Rows are read as whoever asked.
 */
export async function runExport(
  kernel: Kernel,
  job: JobData['run-export'],
  { rows: most, parts }: ExportSizes = sizes,
): Promise<void> {
  const { exportRunId, organizationId } = job;
  const request = systemRequest(`export:${exportRunId}`);
  const inside: Inside = (step) => inOrganization(kernel, organizationId, request, step);
  let run = await inside((work) => beginRun(work, exportRunId));
  try {
    for (let part = 0; run !== null && part < parts; part += 1) {
      const from: ExportRun = run;
      const rows = await nextRows(kernel, from, most);
      if (rows === null) return await failRun(inside, exportRunId, 'role_not_held');
      run = await inside((work) => savePart(work, from, rows));
      failPoint('export-part');
      if (run !== null && rows.length < most) return await storeFile(kernel, inside, run);
    }
    if (run !== null) await inside((work) => work.enqueue('run-export', job));
  } catch (error) {
    kernel.platform.log.error({ err: error, exportRunId }, 'a file could not be written');
    await failRun(inside, exportRunId, 'unexpected');
  }
}
