import { randomUUID } from 'node:crypto';
import type { LedgerEntry } from '@roadworthy/core/billing/ledger.ts';
import type { LedgerKind } from '@roadworthy/core/billing/vocabulary.ts';
import type { Day } from '@roadworthy/core/shared/day.ts';
import type { Work } from '../kernel/work.ts';

type LedgerTransaction = {
  readonly kind: LedgerKind;
  readonly effectiveDate: Day;
  readonly entries: readonly LedgerEntry[];
};

/** Books transactions of a policy; what is booked is never changed. */
export async function writeLedger(
  work: Work,
  policyId: string,
  transactions: readonly LedgerTransaction[],
): Promise<void> {
  const written = transactions.map((one) => ({ ...one, id: randomUUID() }));
  await work.tx
    .insertInto('ledger_transactions')
    .values(
      written.map(({ id, kind, effectiveDate }) => ({
        ledger_transaction_id: id,
        organization_id: work.organizationId,
        booked_organization_id: work.organizationId,
        policy_id: policyId,
        kind,
        booked: work.now,
        effective_date: effectiveDate,
      })),
    )
    .execute();
  const lines = written.flatMap(({ id, entries }) => entries.map((entry) => ({ id, ...entry })));
  await work.tx
    .insertInto('ledger_entries')
    .values(
      lines.map(({ id, account, amount, coverage, vehicleId, invoiceId }) => ({
        organization_id: work.organizationId,
        ledger_transaction_id: id,
        account,
        amount,
        coverage,
        vehicle_id: vehicleId,
        invoice_id: invoiceId,
      })),
    )
    .execute();
}
