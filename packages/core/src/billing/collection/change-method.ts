import { accept, type Decision, refuse } from '../../shared/decision.ts';
import type { Cents } from '../../shared/money/money.ts';
import { type OpenInvoice } from '../ledger/allocate-payment.ts';
import { amountToPay, everythingPaid } from './pay-policy.ts';
import { paymentUnderWay } from '../../policies/cancellation/cancel-policy.ts';

/** What a change of the card or account that pays a policy rests on. */
export type MethodFacts = {
  readonly invoices: readonly OpenInvoice[];
  /** What was paid already of what is still to come, in cents. */
  readonly paidAhead: Cents;
  readonly isUnderWay: boolean;
};

/** Whether another card or account may pay a policy from now on, with nothing charged to it now: as long as something is to be paid. */
export function decideChangeMethod({
  invoices,
  paidAhead,
  isUnderWay,
}: MethodFacts): Decision<null, 'payment_under_way' | 'nothing_owed'> {
  if (isUnderWay) {
    return refuse('payment_under_way', paymentUnderWay);
  }
  return amountToPay(invoices, paidAhead) === 0 ? refuse('nothing_owed', everythingPaid) : accept(null);
}
