import { decideActivation } from '@roadworthy/core/policies/activate.ts';
import { day, dayInZone } from '@roadworthy/core/shared/day.ts';
import type { Work } from '../kernel/work.ts';

const aMinute = 60_000;

/** Brings a pending policy into force at 12:01 a.m. of its first day; does nothing before, or to any other policy. */
export async function activatePolicy(work: Work, policyId: string): Promise<void> {
  const row = await work.tx
    .selectFrom('policies')
    .select(['policy_status', 'effective_date', 'expiration_date', 'time_zone'])
    .where('policy_id', '=', policyId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return;
  // A minute ago: cover begins at 12:01.
  const today = dayInZone(new Date(work.now.getTime() - aMinute), row.time_zone);
  const policy = {
    policyId,
    status: row.policy_status,
    effectiveDate: day(row.effective_date),
    expirationDate: day(row.expiration_date),
  };
  const decision = decideActivation(policy, today);
  if (!decision.ok) return;
  await work.tx.updateTable('policies').set({ policy_status: 'active' }).where('policy_id', '=', policyId).execute();
  await work.publish(decision.event);
}
