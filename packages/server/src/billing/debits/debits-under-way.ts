import { sql } from 'kysely';
import type { Tx } from '../../kernel/database.ts';

/** A debit that its bank has been asked for; in cents, `free` is what of it no invoice waits for. */
export type DebitUnderWay = { readonly paymentId: string; readonly free: number };

/** The debits of a policy that are on their way, the oldest first. */
export async function debitsUnderWay({ tx }: { readonly tx: Tx }, policyId: string): Promise<readonly DebitUnderWay[]> {
  const { rows } = await sql<{ id: string; amount: number; waited: number }>`
    select p.payment_id as id, p.amount,
      (select coalesce(sum(i.amount - i.paid_amount), 0)::bigint from invoices i where i.pending_payment_id = p.payment_id) as waited
    from payments p where p.policy_id = ${policyId} and p.direction = 'in' and p.status = 'processing'
    order by p.created`.execute(tx);
  return rows.map(({ id, amount, waited }) => ({ paymentId: id, free: Math.max(amount - waited, 0) }));
}

/** What falls due while a debit that was ordered ahead is on its way waits for it: nobody is asked for it twice. */
export async function waitForDebitsAhead(work: { readonly tx: Tx }, policyId: string): Promise<void> {
  for (const { paymentId, free } of await debitsUnderWay(work, policyId)) {
    let left = free;
    const due = await work.tx
      .selectFrom('invoices')
      .select(['invoice_id', 'amount', 'paid_amount'])
      .where('policy_id', '=', policyId)
      .where('status', 'in', ['issued', 'partly_paid'])
      .orderBy('due_date')
      .orderBy('sequence')
      .execute();
    for (const { invoice_id, amount, paid_amount } of due) {
      if (left <= 0) break;
      left -= (amount ?? 0) - paid_amount;
      await work.tx
        .updateTable('invoices')
        .set({ status: 'pending', pending_payment_id: paymentId })
        .where('invoice_id', '=', invoice_id)
        .execute();
    }
  }
}
