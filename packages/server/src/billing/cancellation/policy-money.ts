import type { AccountBalance } from '@roadworthy/core/billing/ledger/ledger.ts';
import type { PolicyMoney } from '@roadworthy/core/billing/money-diff.ts';
import { day } from '@roadworthy/core/shared/time/day.ts';
import type { Work } from '../../kernel/work.ts';
import { chargesOfPolicies } from '../charge-lines.ts';

/** What the books have a policy owe, and what was paid for nothing yet. */
export async function accountOf({ tx }: Pick<Work, 'tx'>, policyId: string): Promise<AccountBalance> {
  const rows = await tx
    .selectFrom('ledger_transactions as t')
    .innerJoin('ledger_entries as e', 'e.ledger_transaction_id', 't.ledger_transaction_id')
    .select(['e.account', 'e.amount'])
    .where('t.policy_id', '=', policyId)
    .where('e.account', 'in', ['premium_receivable', 'unapplied_cash'])
    .execute();
  const sumOf = (account: string) => rows.reduce((sum, one) => (one.account === account ? sum + one.amount : sum), 0);
  return { receivable: sumOf('premium_receivable'), unapplied: sumOf('unapplied_cash') };
}

/** The money of a policy as it stands: what it was charged, what is billed, and what its account holds. */
export async function moneyOf(work: Work, policyId: string): Promise<PolicyMoney> {
  const charges = await chargesOfPolicies(work.tx, [policyId]);
  const rows = await work.tx
    .selectFrom('invoices')
    .select(['invoice_id', 'sequence', 'kind', 'due_date', 'premium', 'fees', 'paid_amount', 'status', 'collect_from'])
    .where('policy_id', '=', policyId)
    .orderBy('sequence')
    .execute();
  const { receivable, unapplied } = await accountOf(work, policyId);
  return {
    charges: charges.get(policyId) ?? [],
    receivable,
    unapplied: -unapplied,
    invoices: rows.map((row) => ({
      invoiceId: row.invoice_id,
      sequence: row.sequence,
      kind: row.kind,
      dueDate: day(row.due_date),
      premium: row.premium,
      fees: row.fees,
      paidAmount: row.paid_amount,
      status: row.status,
      isAnnounced: row.collect_from !== null,
    })),
  };
}
