import type { CustomerRenewalOption } from '@roadworthy/core/policies/vocabulary.ts';
import type { TimePassed } from '@roadworthy/core/renewals/next-term.ts';
import type { RenewalEnd, RenewalIssueType, RenewalStatus } from '@roadworthy/core/renewals/vocabulary.ts';
import { day, type Day } from '@roadworthy/core/shared/time/day.ts';
import type { Database } from '@roadworthy/db/generated/rows.ts';
import type { Selectable, Updateable } from 'kysely';
import { notFound } from '../kernel/errors.ts';
import type { Work } from '../kernel/work.ts';
import { loadPolicy, lockPolicy, type StoredPolicy } from '../policies/policy-store.ts';

/** The offer of a policy's next term, as the rules see it. */
export type Renewal = {
  readonly renewalId: string;
  /** The term that ends. */
  readonly policyId: string;
  /** The number of the term that is offered. */
  readonly policyTerm: number;
  /** What the next term would cover; null until it was described. */
  readonly quoteId: string | null;
  /** What the ending term covered when that was described. */
  readonly baseQuoteId: string | null;
  readonly status: RenewalStatus;
  readonly renewalDate: Day;
  readonly cutoff: Day;
  readonly option: CustomerRenewalOption;
  readonly issue: RenewalIssueType;
  /** What a whole term costs more or less, in cents without fees; null until it was priced. */
  readonly priceChange: number | null;
  /** What a whole term of what is covered until now costs, in cents without fees. */
  readonly premiumBefore: number | null;
  readonly attempts: number;
  readonly endedBecause: RenewalEnd | null;
  /** The policy that it became; null until it is accepted. */
  readonly renewedPolicyId: string | null;
  /** Changes of the ending term that wait to be proposed on the next one. */
  readonly changesToCarry: readonly string[];
  /** Null until it was described, and of what was described before this was kept. */
  readonly passed: TimePassed | null;
  /** Whether part of what somebody edited of the offer did not fit any more when it was described last. */
  readonly editsLeft: boolean;
  /** The newest link of a letter that opens the offer, and until when it does. */
  readonly linkVersion: number;
  readonly linkExpires: Date | null;
};

const rows = ({ tx }: Pick<Work, 'tx'>) => tx.selectFrom('policy_renewals').selectAll();

function fromRow(row: Selectable<Database['policy_renewals']>): Renewal {
  return {
    renewalId: row.policy_renewal_id,
    policyId: row.source_policy_id,
    policyTerm: row.policy_term,
    quoteId: row.renewal_quote_id,
    baseQuoteId: row.base_quote_id,
    status: row.status,
    renewalDate: day(row.renewal_date),
    cutoff: day(row.underwriter_cutoff_date),
    option: row.customer_renewal_option,
    issue: row.issue_type,
    priceChange: row.price_change,
    premiumBefore: row.premium_before,
    attempts: row.attempts,
    endedBecause: row.ended_because,
    renewedPolicyId: row.renewed_policy_id,
    changesToCarry: row.changes_to_carry,
    passed: (row.meta as { readonly passed?: TimePassed }).passed ?? null,
    editsLeft: (row.meta as { readonly edits_left?: unknown }).edits_left === true,
    linkVersion: row.link_version,
    linkExpires: row.link_expires,
  };
}

/** A renewal with the term that it follows. */
export type OpenedRenewal = { readonly renewal: Renewal; readonly source: StoredPolicy };

async function open(
  work: Work,
  renewalId: string,
  policyOf: (work: Work, policyId: string) => Promise<StoredPolicy>,
): Promise<OpenedRenewal> {
  const found = await rows(work).where('policy_renewal_id', '=', renewalId).executeTakeFirst();
  if (!found) throw notFound();
  const source = await policyOf(work, found.source_policy_id);
  // Another writer may have been quicker while this one waited for the policy's lock.
  const row = await rows(work).where('policy_renewal_id', '=', renewalId).executeTakeFirstOrThrow();
  return { renewal: fromRow(row), source };
}

/** A renewal as it stands. Throws `not_found`. */
export const loadRenewal = (work: Work, renewalId: string): Promise<OpenedRenewal> => open(work, renewalId, loadPolicy);

/** The same under the lock of the ending term, as every writer of one takes it. */
export const lockRenewal = (work: Work, renewalId: string): Promise<OpenedRenewal> => open(work, renewalId, lockPolicy);

type Key = 'source_policy_id' | 'renewal_quote_id' | 'renewed_policy_id';

/** The latest renewal of a policy, of a quote, or that became a policy; null where there is none. */
export async function renewalOf(work: Pick<Work, 'tx'>, key: Key, id: string): Promise<Renewal | null> {
  const row = await rows(work).where(key, '=', id).orderBy('created', 'desc').limit(1).executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** Writes what became of a renewal. */
export async function updateRenewal(
  { tx }: Pick<Work, 'tx'>,
  { renewalId }: Pick<Renewal, 'renewalId'>,
  change: Updateable<Database['policy_renewals']>,
): Promise<void> {
  await tx.updateTable('policy_renewals').set(change).where('policy_renewal_id', '=', renewalId).execute();
}

/** What events about a renewal name. */
export const aboutRenewal = ({ policyId, renewalId, renewalDate }: Renewal) => ({ policyId, renewalId, renewalDate });
