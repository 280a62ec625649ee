import type { CancellationDecided } from '@roadworthy/core/policies/cancellation/cancel-policy.ts';
import { refundClockOf } from '@roadworthy/core/policies/cancellation/refund-clock.ts';
import { insuredState } from '@roadworthy/core/quoting/signing/sale-terms.ts';
import { writeEnd } from '../billing/cancellation/cancel-policy.ts';
import { carryOutCancellation } from '../billing/cancellation/carry-out-cancellation.ts';
import type { Work } from '../kernel/work.ts';
import { lockPolicy } from '../policies/policy-store.ts';
import { loadQuote } from '../quoting/quote-store.ts';

/**
 * Ends a next term that waited for its first payment and got none: it was never taken, covers nothing and costs nothing;
 * what a part of it was paid goes back.
 */
export async function endNextTerm(work: Work, policyId: string): Promise<void> {
  const { policy } = await lockPolicy(work, policyId);
  if (policy.status !== 'pending') return;
  const { quote } = await loadQuote(work, policy.currentQuoteId);
  const asOf = policy.effectiveDate;
  const today = work.today(policy.timeZone);
  const clock = refundClockOf({ state: insuredState(quote), endedBy: 'insured', from: asOf, noticeSent: null });
  const decided: CancellationDecided = {
    type: 'cancellation_decided',
    policyId,
    reason: 'never_taken',
    asOf,
    takes: 'now',
    basis: 'flat',
    minimumEarned: 0,
    endedBy: 'insured',
    legal: null,
    channel: null,
    ground: null,
    clock,
  };
  const end = await writeEnd(work, { policy, request: { explanation: '', proof: '', issueRefund: true }, decided });
  await carryOutCancellation(work, { policy, quote }, end, today);
}
