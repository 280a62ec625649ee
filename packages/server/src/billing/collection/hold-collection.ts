import type { Policy } from '@roadworthy/core/policies/policy.ts';
import type { Work } from '../../kernel/work.ts';

/** Nobody is asked for money of a contract until a person has looked at what a bank answered. */
export async function holdCollection(work: Work, { policyId, contractId }: Policy, code: string): Promise<void> {
  await work.tx
    .updateTable('billing_arrangements')
    .set({ held_for: code })
    .where('contract_id', '=', contractId)
    .execute();
  await work.publish({ type: 'collection_held', policyId, code });
}

/** A person looked, or pays: the clock goes on. Money that comes in by itself, of a debit in flight or a dispute, is none. */
export async function releaseHold({ tx }: Work, policyId: string): Promise<void> {
  await tx
    .updateTable('billing_arrangements')
    .set({ held_for: null })
    .where('held_for', 'is not', null)
    .where('contract_id', '=', (eb) =>
      eb.selectFrom('policies').select('contract_id').where('policies.policy_id', '=', policyId),
    )
    .execute();
}
