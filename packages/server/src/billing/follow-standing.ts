import { decideCollection, dueNow } from '@roadworthy/core/billing/collect.ts';
import type { Work } from '../kernel/work.ts';
import { loadPolicy } from '../policies/policy-store.ts';
import { loadCollection } from './collection-store.ts';

/** Has the clock look at a contract's money at its next round. */
export async function wakeCollection(work: Work, contractId: string): Promise<void> {
  await work.tx
    .updateTable('billing_arrangements')
    .set({ next_look: work.now })
    .where('contract_id', '=', contractId)
    .execute();
}

/** A policy that is locked is delinquent exactly while something is overdue that nobody is just paying. */
export async function followStanding(work: Work, policyId: string): Promise<void> {
  const { policy } = await loadPolicy(work, policyId);
  const today = work.today(policy.timeZone);
  const collection = await loadCollection(work, policy, today);
  const { becomes } = decideCollection(collection, today);
  if (becomes === null) return;
  await work.tx.updateTable('policies').set({ policy_status: becomes }).where('policy_id', '=', policyId).execute();
  const { currency } = policy;
  await work.publish(
    becomes === 'delinquent'
      ? { type: 'policy_delinquent', policyId, amount: dueNow(collection.invoices), currency }
      : { type: 'delinquency_ended', policyId },
  );
}
