import { principalOf } from '@roadworthy/core/identity/principal.ts';
import type { CancelFacts, CancellationDecided } from '@roadworthy/core/policies/cancellation/cancel-policy.ts';
import { announcedAnew, postponedEnd } from '@roadworthy/core/policies/notices/announce-anew.ts';
import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import type { Work } from '../../kernel/work.ts';
import { lockPolicy, type StoredPolicy } from '../../policies/policy-store.ts';
import { type NoticeServed, paidInTimeUntil } from '../delinquency/cure.ts';
import { cancelFactsOf } from './cancel-facts.ts';
import { announceEnd } from './cancel-policy.ts';
import { announcedBy, type EndRow, noticeOfEnd, pendingEnd } from './pending-end.ts';
import { reverseCancellation } from './reverse-cancellation.ts';

type Moving = { readonly row: EndRow; readonly facts: CancelFacts; readonly quote: Quote };

/** Takes an announced end back without a word, and announces it for another day, which is told. */
async function announceAgain(
  work: Work,
  { row, quote }: Moving,
  decided: CancellationDecided,
  notice: { readonly noticeId?: string } = {},
): Promise<void> {
  const { policy_id: policyId, hold_reason: hold, explanation, proof } = row;
  await reverseCancellation(work, policyId, { by: principalOf('system'), isSaid: false });
  const { policy } = await lockPolicy(work, policyId);
  const request = { explanation: hold ?? explanation ?? '', proof: proof ?? '', issueRefund: hold === null };
  await announceEnd(work, { policy, request, decided, ...notice }, { quote });
}

/**
 * Moves an announced end for non-payment to the day that what was paid in time pays for, where that is later. Answers
 * whether cover goes on.
 */
export async function keepPaidCover(work: Work, stored: StoredPolicy, notice: NoticeServed): Promise<boolean> {
  const { policy } = stored;
  const until = await paidInTimeUntil(work, policy, notice);
  if (until <= notice.asOf) return false;
  const row = await pendingEnd(work, policy.policyId);
  if (!row) return false;
  const { facts, quote } = await cancelFactsOf(work, stored);
  const served = await noticeOfEnd(work, row);
  const decided = postponedEnd(facts, announcedBy(row, served), until);
  if (decided === null) await reverseCancellation(work, policy.policyId, { by: principalOf('system') });
  else await announceAgain(work, { row, facts, quote }, decided, { noticeId: served.noticeId });
  return true;
}

/**
 * Announces an end anew whose notice did not go out in time, with days that count from today; takes it back where the law
 * does not let it come any more.
 */
export async function announceAnew(work: Work, moving: Moving): Promise<void> {
  const { row, facts } = moving;
  const decided = announcedAnew(facts, announcedBy(row, await noticeOfEnd(work, row)));
  if (decided === null) await reverseCancellation(work, row.policy_id, { by: principalOf('system') });
  else await announceAgain(work, moving, decided);
}
