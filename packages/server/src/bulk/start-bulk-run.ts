import { decideStartBulkRun } from '@roadworthy/core/bulk/start-bulk-run.ts';
import { type BulkTable, mostBulkRows } from '@roadworthy/core/bulk/vocabulary.ts';
import { type Decision, accept, refuse } from '@roadworthy/core/shared/decision.ts';
import { primaryKeys } from '@roadworthy/db/generated/primary-keys.ts';
import { sql } from 'kysely';
import { organizationOfPerson } from '../identity/organization-of-person.ts';
import { operation } from '../kernel/operation.ts';
import { personOf } from '../kernel/operations/person-of.ts';
import type { Work } from '../kernel/work.ts';
import { askAsCaller } from './ask-as-caller.ts';
import { findRowAction, type RowAction } from './bulk-actions.ts';
import { words } from '@roadworthy/core/shared/words.ts';

/** As many keys as one answer holds. */
const pageSize = 500;

type Matching = { readonly ids: readonly string[]; readonly areAlike: boolean };

/**
 * The keys of the rows that match and that the caller sees, in the order in which they were made; one more than a run
 * takes at the most.
 */
async function matching(
  { platform, request }: Work,
  { table, row: { alike } }: { readonly table: BulkTable; readonly row: RowAction },
  where: unknown,
): Promise<Decision<Matching, 'filter_not_valid'>> {
  const key = primaryKeys[table];
  const query = `query ($where: ${table}_bool_exp!, $limit: Int!) {
    rows: ${table}(where: $where, order_by: [{ ${key}: asc }], limit: $limit) { id: ${key} ${alike?.fields ?? ''} }
  }`;
  const { principal, locale, requestId } = request;
  const found: { readonly id: string }[] = [];
  while (found.length <= mostBulkRows) {
    const after = found.at(-1)?.id;
    const limit = Math.min(pageSize, mostBulkRows + 1 - found.length);
    const further = after === undefined ? where : { _and: [where, { [key]: { _gt: after } }] };
    const { data } = await askAsCaller(platform, {
      principal,
      locale,
      requestId,
      query,
      variables: {
        where: further,
        limit,
      },
    });
    if (data === null) {
      return refuse(
        'filter_not_valid',
        words(
          'This list cannot be narrowed like that. Reload the page.',
          'Cette liste ne peut pas être filtrée ainsi. Rechargez la page.',
        ),
        'where',
      );
    }
    // The document asks for nothing else.
    const rows = data['rows'] as readonly { readonly id: string }[];
    found.push(...rows);
    if (rows.length < limit) break;
  }
  return accept({ ids: found.map(({ id }) => id), areAlike: alike?.are(found) ?? true });
}

/** What was given, if it is what the action takes. */
function providedFor({ given: names }: RowAction, provided: unknown): Readonly<Record<string, unknown>> | null {
  if (provided === undefined || provided === null) return {};
  if (typeof provided !== 'object' || Array.isArray(provided)) return null;
  const entries = Object.entries(provided);
  const fits = entries.every(([name, value]) => names.includes(name) && (value === null || typeof value === 'string'));
  return fits && JSON.stringify(provided).length <= 2_000 ? Object.fromEntries(entries) : null;
}

async function countUnderWay({ tx }: Work, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('bulk_runs')
    .select((build) => build.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('status', 'in', ['queued', 'running'])
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Keeps which rows match now: what is done meanwhile takes them out of the filter one after the other. */
export const startBulkRun = operation({
  name: 'start_bulk_run',
  // Whoever may do any of it to one row; each row is asked for by itself.
  permission: ['quote:assign', 'quote:set_status', 'quote:revoke'],
  organization: (_input, arrival) => organizationOfPerson(arrival),
  example: { table: 'quotes', where: {}, action: 'end_quote' },
  badInput: [
    { input: { table: 'users' }, code: 'bulk_action_unknown', field: 'action' },
    { input: { action: 'bind_quote' }, code: 'bulk_action_unknown', field: 'action' },
    { input: { where: { status: { _eq: 'bound' }, token: {} } }, code: 'filter_not_valid', field: 'where' },
    { input: { given: { quote_id: 'x' } }, code: 'given_not_valid', field: 'given' },
    { input: { given: [] }, code: 'given_not_valid', field: 'given' },
  ],
  async run(work) {
    const { input, tx, actor, organizationId, request } = work;
    const user_id = personOf(actor);
    const known = findRowAction(input.table, input.action);
    const provided = known && providedFor(known.row, input.given);
    if (known && !provided) {
      return refuse(
        'given_not_valid',
        words(
          'Something in what is to be done is not as it has to be.',
          'Un élément de l’action demandée n’est pas valide.',
        ),
        'given',
      );
    }
    const found = known ? await matching(work, known, input.where) : accept({ ids: [], areAlike: true });
    if (!found.ok) return found;
    const { ids, areAlike } = found.event;
    const underWay = await countUnderWay(work, user_id);
    const decision = decideStartBulkRun({ ...input, rows: ids.length, underWay, areAlike });
    if (!decision.ok) return decision;
    if (known === null) throw new Error(`Nobody does ${input.action} to all of ${input.table}`);
    const { bulk_run_id } = await tx
      .insertInto('bulk_runs')
      .values({
        organization_id: organizationId,
        user_id,
        role: actor.role,
        language: request.locale,
        table_name: known.table,
        action: input.action,
        given: JSON.stringify(provided),
        total: decision.event.total,
      })
      .returning('bulk_run_id')
      .executeTakeFirstOrThrow();
    await sql`
      insert into bulk_run_rows (bulk_run_id, organization_id, place, row_id)
      select ${bulk_run_id}, ${organizationId}, place, id
      from unnest(${ids}::uuid[]) with ordinality as matching (id, place)`.execute(tx);
    await work.enqueue('run-bulk', { bulkRunId: bulk_run_id, organizationId });
    return { bulk_run_id };
  },
});
