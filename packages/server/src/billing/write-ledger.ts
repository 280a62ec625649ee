import { randomUUID } from 'node:crypto';
import type { LedgerEntry } from '@roadworthy/core/billing/ledger/ledger.ts';
import type { LedgerKind } from '@roadworthy/core/billing/vocabulary.ts';
import type { Day } from '@roadworthy/core/shared/time/day.ts';
import { sql } from 'kysely';
import type { Work } from '../kernel/work.ts';

export type LedgerTransaction = {
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
  await writeLedgers(
    work,
    transactions.map((one) => ({ ...one, policyId })),
  );
}

/** The same of several policies at once; nothing for none. */
export async function writeLedgers(
  work: Work,
  transactions: readonly (LedgerTransaction & { readonly policyId: string })[],
): Promise<void> {
  if (transactions.length === 0) return;
  const written = transactions.map((one) => ({ ...one, id: randomUUID() }));
  const { tx, organizationId, now } = work;
  await sql`
    insert into ledger_transactions (ledger_transaction_id, organization_id, booked_organization_id, policy_id, kind,
      booked, effective_date)
    select id, ${organizationId}::uuid, ${organizationId}::uuid, policy_id, kind, ${now}::timestamptz, effective_date
    from unnest(${written.map(({ id }) => id)}::uuid[], ${written.map(({ policyId }) => policyId)}::uuid[],
      ${written.map(({ kind }) => kind)}::text[], ${written.map(({ effectiveDate }) => effectiveDate)}::date[])
      as written (id, policy_id, kind, effective_date)`.execute(tx);
  const lines = written.flatMap(({ id, entries }) => entries.map((entry) => ({ id, ...entry })));
  await sql`
    insert into ledger_entries (organization_id, booked_organization_id, ledger_transaction_id, accounting_month, currency,
      account, amount, coverage, vehicle_id, invoice_id)
    select ${organizationId}::uuid, ${organizationId}::uuid, id, t.accounting_month, p.currency, account, amount, coverage,
      vehicle_id, invoice_id
    from unnest(${lines.map(({ id }) => id)}::uuid[], ${lines.map(({ account }) => account)}::text[],
      ${lines.map(({ amount }) => amount)}::bigint[], ${lines.map(({ coverage }) => coverage)}::text[],
      ${lines.map(({ vehicleId }) => vehicleId)}::uuid[], ${lines.map(({ invoiceId }) => invoiceId)}::uuid[])
      as lines (id, account, amount, coverage, vehicle_id, invoice_id)
    join ledger_transactions t on t.ledger_transaction_id = id join policies p using (policy_id)`.execute(tx);
}
