import { firstMissed } from '@roadworthy/core/billing/delinquency/non-payment-notice.ts';
import {
  cancellationAbilities,
  decideReverseCancellation,
} from '@roadworthy/core/policies/cancellation/cancel-policy.ts';
import type { Principal } from '@roadworthy/core/identity/principal.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import { resumedOn } from '@roadworthy/core/policies/segments.ts';
import type { Day } from '@roadworthy/core/shared/time/day.ts';
import type { Refused } from '@roadworthy/core/shared/decision.ts';
import type { CancellationResult } from '../../generated/operations.ts';
import { operation } from '../../kernel/operation.ts';
import type { ReadAbilities } from '../../kernel/slice.ts';
import type { Work } from '../../kernel/work.ts';
import { coverDayOf } from '../../policies/activate-policy.ts';
import { loadPolicy, lockPolicy } from '../../policies/policy-store.ts';
import { segmentsOf, writePolicyTransaction, writeSegments } from '../../policies/policy-stack.ts';
import { loadCollection } from '../collection/collection-store.ts';
import { wakeCollection } from '../collection/wake-collection.ts';
import { withdrawAhead } from './withdraw-ahead.ts';

/** Whether something is overdue, whatever else is announced. */
async function isOverdue(work: Work, policy: Policy, today: Day): Promise<boolean> {
  return firstMissed(await loadCollection(work, policy, today), today) !== null;
}

/**
 * Takes the announced end of a policy back: the term is covered to its last day again. What was paid back before that end
 * is stopped, or asked for again; where the end is announced anew without a word it stays for that.
 */
export async function reverseCancellation(
  work: Work,
  policyId: string,
  { by = work.actor, isSaid: isStated = true }: { readonly by?: Principal; readonly isSaid?: boolean } = {},
): Promise<CancellationResult | Refused> {
  const { policy } = await lockPolicy(work, policyId);
  const today = coverDayOf(work, policy);
  const isDelinquent = await isOverdue(work, policy, today);
  const decision = decideReverseCancellation({ policy: { ...policy, isDelinquent }, today }, by);
  if (!decision.ok) return decision;
  const { currentQuoteId: quoteId } = policy;
  const {
    policy_cancellation_id: cancellationId,
    policy_transaction_id,
    reason,
  } = await work.tx
    .updateTable('policy_cancellations')
    .set({ status: 'reversed' })
    .where('policy_id', '=', policyId)
    .where('status', '=', 'pending')
    .returning(['policy_cancellation_id', 'policy_transaction_id', 'reason'])
    .executeTakeFirstOrThrow();
  const asOf = policy.cancelledAsOf ?? policy.effectiveDate;
  const segments = resumedOn(await segmentsOf(work, policyId), asOf, asOf);
  const written = { policyId, kind: 'cancellation_reversal', effectiveDate: asOf, quoteId } as const;
  const transactionId = await writePolicyTransaction(work, written);
  await work.tx
    .updateTable('policy_transactions')
    .set({ reversed_by: transactionId })
    .where('policy_transaction_id', '=', policy_transaction_id)
    .execute();
  await writeSegments(work, { policyId, transactionId }, segments);
  await work.tx
    .updateTable('policies')
    .set({ policy_status: decision.event, cancelled_as_of: null, cancellation_reason: null })
    .where('policy_id', '=', policyId)
    .execute();
  const input = { policyId, quoteId, cancellationId, reason, asOf };
  if (isStated) await work.publish({ type: 'cancellation_reversed', ...input });
  if (isStated) await withdrawAhead(work, policyId);
  await wakeCollection(work, policy.contractId);
  const answer = { policy_id: policyId, policy: { policy_id: policyId }, refund: null, balance: null };
  return { ...answer, status: decision.event };
}

export const reversePendingPolicyCancellation = operation({
  name: 'reverse_pending_policy_cancellation',
  permission: ['policy:cancel', 'policy:cancel_own'],
  root: 'policy_id',
  example: {},
  run: (work) => reverseCancellation(work, work.input.policy_id),
});

/** Whether the end of a policy may be decided, or taken back, as it stands. */
export const readCancellationAbilities: ReadAbilities = async (work, policyId) => {
  const { policy } = await loadPolicy(work, policyId);
  const today = coverDayOf(work, policy);
  const isDelinquent = policy.status === 'pending_cancellation' && (await isOverdue(work, policy, today));
  return cancellationAbilities({ policy: { ...policy, isDelinquent }, today }, work.actor);
};
