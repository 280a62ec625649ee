import { sql } from 'kysely';
import { within } from '../kernel/within.ts';
import type { Work } from '../kernel/work.ts';
import type { ResultList, ResultLists } from './dislocation-lists.ts';
import type { Place } from './dislocation-run.ts';

const typesOfLists = {
  policy_ids: 'uuid',
  policy_numbers: 'text',
  policy_renewal_ids: 'uuid',
  base_rater_version_ids: 'uuid',
  premiums_before: 'bigint',
  premiums_after: 'bigint',
  premiums_capped: 'bigint',
  charged: 'bigint',
  changes: 'integer',
  referrals: 'text',
  refusals: 'text',
  missing: 'text',
  administrative_areas: 'text',
  vehicle_classes: 'text',
} as const satisfies Readonly<Record<keyof ResultLists, string>>;

function arrayOf({ values, times }: ResultList, type: string) {
  const array = sql`${values}::${sql.raw(type)}[]`;
  return times === null ? array : sql`array_fill((${array})[1], array[${times}::integer])`;
}

/** Saves policies of an organization, each of which was rated once, as one row of the run of the work's organization. */
export async function saveResults(
  work: Work,
  runId: string,
  { organizationId, policyId }: Place,
  lists: ResultLists,
): Promise<void> {
  const columns = Object.entries(typesOfLists) as [keyof ResultLists, string][];
  const insert = sql`
    insert into dislocation_batches (dislocation_run_id, run_organization_id, organization_id, last_policy_id,
      ${sql.join(columns.map(([column]) => sql.ref(column)))})
    values (${runId}, ${work.organizationId}, ${organizationId}, ${policyId},
      ${sql.join(columns.map(([column, type]) => arrayOf(lists[column], type)))})`;
  await within(work, organizationId, () => insert.execute(work.tx));
}

/** How many policies of these organizations changed by so many basis points. */
export async function countChanges(work: Work, runId: string, organizations: readonly string[]) {
  const changes: Record<string, number> = {};
  const counted = sql<{ change: number; policies: number }>`
    select change, count(*)::integer as policies from dislocation_batches, unnest(changes) as change
    where dislocation_run_id = ${runId} and change is not null group by change`;
  for (const organizationId of organizations) {
    const { rows } = await within(work, organizationId, () => counted.execute(work.tx));
    for (const { change, policies } of rows) changes[change] = (changes[change] ?? 0) + policies;
  }
  return changes;
}
