import type { Charge } from '@roadworthy/core/billing/charge-lines.ts';
import type { InvoiceDue } from '@roadworthy/core/billing/instalments.ts';
import { chargeEntries, receivedEntries } from '@roadworthy/core/billing/ledger/ledger.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import { dayOfMonth, type Day } from '@roadworthy/core/shared/time/day.ts';
import { newId } from '../../kernel/new-id.ts';
import type { Work } from '../../kernel/work.ts';
import { writeCharges } from '../charge-lines.ts';
import { endFormerMethod } from '../methods/payment-method-store.ts';
import { writeLedger } from '../write-ledger.ts';

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

export type NewBusiness = {
  readonly policy: Policy;
  readonly today: Day;
  /** The transaction of the policy that wrote it. */
  readonly transactionId: string;
  readonly charges: readonly Charge[];
  readonly invoices: readonly InvoiceDue[];
  readonly payment: FirstPayment;
};

/** How an invoice stands of which the first payment, and nothing else, has been made or asked for. */
function statusOf(work: Work, { sequence, amount }: InvoiceDue, { paymentId, isSettled }: FirstPayment) {
  if (sequence > 1) return { status: 'scheduled' } as const;
  return isSettled
    ? ({ status: 'paid', paid: work.now, paid_amount: amount } as const)
    : ({ status: 'pending', pending_payment_id: paymentId } as const);
}

async function writeInvoices(work: Work, { policy, invoices, payment }: NewBusiness): Promise<string> {
  const written = invoices.map((invoice) => ({ invoiceId: newId(), invoice }));
  const first = written.find(({ invoice }) => invoice.sequence === 1);
  if (!first) throw new Error('A schedule has a first invoice');
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
        ...statusOf(work, invoice, payment),
      })),
    )
    .execute();
  return first.invoiceId;
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
    autopay: autopay && paymentTerm === 'monthly',
  };
  await endFormerMethod(work, contractId, paymentMethodId);
  await work.tx
    .insertInto('billing_arrangements')
    .values({ organization_id: work.organizationId, contract_id: contractId, ...agreed })
    // What takes a policy's place goes on under its contract.
    .onConflict((known) => known.column('contract_id').doUpdateSet(agreed))
    .execute();
  await work.tx
    .insertInto('policy_collections')
    .values({ organization_id: work.organizationId, policy_id: policyId })
    .execute();
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
  const { policy, today, transactionId, charges, payment } = business;
  const { policyId, effectiveDate } = policy;
  const invoiceId = await writeInvoices(work, business);
  await writeArrangement(work, business);
  await writeFirstCharge(work, business, invoiceId);
  await writeCharges(work, { policyId, transactionId }, charges);
  await work.tx
    .insertInto('policy_earnings')
    .values({ organization_id: work.organizationId, policy_id: policyId, earned_until: effectiveDate })
    .execute();
  const written = { kind: 'new_business', effectiveDate, entries: chargeEntries(charges) } as const;
  const received = {
    kind: 'payment',
    effectiveDate: today,
    entries: receivedEntries({ allocations: [{ invoiceId, amount: payment.amount }], unapplied: 0 }),
  } as const;
  await writeLedger(work, policyId, payment.isSettled ? [written, received] : [written]);
}
