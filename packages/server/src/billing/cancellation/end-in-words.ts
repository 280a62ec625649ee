import type { EndInWords } from '@roadworthy/core/policies/notices/end-in-words.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import { specialReturnOf } from '@roadworthy/core/products/refund-law.ts';
import { sumCents } from '@roadworthy/core/shared/money/money.ts';
import { addDays, type Day, day } from '@roadworthy/core/shared/time/day.ts';
import type { Database } from '@roadworthy/db/generated/rows.ts';
import { type Selectable, sql } from 'kysely';
import type { Tx } from '../../kernel/database.ts';
import { smallAmountOf } from '../refunds/small-amounts.ts';
import { givenOn, loadNotice } from '../../policies/notice-store.ts';

/** What a notice asks for, and by when. */
async function cureInWords(
  tx: Tx,
  { policy_id, effective_date }: Pick<Selectable<Database['policy_cancellations']>, 'policy_id' | 'effective_date'>,
  given: Day,
  url: string,
): Promise<EndInWords['cure']> {
  const { amount, since } = await tx
    .selectFrom('invoices')
    .select(sql<number>`coalesce(sum(amount - paid_amount), 0)::bigint`.as('amount'))
    .select(sql<string | null>`min(coalesce(collect_from, due_date))`.as('since'))
    .where('policy_id', '=', policy_id)
    .where('status', 'in', ['issued', 'partly_paid'])
    .where(sql<boolean>`coalesce(collect_from, due_date) <= ${given}::date`)
    .executeTakeFirstOrThrow();
  return since === null ? null : { amount, since: day(since), until: addDays(day(effective_date), -1), url };
}

/** What had gone back before an end that does not come, as it is asked for again. */
async function requestedAgain(
  tx: Tx,
  { policy_id, created }: Selectable<Database['policy_cancellations']>,
): Promise<EndInWords['requestedAgain']> {
  const invoice = await tx
    .selectFrom('invoices')
    .select(['amount', 'due_date'])
    .where('policy_id', '=', policy_id)
    .where('kind', '=', 'catch_up')
    .where('created', '>=', created)
    .where('status', '<>', 'void')
    .executeTakeFirst();
  return invoice ? { amount: invoice.amount ?? 0, due: day(invoice.due_date) } : null;
}

/** The newest end of a policy's cover, and what became of its money. */
export async function endInWords(
  tx: Tx,
  { policyId, timeZone, provider }: Pick<Policy, 'policyId' | 'timeZone' | 'provider'>,
  { payUrl, state }: { readonly payUrl: string; readonly state: string },
): Promise<EndInWords | null> {
  const row = await tx
    .selectFrom('policy_cancellations')
    .selectAll()
    .where('policy_id', '=', policyId)
    .orderBy('created', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const resumed = await tx
    .selectFrom('policy_reinstatements')
    .select('resumes')
    .where('policy_cancellation_id', '=', row.policy_cancellation_id)
    .executeTakeFirst();
  const refunds = await tx
    .selectFrom('policy_refunds')
    .select(['amount', 'due_date', 'status', 'reason'])
    .where('policy_transaction_id', '=', row.policy_transaction_id)
    .where('status', '<>', 'stopped')
    .orderBy('created')
    .execute();
  const refund = refunds.find(({ reason }) => reason !== 'before_end');
  const ahead = refunds.filter(({ reason }) => reason === 'before_end');
  const { balance } = await tx
    .selectFrom('invoices')
    .select(sql<number>`coalesce(sum(amount - paid_amount), 0)::bigint`.as('balance'))
    .where('policy_id', '=', policyId)
    .where('status', 'in', ['issued', 'partly_paid'])
    .executeTakeFirstOrThrow();
  const notice = row.notice_id === null ? null : await loadNotice({ tx }, row.notice_id);
  return {
    status: resumed ? 'reinstated' : row.status,
    resumes: resumed ? day(resumed.resumes) : null,
    asOf: day(row.effective_date),
    explanation: row.ended_by === 'insurer' ? row.explanation : null,
    legal: notice?.legal ?? null,
    spared: specialReturnOf({ state, provider, on: day(row.effective_date), reason: row.reason })?.source ?? null,
    refund: refund ? { amount: refund.amount, due: day(refund.due_date), isHeld: refund.status === 'held' } : null,
    paidAhead:
      ahead[0] === undefined
        ? null
        : { amount: sumCents(ahead.map(({ amount }) => amount)), due: day(ahead[0].due_date) },
    requestedAgain: row.status === 'reversed' ? await requestedAgain(tx, row) : null,
    retained: Math.max(await smallAmountOf(tx, row.policy_transaction_id), 0),
    balance,
    cure:
      row.reason === 'non_payment' && notice !== null
        ? await cureInWords(tx, row, givenOn(notice, timeZone), payUrl)
        : null,
  };
}
