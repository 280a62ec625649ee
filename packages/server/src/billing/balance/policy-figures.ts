import type { PolicyFigures } from '@roadworthy/core/billing/ledger/find-imbalances.ts';

/** The figures of a policy with its key, as the database answers them: whole numbers as texts. */
export type FiguresRow = { readonly policy_id: string } & {
  readonly [Figure in keyof PolicyFigures]: string | null;
};

/**
 * What every policy's rows come to, in one statement over the policies that `chunk` selects. Each part is summed by itself
 * before it is joined, so that none counts what another one multiplied.
 */
export const figuresOf = (chunk: string): string => `
  with chunk as materialized (${chunk}),
  books as (
    select t.policy_id, sum(e.amount) as books,
      -sum(e.amount) filter (where e.account in ('unearned_premium', 'earned_premium')) as written,
      -sum(e.amount) filter (where e.account = 'earned_premium') as earned,
      -sum(e.amount) filter (where e.account = 'instalment_fees') as fees,
      -sum(e.amount) filter (where e.account = 'premium_receivable' and e.invoice_id is not null
        and t.kind in ('payment', 'payment_return', 'application')) as paid,
      -sum(e.amount) filter (where e.account = 'unapplied_cash') as unapplied,
      sum(e.amount) filter (where e.account = 'cash') as cash,
      -sum(e.amount) filter (where e.account = 'refunds_payable') as payable,
      sum(e.amount) filter (where e.account = 'refunds_advanced') as advanced,
      -sum(e.amount) filter (where e.account = 'commission_payable') as commission
    from chunk join ledger_transactions t using (policy_id) join ledger_entries e using (ledger_transaction_id)
    group by 1),
  lines as (
    select policy_id, sum(amount) as charged, sum(amount) filter (where l.kind = 'premium') as premium,
      sum(amount) filter (where coalesce(l.code, '') not in ('fee_returned', 'small_amount')) as priced
    from chunk join charge_lines l using (policy_id) group by 1),
  billed as (
    select policy_id, sum(i.paid_amount) as paid, sum(case when i.status = 'void' then i.paid_amount
      when i.status = 'scheduled' and i.kind <> 'deposit' then i.premium else i.amount end) as invoiced
    from chunk join invoices i using (policy_id) group by 1),
  paying as (
    select policy_id, sum(a.amount) as allocated
    from chunk join invoices i using (policy_id) join payment_allocations a using (invoice_id) group by 1),
  money as (
    select policy_id, sum(case when p.status <> 'settled' then 0 when p.direction = 'in' then p.amount - p.disputed
        else -p.amount end - p.dispute_fee) as moved,
      sum(case when p.direction = 'in' and p.status = 'settled' then p.amount - p.disputed - coalesce(taken.amount, 0)
        else 0 end) as left_over
    from chunk join payments p using (policy_id)
    left join lateral (select sum(a.amount) as amount from payment_allocations a where a.payment_id = p.payment_id) taken
      on true
    where p.status in ('settled', 'returned') group by 1),
  back as (
    select policy_id, sum(r.amount) filter (where r.status in ('held', 'owed')) as owed,
      sum(r.advanced) filter (where r.status <> 'stopped') as advanced,
      -- What is paid in advance of an end is no refund of what invoices asked until that comes.
      sum(r.amount - r.advanced - coalesce(ahead.amount, 0))
        filter (where r.status <> 'stopped' and (r.by_hand or r.reason <> 'late_interest')) as refunded
    from chunk join policy_refunds r using (policy_id)
    left join lateral (select sum(a.amount) as amount from payment_allocations a
      where a.policy_refund_id = r.policy_refund_id) ahead on true
    group by 1)
  select policy_id, coalesce(books.books, 0) as books, chunk.price, coalesce(lines.priced, 0) as priced,
    coalesce(lines.charged, 0) as lines, coalesce(lines.premium, 0) as "premiumLines",
    coalesce(books.written, 0) as written, coalesce(books.earned, 0) as earned, coalesce(kept.earned, 0) as "earnedStored",
    coalesce(books.fees, 0) as "instalmentFees", coalesce(billed.invoiced, 0) as invoiced,
    coalesce(back.refunded, 0) as refunded, coalesce(billed.paid, 0) as paid, coalesce(paying.allocated, 0) as allocated,
    coalesce(books.paid, 0) as "paidBooked", coalesce(money.left_over, 0) as "leftOver",
    coalesce(books.unapplied, 0) as unapplied, coalesce(money.moved, 0) as moved, coalesce(books.cash, 0) as cash,
    coalesce(back.owed, 0) as "owedBack", coalesce(books.payable, 0) as payable,
    coalesce(back.advanced, 0) as "advancedStored", coalesce(books.advanced, 0) as advanced,
    coalesce(earns.booked, 0) as "commissionStored", coalesce(books.commission, 0) as commission
  from chunk left join books using (policy_id) left join lines using (policy_id) left join billed using (policy_id)
  left join paying using (policy_id) left join money using (policy_id) left join back using (policy_id)
  left join policy_earnings kept using (policy_id) left join policy_commissions earns using (policy_id)
  order by policy_id`;

/** A policy with what it was agreed for; an end or a gap made it less. */
export const agreedPrice = `p.policy_id, case when p.policy_status in ('pending', 'active')
  and not exists (select from policy_reinstatements r where r.policy_id = p.policy_id) then p.total end as price`;

/** The figures of a row as numbers. */
export function figuresFrom({ policy_id: policyId, price, ...rest }: FiguresRow): PolicyFigures & { policyId: string } {
  const figures = Object.fromEntries(Object.entries(rest).map(([name, text]) => [name, Number(text)]));
  return { policyId, ...(figures as Omit<PolicyFigures, 'price'>), price: price === null ? null : Number(price) };
}
