import { decideActivation } from '@roadworthy/core/policies/activate.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import { type Day, dayInZone } from '@roadworthy/core/shared/time/day.ts';
import type { Work } from '../kernel/work.ts';
import { lockPolicy } from './policy-store.ts';

const aMinute = 60_000;

/** The day of cover where the risk is: a minute ago, since cover begins and ends at 12:01. */
export function coverDayOf({ now }: Pick<Work, 'now'>, { timeZone }: Pick<Policy, 'timeZone'>): Day {
  return dayInZone(new Date(now.getTime() - aMinute), timeZone);
}

/** Whether a next term waits for its first payment; one that is on its way from a bank counts as made. */
async function isUnpaidRenewal({ tx }: Work, { policyId, policyTerm }: Policy): Promise<boolean> {
  if (policyTerm === 1) return false;
  const first = await tx
    .selectFrom('invoices')
    .select('status')
    .where('policy_id', '=', policyId)
    .where('kind', '=', 'deposit')
    .executeTakeFirst();
  return first !== undefined && !['paid', 'pending'].includes(first.status);
}

/** Brings a pending policy into force at 12:01 a.m. of its first day; does nothing before, or to any other policy. */
export async function activatePolicy(work: Work, policyId: string): Promise<void> {
  const { policy } = await lockPolicy(work, policyId);
  const decision = decideActivation(policy, coverDayOf(work, policy), await isUnpaidRenewal(work, policy));
  if (!decision.ok) return;
  await work.tx.updateTable('policies').set({ policy_status: 'active' }).where('policy_id', '=', policyId).execute();
  await work.publish(decision.event);
}
