import { writeOffEntries } from '@roadworthy/core/billing/ledger/ledger.ts';
import { decideWriteOff, type UnpaidEnd } from '@roadworthy/core/billing/ledger/write-off.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import { sumCents } from '@roadworthy/core/shared/money/money.ts';
import type { Work } from '../../kernel/work.ts';
import { lockPolicy } from '../../policies/policy-store.ts';
import { parametersOfPolicy } from '../../policies/policy-terms.ts';
import { invoicesOf, type StoredInvoice } from '../invoice-store.ts';
import { writeLedger } from '../write-ledger.ts';

/** Policies that ended, whatever ended them, with something that is still asked for. */
export const endedUnpaid = `
  select organization_id, policy_id from policies p
  where policy_status in ('cancelled', 'expired', 'rewritten') and exists (select from invoices i
    where i.policy_id = p.policy_id and i.status in ('issued', 'partly_paid'))`;

/** What a policy left unpaid when it ended; one that is in force has no end yet. */
export function unpaidEnd(policy: Policy, invoices: readonly StoredInvoice[]): UnpaidEnd {
  const { status, cancellationReason: reason, cancelledAsOf, expirationDate } = policy;
  const endedOn = status === 'expired' ? expirationDate : cancelledAsOf;
  return { status, reason, endedOn, invoices };
}

/**
 * Writes off what a policy left unpaid when it ended, or hands it to an agency, once its days are over. Safe to run twice,
 * or late.
 */
export async function writeOffPolicy(work: Work, policyId: string): Promise<void> {
  const { policy } = await lockPolicy(work, policyId);
  const { currency } = policy;
  const today = work.today(policy.timeZone);
  const terms = await parametersOfPolicy(work, policy);
  const off = decideWriteOff(unpaidEnd(policy, await invoicesOf(work, policyId)), terms, today);
  if (off === null) return;
  for (const { invoiceId, amount } of off.parts) {
    await work.tx
      .updateTable('invoices')
      .set({ status: 'written_off', sent_to_collections: off.isForCollections ? today : null })
      .where('invoice_id', '=', invoiceId)
      .execute();
    const entries = writeOffEntries(amount, invoiceId);
    await writeLedger(work, policyId, [{ kind: 'write_off', effectiveDate: today, entries }]);
  }
  const amount = sumCents(off.parts.map((one) => one.amount));
  const type = off.isForCollections ? 'balance_sent_to_collections' : 'balance_written_off';
  await work.publish({ type, policyId, amount, currency });
}
