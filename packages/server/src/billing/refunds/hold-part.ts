import { partRefund } from '@roadworthy/core/billing/refunds/split-refund.ts';
import { sumCents } from '@roadworthy/core/shared/money/money.ts';
import type { Database } from '@roadworthy/db/generated/rows.ts';
import type { Selectable } from 'kysely';
import type { Work } from '../../kernel/work.ts';

type Refund = Selectable<Database['policy_refunds']>;

/** What of a refund stays as it is, and what of its interest with it; cents. */
export type Staying = { readonly amount: number; readonly interest: number };

/** What each payment has in a refund of what lay unapplied, in cents. */
async function unappliedIn({ tx }: Work, refundId: string) {
  const rows = await tx
    .selectFrom('payment_allocations')
    .select(['payment_id', 'amount'])
    .where('policy_refund_id', '=', refundId)
    .orderBy('created')
    .orderBy('payment_id')
    .execute();
  return [...Map.groupBy(rows, (row) => row.payment_id)].map(([paymentId, parts]) => ({
    paymentId,
    amount: sumCents(parts.map((part) => part.amount)),
  }));
}

/** What was taken from payments for the one refund is taken for the other, in cents. */
async function moveUnapplied(work: Work, from: string, to: string, amount: number): Promise<void> {
  let left = amount;
  for (const one of (await unappliedIn(work, from)).toReversed()) {
    const part = Math.min(one.amount, left);
    if (part <= 0) continue;
    left -= part;
    const moved = { organization_id: work.organizationId, payment_id: one.paymentId };
    await work.tx
      .insertInto('payment_allocations')
      .values([
        { ...moved, policy_refund_id: from, amount: -part },
        { ...moved, policy_refund_id: to, amount: part },
      ])
      .execute();
  }
}

/**
 * Holds what of a refund did not go out, or came back: all of it, or a refund of its own beside what stays. It is owed by
 * the same day of the same law, for the same reason.
 */
export async function holdPart(work: Work, refund: Refund, { amount, interest }: Staying, code: string): Promise<void> {
  const { policy_refund_id: id } = refund;
  const held = { status: 'held', hold_reason: code } as const;
  if (amount === 0) {
    await work.tx
      .updateTable('policy_refunds')
      .set({ ...held, paid: null, interest: 0 })
      .where('policy_refund_id', '=', id)
      .execute();
    return;
  }
  const unapplied = sumCents((await unappliedIn(work, id)).map((one) => one.amount));
  const { fees, advanced } = refund;
  const { stays, rest } = partRefund({ amount: refund.amount, fees, unapplied, advanced }, amount);
  await work.tx
    .updateTable('policy_refunds')
    .set({ amount: stays.amount, fees: stays.fees, advanced: stays.advanced, interest })
    .where('policy_refund_id', '=', id)
    .execute();
  const { policy_refund_id: restId } = await work.tx
    .insertInto('policy_refunds')
    .values({
      organization_id: refund.organization_id,
      policy_id: refund.policy_id,
      policy_transaction_id: refund.policy_transaction_id,
      transaction_id: refund.transaction_id,
      amount: rest.amount,
      fees: rest.fees,
      advanced: rest.advanced,
      currency: refund.currency,
      reason: refund.reason,
      by_hand: refund.by_hand,
      ...held,
      due_date: refund.due_date,
      interest_percent: refund.interest_percent,
      clock_source: refund.clock_source,
      clock_grade: refund.clock_grade,
      created: refund.created,
    })
    .returning('policy_refund_id')
    .executeTakeFirstOrThrow();
  await moveUnapplied(work, id, restId, rest.unapplied);
}
