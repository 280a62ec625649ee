import { decideActivation } from '@roadworthy/core/policies/activate.ts';
import { dayInZone } from '@roadworthy/core/shared/day.ts';
import type { Work } from '../kernel/work.ts';
import { lockPolicy } from './policy-store.ts';

const aMinute = 60_000;

/** Brings a pending policy into force at 12:01 a.m. of its first day; does nothing before, or to any other policy. */
export async function activatePolicy(work: Work, policyId: string): Promise<void> {
  const { policy } = await lockPolicy(work, policyId);
  // A minute ago: cover begins at 12:01.
  const today = dayInZone(new Date(work.now.getTime() - aMinute), policy.timeZone);
  const decision = decideActivation(policy, today);
  if (!decision.ok) return;
  await work.tx.updateTable('policies').set({ policy_status: 'active' }).where('policy_id', '=', policyId).execute();
  await work.publish(decision.event);
}
