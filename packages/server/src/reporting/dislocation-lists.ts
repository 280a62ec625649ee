import type { Dislocation } from '@roadworthy/core/rating/dislocation/dislocation.ts';
import { basisPointsOf, type DislocationGroups } from '@roadworthy/core/rating/dislocation/dislocation-summary.ts';

/** A policy that was rated under both versions. */
export type RatedPolicy = Dislocation & {
  readonly policyId: string;
  readonly policyNumber: string;
  readonly policyRenewalId: string | null;
  readonly baseRaterVersionId: string | null;
  readonly groups: DislocationGroups;
};

function changeOf({ before, after }: Dislocation): number | null {
  return before === null || after === null ? null : basisPointsOf(before, after);
}

const wordsOf = (codes: readonly string[]) => (codes.length === 0 ? '""' : JSON.stringify(codes.join(' ')));

// Each column of a batch: the n-th value of its list is the n-th policy's.
const columns = {
  policy_ids: (one) => one.policyId,
  policy_numbers: (one) => JSON.stringify(one.policyNumber),
  policy_renewal_ids: (one) => one.policyRenewalId,
  base_rater_version_ids: (one) => one.baseRaterVersionId,
  premiums_before: (one) => one.before,
  premiums_after: (one) => one.after,
  premiums_capped: (one) => one.capped,
  charged: (one) => one.charged,
  changes: changeOf,
  referrals: (one) => wordsOf(one.referrals),
  refusals: (one) => wordsOf(one.refusals),
  missing: (one) => wordsOf(one.missing),
  administrative_areas: (one) => JSON.stringify(one.groups.state),
  vehicle_classes: (one) => JSON.stringify(one.groups.class),
} as const satisfies Readonly<Record<string, (policy: RatedPolicy) => number | string | null>>;

/**
 * A column of a batch as PostgreSQL reads lists, whose driver would look at every character of every value: all its
 * values, or the one that every policy has, as often as there are policies.
 */
export type ResultList = { readonly values: string; readonly times: number | null };
export type ResultLists = Readonly<Record<keyof typeof columns, ResultList>>;

type ValueOf = (policy: RatedPolicy) => number | string | null;

function listOf(rated: readonly RatedPolicy[], of: ValueOf): ResultList {
  const [first] = rated;
  const common = first && (of(first) ?? 'null');
  if (rated.every((policy) => (of(policy) ?? 'null') === common))
    return { values: `{${common ?? ''}}`, times: rated.length };
  let list = '';
  for (const policy of rated) list += `,${of(policy) ?? 'null'}`;
  return { values: `{${list.slice(1)}}`, times: null };
}

/** What became of policies, column by column. */
export function listsOf(rated: readonly RatedPolicy[]): ResultLists {
  const lists = Object.entries(columns).map(([column, of]) => [column, listOf(rated, of)]);
  return Object.fromEntries(lists) as ResultLists;
}

/** A policy that somebody would have to look at, as the run shows it. */
export type CrossingPolicy = Pick<
  RatedPolicy,
  'policyId' | 'policyNumber' | 'before' | 'after' | 'referrals' | 'refusals' | 'missing'
>;

/** Of the policies that somebody would have to look at so many are shown with a run; all are in its batches. */
export const mostShown = 100;

function crosses({ before, after, referrals, refusals }: RatedPolicy): boolean {
  return referrals.length > 0 || refusals.length > 0 || (before !== null && after === null);
}

/** The first policies that are newly referred or refused, or lose their price. */
export function crossingOf(rated: readonly RatedPolicy[]): CrossingPolicy[] {
  return rated
    .filter(crosses)
    .slice(0, mostShown)
    .map(({ policyId, policyNumber, before, after, referrals, refusals, missing }) => {
      return { policyId, policyNumber, before, after, referrals, refusals, missing };
    });
}
