import { accept, type Decision, refuse } from '../../shared/decision.ts';
import type { Cents } from '../../shared/money/money.ts';
import type { Day } from '../../shared/time/day.ts';
import type { OpenInvoice } from '../ledger/allocate-payment.ts';
import { chargedByItself, type CollectedInvoice, dueNow, isDue } from './collect.ts';
import type { PaymentMethodKind } from '../vocabulary.ts';

/** The method on file, and whether it may be charged today. */
export type MethodOnFile = {
  readonly paymentMethodId: string;
  readonly kind: PaymentMethodKind;
  readonly isChargeable: boolean;
};

/** What a charge of everything due rests on. */
export type ChargeDueFacts = {
  readonly invoices: readonly (OpenInvoice & Pick<CollectedInvoice, 'told'>)[];
  readonly isUnderWay: boolean;
  readonly autopay: boolean;
  readonly method: MethodOnFile | null;
};

/** What is charged, in cents, for which invoices, and to what. */
export type ChargeDue = {
  readonly amount: Cents;
  readonly invoiceIds: readonly string[];
  readonly paymentMethodId: string;
  readonly isDebit: boolean;
};

export type ChargeDueRefusal =
  | 'payment_under_way'
  | 'nothing_due'
  | 'no_method_on_file'
  | 'method_not_chargeable'
  | 'debit_not_announced';

/** Whether what is due may be charged to the method on file now: everything, or of a bank account what was told in time. */
export function decideChargeDue(
  { invoices, isUnderWay, autopay, method }: ChargeDueFacts,
  today: Day,
): Decision<ChargeDue, ChargeDueRefusal> {
  if (isUnderWay) {
    return refuse('payment_under_way', 'A payment of this policy is under way. Wait until its bank has answered.');
  }
  if (dueNow(invoices) === 0) return refuse('nothing_due', 'Nothing is due on this policy now.');
  if (!autopay || method === null) {
    return refuse(
      'no_method_on_file',
      'No card or account may be charged by itself here. Send the customer the link to the billing page.',
    );
  }
  if (!method.isChargeable) {
    return refuse(
      'method_not_chargeable',
      'The card or account on file has expired or was refused for good. Send the customer the link to the billing page to give another.',
    );
  }
  const charged = chargedByItself(invoices, method.kind, today).filter(isDue);
  if (charged.length === 0) {
    return refuse(
      'debit_not_announced',
      'A bank account is debited ten days after its owner was told, at the soonest. Send the customer the link to the billing page to pay now.',
    );
  }
  const invoiceIds = charged.map(({ invoiceId }) => invoiceId);
  const { paymentMethodId, kind } = method;
  return accept({ amount: dueNow(charged), invoiceIds, paymentMethodId, isDebit: kind === 'bank' });
}
