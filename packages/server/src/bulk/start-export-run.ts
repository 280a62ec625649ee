import { decideStartExport } from '@roadworthy/core/bulk/start-export.ts';
import { exportDays } from '@roadworthy/core/bulk/vocabulary.ts';
import { refuse } from '@roadworthy/core/shared/decision.ts';
import type { ExportedTable } from '@roadworthy/core/shared/lists/exported-columns.ts';
import { decideCancelRun, decideResumeRun } from '@roadworthy/core/shared/lists/stop-run.ts';
import { sql } from 'kysely';
import { organizationOfPerson } from '../identity/organization-of-person.ts';
import { operation } from '../kernel/operation.ts';
import { personOf } from '../kernel/operations/person-of.ts';
import type { ReadAbilities } from '../kernel/slice.ts';
import type { Work } from '../kernel/work.ts';
import { askAsCaller } from './ask-as-caller.ts';
import { lockExport } from './export-store.ts';
import { keyOfList } from './exported-lists.ts';
import { words } from '@roadworthy/core/shared/words.ts';

// Whoever has lists of their own; each row is read as them.
const permission = 'view:write';

/** How many rows match that the caller sees, as far as they are counted; undefined where the filter is none. */
async function countMatching({ platform, request }: Work, table: ExportedTable, where: unknown) {
  const { principal, locale, requestId } = request;
  const query = `query ($where: ${table}_bool_exp!) {
    ${table}(where: $where, limit: 1) { ${keyOfList(table)} }
    all: ${table}_aggregate(where: $where) { aggregate { count count_capped } }
  }`;
  const requested = { principal, locale, requestId, query, variables: { where } };
  const { data } = await askAsCaller(platform, requested);
  if (data === null) return undefined;
  const { aggregate } = data['all'] as { aggregate: { count: number; count_capped: boolean } };
  return aggregate.count_capped ? null : aggregate.count;
}

async function countUnderWay({ tx }: Work, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('export_runs')
    .select((build) => build.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('status', 'in', ['queued', 'running'])
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const startExportRun = operation({
  name: 'start_export_run',
  permission,
  organization: (_input, arrival) => organizationOfPerson(arrival),
  example: { table: 'quotes', where: {}, columns: [{ key: 'status', header: 'Status' }], file_name: 'quotes' },
  badInput: [
    { input: { table: 'users' }, code: 'export_unknown', field: 'table' },
    { input: { columns: [{ key: 'token', header: 'Token' }] }, code: 'columns_not_valid', field: 'columns' },
    { input: { file_name: '' }, code: 'file_name_not_valid', field: 'file_name' },
    { input: { where: { token: {} } }, code: 'filter_not_valid', field: 'where' },
  ],
  async run(work) {
    const { tx, actor, organizationId, request, now, input } = work;
    const { table, where, columns, file_name: fileName } = input;
    const user_id = personOf(actor);
    const underWay = await countUnderWay(work, user_id);
    const decision = decideStartExport({ table, fileName, columns, underWay });
    if (!decision.ok) return decision;
    const total = await countMatching(work, decision.event.table, where);
    if (total === undefined) {
      return refuse(
        'filter_not_valid',
        words(
          'This list cannot be narrowed like that. Reload the page.',
          'Cette liste ne peut pas être filtrée ainsi. Rechargez la page.',
        ),
        'where',
      );
    }
    const { export_run_id } = await tx
      .insertInto('export_runs')
      .values({
        organization_id: organizationId,
        user_id,
        role: actor.role,
        language: request.locale,
        total,
        table_name: decision.event.table,
        file_name: fileName,
        filter: JSON.stringify(where),
        created: now,
        columns: JSON.stringify(decision.event.columns),
        expires: sql<Date>`app_now() + make_interval(days => ${exportDays})`,
      })
      .returning('export_run_id')
      .executeTakeFirstOrThrow();
    await work.enqueue('run-export', { exportRunId: export_run_id, organizationId });
    return { export_run_id };
  },
});

export const cancelExportRun = operation({
  name: 'cancel_export_run',
  permission,
  root: 'export_run_id',
  example: {},
  async run({ tx, now, input: { export_run_id } }) {
    const decision = decideCancelRun(await lockExport(tx, export_run_id));
    if (!decision.ok) return decision;
    const { status } = decision.event;
    await tx
      .updateTable('export_runs')
      .set({ status, finished: now })
      .where('export_run_id', '=', export_run_id)
      .execute();
    return { export_run_id };
  },
});

export const resumeExportRun = operation({
  name: 'resume_export_run',
  permission,
  root: 'export_run_id',
  example: {},
  async run({ tx, enqueue, organizationId, input: { export_run_id } }) {
    const decision = decideResumeRun(await lockExport(tx, export_run_id));
    if (!decision.ok) return decision;
    await tx
      .updateTable('export_runs')
      .set({ status: decision.event.status, finished: null, failure: null })
      .where('export_run_id', '=', export_run_id)
      .execute();
    await enqueue('run-export', { exportRunId: export_run_id, organizationId });
    return { export_run_id };
  },
});

/** What may be done to a file that is written, as it stands. */
export const readExportAbilities: ReadAbilities = async ({ tx }, exportRunId) => {
  const run = await lockExport(tx, exportRunId);
  return { cancel_export_run: decideCancelRun(run), resume_export_run: decideResumeRun(run) };
};
