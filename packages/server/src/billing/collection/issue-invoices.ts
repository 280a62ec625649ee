import { firstPaidAhead } from '@roadworthy/core/billing/collection/collect.ts';
import { feeEntries } from '@roadworthy/core/billing/ledger/ledger.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import type { Day } from '@roadworthy/core/shared/time/day.ts';
import type { Work } from '../../kernel/work.ts';
import { applyPayment, applyUnapplied, type PaymentOfPolicy } from '../apply-payment.ts';
import { waitForDebitsAhead } from '../debits/debits-under-way.ts';
import { writeLedger } from '../write-ledger.ts';
import { loadCollection } from './collection-store.ts';
import { paymentsLeft } from './payments-left.ts';

/** Asks for an invoice from now on: its fee is earned, and money that lay unapplied pays it. */
export async function issueInvoices(
  work: Work,
  policyId: string,
  invoiceIds: readonly string[],
  today: Day,
): Promise<void> {
  if (invoiceIds.length === 0) return;
  const issued = await work.tx
    .updateTable('invoices')
    .set({ status: 'issued' })
    .where('invoice_id', 'in', invoiceIds)
    .where('status', '=', 'scheduled')
    .returning(['invoice_id', 'kind', 'fees'])
    .execute();
  // The fee of the deposit, that of the policy, was booked with the premium.
  const withFees = issued.filter(({ kind, fees }) => kind !== 'deposit' && fees > 0);
  for (const { invoice_id, fees } of withFees) {
    await writeLedger(work, policyId, [{ kind: 'fee', effectiveDate: today, entries: feeEntries(fees, invoice_id) }]);
  }
  await applyUnapplied(work, policyId, today);
  await waitForDebitsAhead(work, policyId);
}

/**
 * A next term begins by its first invoice, so one that is paid ahead in full, or that a debit on its way will pay, is asked
 * for at once: no outage of the clock leaves a term unpaid that was paid.
 */
export async function issueFirstPaidAhead(work: Work, policy: Policy): Promise<void> {
  const today = work.today(policy.timeZone);
  const first = firstPaidAhead(await loadCollection(work, policy, today));
  if (first !== null) await issueInvoices(work, policy.policyId, [first], today);
}

/** Money of a policy that is locked came in and pays what it can. Answers what of it pays nothing yet, in cents. */
export async function takePayment(
  work: Work,
  policy: Policy,
  payment: Pick<PaymentOfPolicy, 'paymentId' | 'amount'>,
): Promise<number> {
  const { policyId, timeZone } = policy;
  const { unapplied } = await applyPayment(work, { ...payment, policyId, today: work.today(timeZone) });
  if (unapplied === 0) return 0;
  await issueFirstPaidAhead(work, policy);
  const left = await paymentsLeft(work, policyId);
  return left.find(({ paymentId }) => paymentId === payment.paymentId)?.leftOver ?? 0;
}
