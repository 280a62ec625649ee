import { accept, type Decision, refuse } from '../../shared/decision.ts';
import { type Cents, sumCents } from '../../shared/money/money.ts';
import { sentence } from '../../shared/text/sentence.ts';
import { oldestFirst, openAmount, type OpenInvoice, owedOn, writtenOff } from '../ledger/allocate-payment.ts';
import { dueNow } from './collect.ts';
import { words } from '../../shared/words.ts';
import { paymentUnderWay } from '../../policies/cancellation/cancel-policy.ts';

export const everythingPaid = words('Everything of this term is paid.', 'Tout est payé pour cette période.');

/** What a payment by a customer rests on. */
export type PayFacts = {
  readonly invoices: readonly OpenInvoice[];
  /** What was paid already of what is still to come, or is on its way from a bank for it, in cents. */
  readonly paidAhead: Cents;
  /** Whether a bank account pays: the money takes days. */
  readonly isDebit?: boolean;
  readonly isUnderWay: boolean;
  readonly currency: 'USD' | 'CAD';
};

export type PayRefusal = 'payment_under_way' | 'nothing_owed' | 'amount_invalid' | 'more_than_owed' | 'debit_too_small';

/** A payment that lies ahead, with what is left of it to pay, in cents. */
export type Ahead<Invoice extends OpenInvoice> = { readonly invoice: Invoice; readonly left: Cents };

/** The payments that lie ahead, the next first, and what is left of each once what was paid ahead is taken off. */
export function aheadOf<Invoice extends OpenInvoice>(
  invoices: readonly Invoice[],
  paidAhead: Cents,
): readonly Ahead<Invoice>[] {
  let credit = paidAhead;
  return oldestFirst(invoices.filter(({ status }) => status === 'scheduled')).map((invoice) => {
    const taken = Math.min(credit, openAmount(invoice));
    credit -= taken;
    return { invoice, left: openAmount(invoice) - taken };
  });
}

/** What a customer pays when they name no amount: everything due, or else what is left of the next payment. */
export function amountToPay(invoices: readonly OpenInvoice[], paidAhead: Cents): Cents {
  const due = dueNow(invoices);
  return due > 0 ? due : (aheadOf(invoices, paidAhead).find(({ left }) => left > 0)?.left ?? 0);
}

/**
 * Whether somebody may pay so much on a policy now: a part of what is due, all of it, or ahead of what is still to come.
 * Never more than the whole term owes, with what was written off of it. From a bank account all that is due at least: it
 * waits for that debit as a whole.
 */
export function decidePay(
  { invoices, paidAhead, isUnderWay, currency, isDebit = false }: PayFacts,
  amount: Cents,
): Decision<Cents, PayRefusal> {
  if (isUnderWay) {
    return refuse('payment_under_way', paymentUnderWay);
  }
  const owed = owedOn(invoices.filter(({ status }) => status !== 'pending')) - paidAhead;
  const most = owed + sumCents(invoices.map(writtenOff));
  if (most <= 0) return refuse('nothing_owed', everythingPaid);
  if (!Number.isSafeInteger(amount) || amount < 100) {
    return refuse(
      'amount_invalid',
      words('Enter an amount of one dollar or more.', 'Entrez un montant d’un dollar ou plus.'),
      'amount',
    );
  }
  if (amount > most) {
    const form = words(
      'The whole term owes {most}. Enter no more than that.',
      'La période entière doit {most}. N’entrez pas un montant supérieur.',
    );
    return refuse('more_than_owed', sentence(form, { most: { cents: most, currency } }), 'amount');
  }
  const due = dueNow(invoices);
  if (isDebit && amount < due) {
    const form = words(
      'From a bank account, pay all that is due: {due} or more. A card pays a part.',
      'À partir d’un compte bancaire, payez tout ce qui est dû : {due} ou plus. Une carte permet d’en payer une partie.',
    );
    return refuse('debit_too_small', sentence(form, { due: { cents: due, currency } }), 'amount');
  }
  return accept(amount);
}
