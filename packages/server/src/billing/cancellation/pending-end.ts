import { type CancelFacts, returnOfEnd } from '@roadworthy/core/policies/cancellation/cancel-policy.ts';
import { refundClockOf } from '@roadworthy/core/policies/cancellation/refund-clock.ts';
import type { AnnouncedEnd } from '@roadworthy/core/policies/notices/announce-anew.ts';
import { day } from '@roadworthy/core/shared/time/day.ts';
import type { Database } from '@roadworthy/db/generated/rows.ts';
import type { Selectable } from 'kysely';
import type { Work } from '../../kernel/work.ts';
import { loadNotice, type StoredNotice } from '../../policies/notice-store.ts';
import type { DecidedEnd } from './carry-out-cancellation.ts';

/** An end of a policy as its row has it. */
export type EndRow = Selectable<Database['policy_cancellations']>;

/** The notice that an announced end of the insurer rests on. */
export function noticeOfEnd(
  work: Work,
  row: Pick<EndRow, 'notice_id' | 'policy_cancellation_id'>,
): Promise<StoredNotice> {
  if (row.notice_id === null) throw new Error(`Cancellation ${row.policy_cancellation_id} has no notice`);
  return loadNotice(work, row.notice_id);
}

/** An end that its insurer announced, as its row and its notice have it. */
export function announcedBy(row: EndRow, { legal, channel }: StoredNotice): AnnouncedEnd {
  return {
    reason: row.reason,
    asOf: day(row.effective_date),
    basis: row.basis,
    minimumEarned: row.minimum_earned,
    legal,
    channel,
    ground: null,
  };
}

/** The end of a policy that is announced; undefined where none is. */
export function pendingEnd({ tx }: Work, policyId: string): Promise<EndRow | undefined> {
  return tx
    .selectFrom('policy_cancellations')
    .selectAll()
    .where('policy_id', '=', policyId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
}

/** An announced end as it is carried out: what was claimed since it was announced counts. */
export async function endOf(work: Work, facts: CancelFacts, row: EndRow): Promise<DecidedEnd> {
  const asOf = day(row.effective_date);
  // Who was promised everything was not asked for the odometer.
  const returned = returnOfEnd(facts, { reason: row.reason, asOf, odometer: row.odometer });
  const announced = { basis: row.basis, minimumEarned: row.minimum_earned, costs: {} };
  return {
    reason: row.reason,
    asOf,
    ...(returned.ok ? returned.event : announced),
    holdReason: row.hold_reason,
    cancellationId: row.policy_cancellation_id,
    transactionId: row.policy_transaction_id,
    clock: refundClockOf({
      state: facts.state,
      provider: facts.policy.provider,
      endedBy: row.ended_by,
      reason: row.reason,
      from: asOf,
      smallAmounts: facts.terms.smallAmounts ?? 0,
      noticeSent: row.notice_id === null ? null : (await noticeOfEnd(work, row)).legal.sent,
    }),
  };
}
