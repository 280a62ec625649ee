import { type Cure, cureOf } from '@roadworthy/core/billing/delinquency/non-payment-notice.ts';
import { equityDay } from '@roadworthy/core/billing/delinquency/equity-day.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import { coverMinute } from '@roadworthy/core/policies/term.ts';
import { type Day, day } from '@roadworthy/core/shared/time/day.ts';
import { sql } from 'kysely';
import type { Work } from '../../kernel/work.ts';
import { givenOn } from '../../policies/notice-store.ts';
import { paidBackOf } from '../refunds/advanced.ts';

/** An announced end for non-payment, as far as its cure asks: when it comes, and the day on which its notice was given. */
export type NoticeServed = { readonly asOf: Day; readonly givenOn: Day };

/** The notice that is pending on a policy; null where none is, or its end was announced for another reason. */
export async function pendingNotice(
  { tx }: Pick<Work, 'tx'>,
  { policyId, timeZone }: Pick<Policy, 'policyId' | 'timeZone'>,
): Promise<NoticeServed | null> {
  const row = await tx
    .selectFrom('policy_cancellations as c')
    .innerJoin('notices as n', 'n.notice_id', 'c.notice_id')
    .select(['c.effective_date', 'n.created as given'])
    .where('c.policy_id', '=', policyId)
    .where('c.status', '=', 'pending')
    .where('c.reason', '=', 'non_payment')
    .executeTakeFirst();
  return row ? { asOf: day(row.effective_date), givenOn: givenOn(row, timeZone) } : null;
}

/**
 * The first day that is not paid for, counting every cent of payments that began before cover ends: of an invoice that is
 * paid in part what exceeds its fees; none of what went back before that end.
 */
export async function paidInTimeUntil({ tx }: Work, policy: Policy, { asOf }: NoticeServed): Promise<Day> {
  const ends = coverMinute(asOf, policy.timeZone);
  const { rows } = await sql<{ premium: number }>`
    select coalesce(sum(least(greatest(paid - fees, 0), premium)), 0)::bigint as premium from (
      select i.premium, i.fees, (select coalesce(sum(a.amount), 0)::bigint from payment_allocations a
        join payments p using (payment_id) where a.invoice_id = i.invoice_id and p.created < ${ends}::timestamptz) as paid
      from invoices i where i.policy_id = ${policy.policyId}) as paid_in_time`.execute(tx);
  const paidBack = await paidBackOf({ tx }, policy.policyId);
  return equityDay({ ...policy, paidPremium: (rows[0]?.premium ?? 0) - paidBack });
}

/** How what a notice asked for stands, counting payments that began before cover ends. */
export async function cureOfNotice(
  { tx }: Work,
  { policyId, timeZone }: Policy,
  { asOf, givenOn: given }: NoticeServed,
): Promise<Cure> {
  const ends = coverMinute(asOf, timeZone);
  const { rows } = await sql<{ amount: number; paid: number; waits: boolean }>`
    select i.amount, coalesce(w.created < ${ends}::timestamptz, false) as waits,
      (select coalesce(sum(a.amount), 0)::bigint from payment_allocations a join payments p using (payment_id)
       where a.invoice_id = i.invoice_id and p.created < ${ends}::timestamptz) as paid
    from invoices i left join payments w on w.payment_id = i.pending_payment_id
    where i.policy_id = ${policyId} and i.status not in ('scheduled', 'void', 'written_off')
      and coalesce(i.collect_from, i.due_date) <= ${given}::date`.execute(tx);
  return cureOf(rows.map(({ amount, paid, waits }) => ({ amount, paidInTime: paid, isOnItsWay: waits })));
}
