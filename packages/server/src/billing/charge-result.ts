import type { MutationResults } from '../generated/operations.ts';
import type { PolicyCharge, PolicyCharged } from './collection/charge-policy.ts';

/** What whoever had a policy charged is answered. */
export function chargeResult(
  { policyId: policy_id, transactionId: transaction_id }: PolicyCharge,
  { status, message, code: decline_code }: PolicyCharged,
): MutationResults['pay_policy'] {
  return { status, message, decline_code, policy: { policy_id }, transaction: { transaction_id } };
}

/** The same while nobody knows what came of it. */
export function pendingCharge(policy_id: string): MutationResults['pay_policy'] {
  return { status: 'pending', message: null, decline_code: null, policy: { policy_id }, transaction: null };
}
