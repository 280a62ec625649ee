import { writeOffEntries } from '@roadworthy/core/billing/ledger.ts';
import { decideWriteOff } from '@roadworthy/core/billing/write-off.ts';
import { sumCents } from '@roadworthy/core/shared/money.ts';
import type { Work } from '../../kernel/work.ts';
import { lockPolicy } from '../../policies/policy-store.ts';
import { parametersFor } from '../../products/parameters-of.ts';
import { invoicesOf } from '../invoice-store.ts';
import { writeLedger } from '../write-ledger.ts';

/** Policies that ended unpaid, with something that is still asked for. */
export const endedUnpaid = `
  select organization_id, policy_id from policies p
  where policy_status = 'cancelled' and cancellation_reason = 'non_payment' and exists (select from invoices i
    where i.policy_id = p.policy_id and i.status in ('issued', 'partly_paid'))`;

/** Writes off what an end for non-payment left unpaid, once its days are over. Safe to run twice, or late. */
export async function writeOffPolicy(work: Work, policyId: string): Promise<void> {
  const { policy } = await lockPolicy(work, policyId);
  const { status, cancellationReason: reason, cancelledAsOf: endedOn, productId, effectiveDate, currency } = policy;
  const today = work.today(policy.timeZone);
  const terms = await parametersFor(work, productId, effectiveDate);
  const off = decideWriteOff({ status, reason, endedOn, invoices: await invoicesOf(work, policyId) }, terms, today);
  for (const { invoiceId, amount } of off) {
    await work.tx.updateTable('invoices').set({ status: 'written_off' }).where('invoice_id', '=', invoiceId).execute();
    const entries = writeOffEntries(amount, invoiceId);
    await writeLedger(work, policyId, [{ kind: 'write_off', effectiveDate: today, entries }]);
  }
  const amount = sumCents(off.map((one) => one.amount));
  if (amount > 0) await work.publish({ type: 'balance_written_off', policyId, amount, currency });
}
