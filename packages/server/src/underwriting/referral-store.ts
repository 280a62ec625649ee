import { day } from '@roadworthy/core/shared/time/day.ts';
import type { Referral } from '@roadworthy/core/underwriting/referral.ts';
import type { Database } from '@roadworthy/db/generated/rows.ts';
import type { Selectable } from 'kysely';
import { notFound } from '../kernel/errors.ts';
import { nameOfUser, personOf } from '../kernel/operations/person-of.ts';
import type { Work } from '../kernel/work.ts';
import { lockQuote } from '../quoting/quote-store.ts';
import { factsOf, rateNow } from '../quoting/pricing/rate-stored-quote.ts';
import type { StoredQuote } from '../quoting/stored-quote.ts';

export const referralColumns = [
  ...(['quote_referral_id', 'quote_id', 'status', 'review_type'] as const),
  ...(['requested_by_user_id', 'last_day', 'findings'] as const),
] as const;

type ReferralRow = Pick<Selectable<Database['quote_referrals']>, (typeof referralColumns)[number]>;

/** A referral as the rules read it. */
export function referralFromRow(row: ReferralRow): Referral {
  return {
    referralId: row.quote_referral_id,
    status: row.status,
    reviewType: row.review_type,
    isBySystem: row.requested_by_user_id === null,
    lastDay: day(row.last_day),
    // Written by write-referral.ts, from the same type.
    findings: row.findings as Referral['findings'],
  };
}

/** A referral with its quote as it stands and the facts of now. */
export type OpenedReferral = {
  readonly referral: Referral;
  readonly stored: StoredQuote;
  readonly facts: ReturnType<typeof factsOf>;
};

/** Reads a referral after its quote was locked, as every writer of one does. Throws `not_found`. */
export async function lockReferral(work: Work, referralId: string): Promise<OpenedReferral> {
  const row = () =>
    work.tx
      .selectFrom('quote_referrals')
      .select(referralColumns)
      .where('quote_referral_id', '=', referralId)
      .executeTakeFirst();
  const found = await row();
  if (!found) throw notFound();
  const stored = await lockQuote(work, found.quote_id);
  // Another writer may have been quicker while this one waited for the lock.
  const current = (await row()) ?? found;
  const facts = factsOf(work, stored, await rateNow(work, stored.quote));
  return { referral: referralFromRow(current), stored, facts };
}

/** The person who acts and what they are called now. Throws `person_required` for a machine. */
export async function signatureOf({
  actor,
  tx,
}: Work): Promise<{ readonly userId: string; readonly name: string | null }> {
  const userId = personOf(actor);
  const row = await tx.selectNoFrom(nameOfUser(userId).as('name')).executeTakeFirst();
  return { userId, name: row?.name ?? null };
}
