import {
  cancellationAbilities,
  decideReverseCancellation,
} from '@roadworthy/core/policies/cancellation/cancel-policy.ts';
import type { Refused } from '@roadworthy/core/shared/decision.ts';
import type { CancellationResult } from '../../generated/operations.ts';
import { operation } from '../../kernel/operation.ts';
import type { ReadAbilities } from '../../kernel/slice.ts';
import type { Work } from '../../kernel/work.ts';
import { coverDayOf } from '../../policies/activate-policy.ts';
import { loadPolicy, lockPolicy } from '../../policies/policy-store.ts';
import { writePolicyTransaction, writeSegments } from '../../policies/policy-stack.ts';
import { policyRoot } from './policy-root.ts';

/** Takes the announced end of a policy back: the term is covered to its last day again, and no money has moved. */
export async function reverseCancellation(work: Work, policyId: string): Promise<CancellationResult | Refused> {
  const { policy, isDelinquent } = await lockPolicy(work, policyId);
  const today = coverDayOf(work, policy);
  const decision = decideReverseCancellation({ policy: { ...policy, isDelinquent }, today }, work.actor);
  if (!decision.ok) return decision;
  const { currentQuoteId: quoteId, effectiveDate: from, expirationDate: to } = policy;
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
  const asOf = policy.cancelledAsOf ?? from;
  const written = { policyId, kind: 'cancellation_reversal', effectiveDate: asOf, quoteId } as const;
  const transactionId = await writePolicyTransaction(work, written);
  await work.tx
    .updateTable('policy_transactions')
    .set({ reversed_by: transactionId })
    .where('policy_transaction_id', '=', policy_transaction_id)
    .execute();
  await writeSegments(work, { policyId, transactionId, quoteId }, [{ from, to, status: 'in_force' }]);
  await work.tx
    .updateTable('policies')
    .set({ policy_status: decision.event, cancelled_as_of: null, cancellation_reason: null })
    .where('policy_id', '=', policyId)
    .execute();
  const said = { policyId, quoteId, cancellationId, reason, asOf };
  await work.publish({ type: 'cancellation_reversed', ...said });
  const answer = { policy_id: policyId, policy: { policy_id: policyId }, refund: null, balance: null };
  return { ...answer, status: decision.event };
}

export const reversePendingPolicyCancellation = operation({
  name: 'reverse_pending_policy_cancellation',
  permission: ['policy:cancel', 'policy:cancel_own'],
  root: policyRoot,
  run: (work) => reverseCancellation(work, work.input.policy_id),
});

/** Whether the end of a policy may be decided, or taken back, as it stands. */
export const readCancellationAbilities: ReadAbilities = async (work, policyId) => {
  const { policy, isDelinquent } = await loadPolicy(work, policyId);
  return cancellationAbilities({ policy: { ...policy, isDelinquent }, today: coverDayOf(work, policy) }, work.actor);
};
