import { accept, type Decision, refuse } from '../shared/decision.ts';
import type { Cents } from '../shared/money.ts';
import { sentence } from '../shared/sentence.ts';
import { type OpenInvoice, owedOn } from './allocate-payment.ts';
import { dueNow } from './collect.ts';

/** What a payment by a customer rests on. */
export type PayFacts = {
  readonly invoices: readonly OpenInvoice[];
  readonly isUnderWay: boolean;
  readonly currency: 'USD' | 'CAD';
};

export type PayRefusal = 'payment_under_way' | 'nothing_owed' | 'amount_invalid' | 'more_than_owed';

/** What a customer pays when they name no amount: everything due, or else the next payment. */
export function amountToPay(invoices: readonly OpenInvoice[]): Cents {
  const due = dueNow(invoices);
  const next = invoices.find(({ status }) => status === 'scheduled');
  return due > 0 ? due : (next?.amount ?? 0);
}

/**
 * Whether somebody may pay so much on a policy now: a part of what is due, all of it, or ahead of what is still to come.
 * Never more than the whole term owes.
 */
export function decidePay({ invoices, isUnderWay, currency }: PayFacts, amount: Cents): Decision<Cents, PayRefusal> {
  if (isUnderWay) {
    return refuse('payment_under_way', 'A payment of this policy is under way. Wait until its bank has answered.');
  }
  const most = owedOn(invoices.filter(({ status }) => status !== 'pending'));
  if (most === 0) return refuse('nothing_owed', 'Everything of this term is paid.');
  if (!Number.isSafeInteger(amount) || amount < 100) {
    return refuse('amount_invalid', 'Enter an amount of one dollar or more.', 'amount');
  }
  if (amount > most) {
    const form = 'The whole term owes {most}. Enter no more than that.';
    return refuse('more_than_owed', sentence(form, { most: { cents: most, currency } }), 'amount');
  }
  return accept(amount);
}
