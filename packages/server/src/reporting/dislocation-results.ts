import type { Dislocation } from '@roadworthy/core/rating/dislocation.ts';
import { basisPointsOf, type DislocationGroups } from '@roadworthy/core/rating/dislocation-summary.ts';
import { sql } from 'kysely';
import type { Work } from '../kernel/work.ts';
import type { PolicyToRate } from './dislocation-book.ts';

/** A policy that was rated under both versions. */
export type RatedPolicy = Dislocation & {
  readonly policyId: string;
  readonly policyNumber: string;
  readonly policyRenewalId: PolicyToRate['policyRenewalId'];
  readonly baseRaterVersionId: string | null;
  readonly groups: DislocationGroups;
};

/** A list of texts as PostgreSQL writes one, for a list of such lists would have to be square. */
function listOf(texts: readonly string[]): string {
  return texts.length === 0 ? '{}' : `{${texts.map((text) => JSON.stringify(text)).join(',')}}`;
}

/** Saves what became of a batch of policies; of one that is saved already nothing changes. */
export async function saveResults({ tx, organizationId }: Work, runId: string, rated: readonly RatedPolicy[]) {
  const column = <Value>(of: (policy: RatedPolicy) => Value): Value[] => rated.map(of);
  await sql`
    insert into dislocation_results (dislocation_run_id, organization_id, policy_id, policy_number,
      policy_renewal_id, base_rater_version_id, premium_before, premium_after, premium_capped, charged, change, referrals, refusals, missing,
      crosses, administrative_area, vehicle_class)
    select ${runId}, ${organizationId}, policy, number, renewal, base, before, after, capped, charged, change, referrals::text[],
      refusals::text[], missing::text[], crosses, area, class
    from unnest(${column((one) => one.policyId)}::uuid[], ${column((one) => one.policyNumber)}::text[],
      ${column((one) => one.policyRenewalId)}::uuid[],
      ${column((one) => one.baseRaterVersionId)}::uuid[], ${column((one) => one.before)}::bigint[],
      ${column((one) => one.after)}::bigint[], ${column((one) => one.capped)}::bigint[],
      ${column((one) => one.charged)}::bigint[], ${column(changeOf)}::integer[],
      ${column((one) => listOf(one.referrals))}::text[], ${column((one) => listOf(one.refusals))}::text[],
      ${column((one) => listOf(one.missing))}::text[], ${column(crosses)}::boolean[],
      ${column((one) => one.groups.state)}::text[], ${column((one) => one.groups.class)}::text[])
      as rated (policy, number, renewal, base, before, after, capped, charged, change, referrals, refusals, missing, crosses,
        area, class)
    on conflict do nothing`.execute(tx);
}

function changeOf({ before, after }: Dislocation): number | null {
  return before === null || after === null ? null : basisPointsOf(before, after);
}

/** Whether a person would have to look at the policy: it is newly referred or refused, or loses its price. */
function crosses({ before, after, referrals, refusals }: Dislocation): boolean {
  return referrals.length > 0 || refusals.length > 0 || (before !== null && after === null);
}

/** The policies of a run by their change in basis points. */
export async function countChanges({ tx }: Work, runId: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ change: number; policies: number }>`
    select change, count(*)::integer as policies from dislocation_results
    where dislocation_run_id = ${runId} and change is not null group by change`.execute(tx);
  return Object.fromEntries(rows.map(({ change, policies }) => [change, policies]));
}
