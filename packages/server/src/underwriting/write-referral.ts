import {
  followFindings,
  type ReferredFindings,
  type WaitingReferral,
} from '@roadworthy/core/underwriting/follow-findings.ts';
import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import type { Violation, Waiver } from '@roadworthy/core/quoting/quote-facts.ts';
import type { Work } from '../kernel/work.ts';

/** The question about a quote that waits for an underwriter before it is bound. */
export async function waitingReferral(work: Work, quoteId: string): Promise<WaitingReferral | null> {
  const row = await work.tx
    .selectFrom('quote_referrals')
    .select(['quote_referral_id', 'requested_by_user_id', 'findings'])
    .where('quote_id', '=', quoteId)
    .where('review_type', '=', 'pre_bind')
    .where('status', '=', 'pending')
    .executeTakeFirst();
  if (!row) return null;
  return {
    referralId: row.quote_referral_id,
    isBySystem: row.requested_by_user_id === null,
    // Written below, from the same type.
    findings: row.findings as WaitingReferral['findings'],
  };
}

function columnsOf({ reasons, findings }: ReferredFindings) {
  const kept: readonly Pick<Waiver, 'code' | 'value'>[] = findings;
  return { request_reasons: [...reasons], findings: JSON.stringify(kept) };
}

/** Nobody waits for an answer about this quote any more. */
export async function withdrawReferral(work: Work, quoteId: string): Promise<void> {
  const waiting = await waitingReferral(work, quoteId);
  if (!waiting) return;
  await work.tx
    .updateTable('quote_referrals')
    .set({ status: 'expired' })
    .where('quote_referral_id', '=', waiting.referralId)
    .execute();
  await work.publish({ type: 'referral_withdrawn', quoteId });
}

/** Writes down what an underwriter is asked about a quote, as far as it changed. */
export async function writeReferral(
  work: Work,
  quote: Quote,
  open: readonly Violation[],
  waiting: WaitingReferral | null,
): Promise<void> {
  const { quoteId } = quote;
  const followed = followFindings(quote, open, waiting);
  if (followed.next === 'withdraw') await withdrawReferral(work, quoteId);
  if (followed.next === 'restate' && waiting) {
    await work.tx
      .updateTable('quote_referrals')
      .set(columnsOf(followed.referred))
      .where('quote_referral_id', '=', waiting.referralId)
      .execute();
  }
  if (followed.next !== 'request') return;
  await work.tx
    .insertInto('quote_referrals')
    .values({
      organization_id: work.organizationId,
      quote_id: quoteId,
      review_type: 'pre_bind',
      ...columnsOf(followed.referred),
    })
    .execute();
  await work.publish({ type: 'referral_requested', quoteId });
}
