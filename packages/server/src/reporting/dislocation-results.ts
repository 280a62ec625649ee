import { sql } from 'kysely';
import { within } from '../kernel/within.ts';
import type { Work } from '../kernel/work.ts';
import type { ResultLists } from './dislocation-lists.ts';
import type { Place } from './dislocation-run.ts';

/** Saves policies of an organization, each of which was rated once, as one row of the run of the work's organization. */
export async function saveResults(
  work: Work,
  runId: string,
  { organizationId, policyId }: Place,
  lists: ResultLists,
): Promise<void> {
  const insert = work.tx.insertInto('dislocation_batches').values({
    dislocation_run_id: runId,
    run_organization_id: work.organizationId,
    organization_id: organizationId,
    last_policy_id: policyId,
    policy_ids: sql`${lists.policy_ids}::uuid[]`,
    policy_numbers: sql`${lists.policy_numbers}::text[]`,
    policy_renewal_ids: sql`${lists.policy_renewal_ids}::uuid[]`,
    base_rater_version_ids: sql`${lists.base_rater_version_ids}::uuid[]`,
    premiums_before: sql`${lists.premiums_before}::bigint[]`,
    premiums_after: sql`${lists.premiums_after}::bigint[]`,
    premiums_capped: sql`${lists.premiums_capped}::bigint[]`,
    charged: sql`${lists.charged}::bigint[]`,
    changes: sql`${lists.changes}::integer[]`,
    referrals: sql`${lists.referrals}::text[]`,
    refusals: sql`${lists.refusals}::text[]`,
    missing: sql`${lists.missing}::text[]`,
    administrative_areas: sql`${lists.administrative_areas}::text[]`,
    vehicle_classes: sql`${lists.vehicle_classes}::text[]`,
  });
  await within(work, organizationId, () => insert.execute());
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
