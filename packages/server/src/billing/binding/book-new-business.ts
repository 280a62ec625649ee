import type { Charge } from '@roadworthy/core/billing/charge-lines.ts';
import type { InvoiceDue } from '@roadworthy/core/billing/instalments.ts';
import { chargeEntries, receivedEntries } from '@roadworthy/core/billing/ledger/ledger.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import { dayOfMonth, type Day } from '@roadworthy/core/shared/time/day.ts';
import type { Database } from '@roadworthy/db/generated/rows.ts';
import type { Insertable } from 'kysely';
import { newId } from '../../kernel/new-id.ts';
import type { Work } from '../../kernel/work.ts';
import { writeCharges } from '../charge-lines.ts';
import { endFormerMethod } from '../methods/payment-method-store.ts';
import { type LedgerTransaction, writeLedger } from '../write-ledger.ts';

/** The payment that a policy was bought with; the debit of a bank account settles days later. */
type FirstPayment = {
  readonly paymentId: string;
  readonly paymentMethodId: string | null;
  /** Whether later payments are charged to the same method. */
  readonly autopay: boolean;
  /** Cents. */
  readonly amount: number;
  readonly isSettled: boolean;
  /** Ends of the number of the card, or of the bank account. */
  readonly lastFour: string | null;
  readonly bank: string | null;
};

/** A term that was written, and what it charges and asks for. */
type WrittenTerm = {
  readonly policy: Policy;
  /** The transaction of the policy that wrote it. */
  readonly transactionId: string;
  readonly charges: readonly Charge[];
  readonly invoices: readonly InvoiceDue[];
};

export type NewBusiness = WrittenTerm & { readonly today: Day; readonly payment: FirstPayment };

/** The next term of a contract, which nobody has paid for yet. */
export type NextTerm = WrittenTerm & {
  /** The day from which its first invoice is charged, as its payer was told with the offer; null where they are told yet. */
  readonly collectFrom: Day | null;
};

/** How an invoice stands of which the first payment, and nothing else, has been made or asked for. */
function statusOf(work: Work, { amount }: InvoiceDue, { paymentId, isSettled }: FirstPayment) {
  return isSettled
    ? ({ status: 'paid', paid: work.now, paid_amount: amount } as const)
    : ({ status: 'pending', pending_payment_id: paymentId } as const);
}

/** Writes the invoices of a term; `first` says how the first of them stands, the others are asked for in time. */
async function writeInvoices(
  work: Work,
  { policy, invoices }: WrittenTerm,
  first: (invoice: InvoiceDue) => Partial<Insertable<Database['invoices']>>,
): Promise<string> {
  const written = invoices.map((invoice) => ({ invoiceId: newId(), invoice }));
  const deposit = written.find(({ invoice }) => invoice.sequence === 1);
  if (!deposit) throw new Error('A schedule has a first invoice');
  await work.tx
    .insertInto('invoices')
    .values(
      written.map(({ invoiceId, invoice }) => ({
        invoice_id: invoiceId,
        organization_id: work.organizationId,
        policy_id: policy.policyId,
        sequence: invoice.sequence,
        kind: invoice.sequence === 1 ? ('deposit' as const) : ('instalment' as const),
        due_date: invoice.dueDate,
        premium: invoice.premium,
        fees: invoice.fees,
        status: 'scheduled' as const,
        ...(invoice.sequence === 1 ? first(invoice) : {}),
      })),
    )
    .execute();
  return deposit.invoiceId;
}

/** How the contract is billed from now on, and whose method it is. */
async function writeArrangement(work: Work, { policy, payment }: NewBusiness): Promise<void> {
  const { policyId, contractId, userId, effectiveDate, paymentTerm, currency } = policy;
  const { paymentMethodId, autopay } = payment;
  if (paymentMethodId !== null) {
    await work.tx
      .updateTable('payment_methods')
      .set({ contract_id: contractId, user_id: userId })
      .where('payment_method_id', '=', paymentMethodId)
      .execute();
  }
  const agreed = {
    policy_id: policyId,
    anchor_day: dayOfMonth(effectiveDate),
    payment_term: paymentTerm,
    currency,
    payment_method_id: paymentMethodId,
    autopay,
  };
  await endFormerMethod(work, contractId, paymentMethodId);
  await work.tx
    .insertInto('billing_arrangements')
    .values({ organization_id: work.organizationId, contract_id: contractId, ...agreed })
    // What takes a policy's place goes on under its contract.
    .onConflict((known) => known.constraint('billing_arrangements_contract_id_key').doUpdateSet(agreed))
    .execute();
}

/** What every term has from its first day: what is looked at for money, what it charges, and how far it is earned. */
async function bookTerm(
  work: Work,
  { policy, transactionId, charges }: WrittenTerm,
  kind: 'new_business' | 'renewal',
  received: readonly LedgerTransaction[],
): Promise<void> {
  const { policyId, effectiveDate } = policy;
  const of = { organization_id: work.organizationId, policy_id: policyId };
  await work.tx.insertInto('policy_collections').values(of).execute();
  await writeCharges(work, { policyId, transactionId }, charges);
  await work.tx
    .insertInto('policy_earnings')
    .values({ ...of, earned_until: effectiveDate })
    .execute();
  const written = { kind, effectiveDate, entries: chargeEntries(charges) } as const;
  await writeLedger(work, policyId, [written, ...received]);
}

/** The charge as people read of it, and what it pays as soon as it has come in. */
async function writeFirstCharge(work: Work, { policy, today, payment }: NewBusiness, invoiceId: string): Promise<void> {
  const { paymentId, amount, isSettled, lastFour, bank } = payment;
  const transactionId = newId();
  await work.tx
    .insertInto('transactions')
    .values({
      transaction_id: transactionId,
      organization_id: work.organizationId,
      policy_id: policy.policyId,
      invoice_id: invoiceId,
      payment_id: paymentId,
      amount,
      date: today,
      cc_last_four: lastFour,
      bank,
      type: 'charge',
      status: isSettled ? 'settled' : 'pending',
    })
    .execute();
  await work.tx
    .updateTable('payments')
    .set({ policy_id: policy.policyId, user_id: policy.userId, transaction_id: transactionId })
    .where('payment_id', '=', paymentId)
    .execute();
  if (!isSettled) return;
  await work.tx
    .insertInto('payment_allocations')
    .values({ organization_id: work.organizationId, payment_id: paymentId, invoice_id: invoiceId, amount })
    .execute();
}

/**
 * Writes what a bound policy owes and paid: its arrangement and invoices, the charge, and both sides in the books. Of a
 * debit that is on its way the books know the receivable alone.
 */
export async function bookNewBusiness(work: Work, business: NewBusiness): Promise<void> {
  const { today, payment } = business;
  const invoiceId = await writeInvoices(work, business, (invoice) => statusOf(work, invoice, payment));
  await writeArrangement(work, business);
  await writeFirstCharge(work, business, invoiceId);
  const received = {
    kind: 'payment',
    effectiveDate: today,
    entries: receivedEntries({ allocations: [{ invoiceId, amount: payment.amount }], unapplied: 0 }),
  } as const;
  await bookTerm(work, business, 'new_business', payment.isSettled ? [received] : []);
}

/** Writes what the next term of a contract owes: it is paid as the contract is, once its invoices are asked for. */
export async function bookNextTerm(work: Work, next: NextTerm): Promise<void> {
  const { collectFrom } = next;
  await writeInvoices(work, next, () =>
    collectFrom === null ? {} : { collect_from: collectFrom, announced: work.now },
  );
  await bookTerm(work, next, 'renewal', []);
}
