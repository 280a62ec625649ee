import { noticeFor } from '@roadworthy/core/policies/cancellation/cancel-policy.ts';
import { isServedFor } from '@roadworthy/core/policies/notices/counting-channel.ts';
import { day } from '@roadworthy/core/shared/time/day.ts';
import type { Work } from '../../kernel/work.ts';
import { lockPolicy, type StoredPolicy } from '../../policies/policy-store.ts';
import { finishFormerPolicy } from '../delinquency/end-former-policy.ts';
import { cureOfNotice, pendingNotice } from '../delinquency/cure.ts';
import { giveNotice } from '../delinquency/give-notice.ts';
import { type Cancelling, cancelFactsOf } from './cancel-facts.ts';
import { carryOutCancellation } from './carry-out-cancellation.ts';
import { announceAnew, keepPaidCover } from './move-end.ts';
import { isPaidBackInTime } from './pay-ahead.ts';
import { endOf, noticeOfEnd, pendingEnd } from './pending-end.ts';
import { reverseCancellation } from './reverse-cancellation.ts';
import { withdrawAhead } from './withdraw-ahead.ts';

/** Announced ends whose day has come in the furthest zone; each is decided by the day where its own risk is. */
export const endsDue = `
  select organization_id, policy_id from policy_cancellations
  where status = 'pending' and effective_date <= (app_now() + interval '14 hours')::date
  order by effective_date limit 500`;

/** Whether a notice of an unpaid policy does not end cover yet: for what stops it there, or for what was paid or is on its way. */
async function isKept(work: Work, stored: StoredPolicy, stoppedBy: unknown): Promise<boolean> {
  const { policy } = stored;
  const notice = await pendingNotice(work, policy);
  if (notice === null) return false;
  const cure = await cureOfNotice(work, policy, notice);
  if (cure === 'waiting') return true;
  if (cure === 'paid' || stoppedBy !== null) {
    await reverseCancellation(work, policy.policyId);
    return true;
  }
  return keepPaidCover(work, stored, notice);
}

type Due = Cancelling & { readonly row: NonNullable<Awaited<ReturnType<typeof pendingEnd>>> };

/** Whether the notice of an end went out in time by the way that counts, and did not come back. */
async function isServed(work: Work, { facts, row }: Pick<Due, 'facts' | 'row'>): Promise<boolean> {
  const planned = noticeFor(facts, row.reason);
  if (planned === null) return true;
  const { legal, proof } = await noticeOfEnd(work, row);
  return isServedFor(planned.notice, legal, proof, day(row.effective_date));
}

/** Whether cover goes on though the day has come, for what was paid or for a notice that was not served in time. */
async function goesOn(work: Work, stored: StoredPolicy, { facts, quote, row }: Due): Promise<boolean> {
  if (row.ended_by === 'insured') return false;
  if (await isKept(work, stored, facts.stoppedBy)) return true;
  const { policyId } = stored.policy;
  if ((await isServed(work, { facts, row })) && (await isPaidBackInTime(work, stored, { facts, row }))) return false;
  // Nobody was told of it in time, or paid back before it: whoever is to be told is told anew, with dates that count from then.
  if (row.reason !== 'non_payment' || !(await isByClock(work, row.policy_transaction_id))) {
    await announceAnew(work, { row, facts, quote });
    return true;
  }
  await reverseCancellation(work, policyId, { isSaid: false });
  if ((await giveNotice(work, policyId)) !== null) await withdrawAhead(work, policyId);
  return true;
}

/** Whether the clock announced an end; it gives its notices by rules of its own. */
async function isByClock({ tx }: Work, transactionId: string): Promise<boolean> {
  const { actor_kind: kind } = await tx
    .selectFrom('policy_transactions')
    .select('actor_kind')
    .where('policy_transaction_id', '=', transactionId)
    .executeTakeFirstOrThrow();
  return kind === 'system';
}

/**
 * Ends cover whose end was announced, at 12:01 a.m. of its day where the risk is, however late nothing ran; does nothing
 * before, or to any other policy. What was to end unpaid and was paid in time goes on.
 */
export async function cancelDuePolicy(work: Work, policyId: string): Promise<void> {
  const stored = await lockPolicy(work, policyId);
  const { policy } = stored;
  if (policy.status !== 'pending_cancellation') return;
  const { facts, quote } = await cancelFactsOf(work, stored);
  const row = await pendingEnd(work, policyId);
  if (!row || facts.today < row.effective_date) return;
  if (row.reason === 'rewrite') return finishFormerPolicy(work, policyId);
  if (await goesOn(work, stored, { facts, quote, row })) return;
  await carryOutCancellation(work, { policy, quote }, await endOf(work, facts, row), facts.today);
}
