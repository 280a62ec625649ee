import { coveringStatuses, settledClaims, withoutLoss } from '../policies/vocabulary.ts';
import type { Day } from '../shared/time/day.ts';
import type { Sentence } from '../shared/text/sentence.ts';
import { countedKinds, type Held, type HeldClaim, type HeldPolicy, type HeldQuote } from './held.ts';
import { keepUntil, type Place, type RetentionRule, retentionOf } from './retention-table.ts';
import { type DeletionObstacle, deletionObstacles, type RetentionKind } from '../shared/deletion-kinds.ts';

/** What stands against a deletion, and of which policy, by its number. */
export type Status = { readonly obstacle: DeletionObstacle; readonly record: string | null };

/** What becomes of a record: kept through a day, or erased where there is none. */
export type Fate = {
  readonly kind: 'quote' | 'policy' | 'claim';
  readonly id: string;
  readonly organizationId: string;
  readonly until: Day | null;
};

/** What a person reads of a kind of record: how many, until when, and why. */
export type DeletionPart = Pick<RetentionRule, 'source' | 'grade' | 'reviewed'> & {
  readonly kind: RetentionKind;
  readonly count: number;
  readonly until: Day | null;
  readonly reason: Sentence;
};

export type DeletionPlan = {
  readonly status: readonly Status[];
  readonly fates: readonly Fate[];
  readonly parts: readonly DeletionPart[];
  /** The last day of what is kept longest; null where nothing is. */
  readonly keptUntil: Day | null;
};

/** Claims that are settled, one way or the other, or were never filed. */
const settled: readonly string[] = [...withoutLoss, ...settledClaims];
const covering: readonly string[] = coveringStatuses;

function obstaclesOf(held: Held): readonly Status[] {
  const { isStaff, policies, claims, quotes, underWay } = held;
  const numberOf = ({ policyId }: HeldClaim) => policies.find(({ id }) => id === policyId)?.number ?? null;
  const found: readonly Status[] = [
    ...(isStaff ? [{ obstacle: 'works_here', record: null } as const] : []),
    ...policies.flatMap(({ status, number, owed, dueBack }): Status[] =>
      covering.includes(status)
        ? [{ obstacle: 'policy_in_force', record: number }]
        : [
            ...(owed > 0 ? [{ obstacle: 'money_owed', record: number } as const] : []),
            ...(dueBack > 0 ? [{ obstacle: 'money_due_back', record: number } as const] : []),
          ],
    ),
    ...claims.flatMap((claim): Status[] =>
      settled.includes(claim.status) ? [] : [{ obstacle: 'claim_open', record: numberOf(claim) }],
    ),
    ...(quotes.some(({ status }) => status === 'pending_bind')
      ? [{ obstacle: 'quote_pending_bind', record: null } as const]
      : []),
    ...(underWay > 0 ? [{ obstacle: 'payment_under_way', record: null } as const] : []),
  ];
  const rank = ({ obstacle }: Status) => deletionObstacles.indexOf(obstacle);
  return found.toSorted((one, other) => rank(one) - rank(other));
}

const later = (days: readonly (Day | null)[]): Day | null =>
  days.reduce<Day | null>((latest, one) => (one !== null && (latest === null || one > latest) ? one : latest), null);

/** A claim that names neither policy nor quote is looked at as where records stay longest. */
const placeOf = ({ country, area }: HeldClaim): Place => ({ country: country ?? 'US', area: area ?? '' });

function untilOfPolicy(policy: HeldPolicy, claims: readonly HeldClaim[]): Day | null {
  const own = claims.filter(({ policyId }) => policyId === policy.id);
  return later([
    keepUntil('policy', policy, policy.ended),
    ...own.map((claim) => (claim.status === 'draft' ? null : keepUntil('claim', policy, claim.ended))),
  ]);
}

function fatesOf({ policies, claims, quotes }: Held): readonly Fate[] {
  const ofPolicies = new Map(policies.map((policy) => [policy.id, untilOfPolicy(policy, claims)]));
  const fate = (kind: Fate['kind'], { id, organizationId }: HeldQuote | HeldPolicy | HeldClaim, until: Day | null) => ({
    kind,
    id,
    organizationId,
    until,
  });
  return [
    ...policies.map((policy) => fate('policy', policy, ofPolicies.get(policy.id) ?? null)),
    ...claims.map((claim) => {
      const own = claim.status === 'draft' ? null : keepUntil('claim', placeOf(claim), claim.ended);
      return fate('claim', claim, later([own, ofPolicies.get(claim.policyId ?? '') ?? null]));
    }),
    ...quotes.flatMap((quote) => {
      if (quote.policyId === null) {
        const kind = quote.isApplication ? 'application' : 'quote';
        return [fate('quote', quote, keepUntil(kind, quote, quote.ended))];
      }
      // What describes somebody else's policy is theirs.
      return ofPolicies.has(quote.policyId) ? [fate('quote', quote, ofPolicies.get(quote.policyId) ?? null)] : [];
    }),
  ];
}

/** Where a person's own records lie, as the law that counts for what belongs to no record. */
function homeOf({ policies, quotes }: Held): Place {
  const [found] = [...policies, ...quotes];
  return found ? { country: found.country, area: found.area } : { country: 'US', area: '' };
}

function partsOf(held: Held, fates: readonly Fate[]): readonly DeletionPart[] {
  const home = homeOf(held);
  const part = (kind: RetentionKind, place: Place, until: Day | null): DeletionPart => {
    const { reason, source, grade, reviewed } = retentionOf(kind, place);
    return {
      kind,
      until,
      reason,
      source,
      grade,
      reviewed,
      count: 1,
    };
  };
  const placed = [...held.policies, ...held.quotes, ...held.claims.map((claim) => ({ ...claim, ...placeOf(claim) }))];
  /** A part and the name it is counted under: the terms of a policy share its number, and are one policy to its owner. */
  const ofRecords = fates.flatMap(({ id, kind, until }): { readonly part: DeletionPart; readonly name: string }[] => {
    const record = placed.find((one) => one.id === id);
    if (!record) return [];
    if ('isApplication' in record && record.policyId !== null) return [];
    const notified = 'isApplication' in record && record.isApplication && until !== null ? 'application' : kind;
    const name = 'number' in record ? `${record.organizationId} ${record.number}` : id;
    const own = { part: part(notified, record, until), name };
    return kind === 'policy' ? [own, { part: part('money', record, until), name }] : [own];
  });
  const counted = countedKinds.flatMap((kind) => {
    const count = held.counts[kind] ?? 0;
    return count > 0 ? [{ ...part(kind, home, null), count }] : [];
  });
  const alike = Map.groupBy(ofRecords, ({ part: one }) => `${one.kind} ${one.until ?? ''} ${one.source}`);
  const merged = [...alike.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first.part, count: new Set([first, ...others].map(({ name }) => name)).size }] : [],
  );
  return [part('account', home, null), ...merged, ...counted];
}

/**
 * What deleting a person's data comes to: what stands against it, what becomes of every record, and what they read of
 * it. The preview prints this plan, and the job carries out this plan: both ask here.
 */
export function planDeletion(held: Held): DeletionPlan {
  const fates = fatesOf(held);
  return {
    status: obstaclesOf(held),
    fates,
    parts: partsOf(held, fates),
    keptUntil: later(fates.map(({ until }) => until)),
  };
}
