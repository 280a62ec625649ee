import { on } from '../../kernel/events.ts';
import type { Work } from '../../kernel/work.ts';
import { loadPolicy } from '../../policies/policy-store.ts';

/** Has the clock look at a contract's money at its next round, at that of each of its terms. */
export async function wakeCollection(work: Work, contractId: string): Promise<void> {
  await work.tx
    .updateTable('policy_collections')
    .set({ next_look: work.now })
    .where('policy_id', 'in', (eb) =>
      eb.selectFrom('policies').select('policies.policy_id').where('contract_id', '=', contractId),
    )
    .execute();
}

async function wakeOf(work: Work, policyId: string): Promise<void> {
  const { policy } = await loadPolicy(work, policyId);
  await wakeCollection(work, policy.contractId);
}

/** What a policy leaves unpaid when it ends is asked for too. */
export const wakeOnPolicyExpired = on('policy_expired', (work, { policyId }) => wakeOf(work, policyId));
export const wakeOnPolicyCancelled = on('policy_cancelled', (work, { policyId }) => wakeOf(work, policyId));

/** A contract is paid for its next term from the day on which that begins. */
export const turnToNextTerm = on('policy_activated', async (work, { policyId }) => {
  const { policy } = await loadPolicy(work, policyId);
  if (policy.policyTerm === 1) return;
  await work.tx
    .updateTable('billing_arrangements')
    .set({ policy_id: policyId, payment_term: policy.paymentTerm })
    .where('contract_id', '=', policy.contractId)
    .execute();
});
