import { decideExpiration } from '@roadworthy/core/policies/expire.ts';
import type { Work } from '../kernel/work.ts';
import { activatePolicy, coverDayOf } from './activate-policy.ts';
import { lockPolicy } from './policy-store.ts';

/**
 * Ends what is in force at 12:01 a.m. of the last day of its term; does nothing before, or to any other policy. One whose
 * whole term passed while nothing ran begins first: whichever scan comes first, the policy stands where the day says.
 */
export async function expirePolicy(work: Work, policyId: string): Promise<void> {
  await activatePolicy(work, policyId);
  const { policy } = await lockPolicy(work, policyId);
  const decision = decideExpiration(policy, coverDayOf(work, policy));
  if (!decision.ok) return;
  await work.tx.updateTable('policies').set({ policy_status: 'expired' }).where('policy_id', '=', policyId).execute();
  await work.publish(decision.event);
}
