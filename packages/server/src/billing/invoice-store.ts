import type { CollectedInvoice } from '@roadworthy/core/billing/collection/collect.ts';
import { equityDay } from '@roadworthy/core/billing/delinquency/equity-day.ts';
import type { InvoiceKind } from '@roadworthy/core/billing/vocabulary.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import { day, type Day } from '@roadworthy/core/shared/time/day.ts';
import { sumCents } from '@roadworthy/core/shared/money/money.ts';
import { sql } from 'kysely';
import type { Tx } from '../kernel/database.ts';
import { readUnderLock } from '../kernel/under-lock.ts';

/** An invoice as it is kept. */
export type StoredInvoice = CollectedInvoice & {
  readonly kind: InvoiceKind;
  readonly premium: number;
  readonly fees: number;
  /** Whether a charge asked for it already. */
  readonly isTried: boolean;
  /** The debit that is on its way to pay it. */
  readonly pendingPaymentId: string | null;
};

async function readInvoices({ tx }: { readonly tx: Tx }, policyId: string): Promise<readonly StoredInvoice[]> {
  const rows = await tx
    .selectFrom('invoices as i')
    .innerJoin('policies as p', 'p.policy_id', 'i.policy_id')
    .select(['invoice_id', 'sequence', 'kind', 'due_date', 'i.premium', 'i.fees', 'amount', 'paid_amount', 'i.status'])
    .select(['collect_from', 'pending_payment_id', 'reminded', 'charge_tried'])
    .select(sql<string | null>`(i.announced at time zone p.time_zone)::date::text`.as('told'))
    .where('i.policy_id', '=', policyId)
    .orderBy('due_date')
    .orderBy('sequence')
    .execute();
  return rows.map((row) => ({
    invoiceId: row.invoice_id,
    sequence: row.sequence,
    kind: row.kind,
    dueDate: day(row.due_date),
    premium: row.premium,
    fees: row.fees,
    amount: row.amount ?? 0,
    paidAmount: row.paid_amount,
    status: row.status,
    collectFrom: row.collect_from === null ? null : day(row.collect_from),
    told: row.told === null ? null : day(row.told),
    isTried: row.charge_tried !== null,
    reminded: row.reminded === null ? null : day(row.reminded),
    pendingPaymentId: row.pending_payment_id,
  }));
}

/** The invoices of a policy, the oldest first; whoever changes one has locked the policy. */
export const invoicesOf = readUnderLock(['invoices', 'policies'], (policyId: string) => policyId, readInvoices);

/**
 * The first day of a term that what was paid does not pay for: every cent counts, of an invoice that is paid in part what
 * exceeds its fees, and what lies ahead and pays no invoice yet; none of what went back before an end.
 */
export function paidUntil(
  policy: Policy,
  invoices: readonly StoredInvoice[],
  { paidAhead = 0, paidBack }: { readonly paidAhead?: number; readonly paidBack: number },
): Day {
  const ofInvoices = invoices.map(({ paidAmount, fees, premium }) => Math.min(Math.max(paidAmount - fees, 0), premium));
  return equityDay({ ...policy, paidPremium: sumCents([...ofInvoices, paidAhead, -paidBack]) });
}
