import { endedStatuses } from '@roadworthy/core/policies/vocabulary.ts';
import { refundClockOf } from '@roadworthy/core/policies/cancellation/refund-clock.ts';
import type { Work } from '../../kernel/work.ts';
import { loadPolicy } from '../../policies/policy-store.ts';
import { loadQuote } from '../../quoting/quote-store.ts';
import { insuredState } from '@roadworthy/core/quoting/signing/sale-terms.ts';
import { accountOf } from '../cancellation/policy-money.ts';
import { oweRefund } from './owe-refund.ts';

/** What the account of a policy holds that has ended is owed back: no cover is left that it could pay for. */
export async function oweCredit(work: Work, policyId: string): Promise<void> {
  const { policy } = await loadPolicy(work, policyId);
  if (!endedStatuses.some((status) => status === policy.status)) return;
  const account = await accountOf(work, policyId);
  if (account.receivable > 0 || account.receivable + account.unapplied >= 0) return;
  const { quote } = await loadQuote(work, policy.currentQuoteId);
  const on = work.today(policy.timeZone);
  const clock = refundClockOf({ state: insuredState(quote), endedBy: 'insured', from: on, noticeSent: null });
  await oweRefund(work, policy, {
    account,
    fees: 0,
    reason: 'paid_after_end',
    holdReason: null,
    clock,
    policyTransactionId: null,
    on,
  });
}
