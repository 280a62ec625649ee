import { decideStopAutopay } from '@roadworthy/core/billing/collection/autopay-consent.ts';
import { operation } from '../../kernel/operation.ts';
import { lockPolicy } from '../../policies/policy-store.ts';
import { loadCollection } from '../collection/collection-store.ts';
import { wakeCollection } from '../collection/wake-collection.ts';

export const stopAutopay = operation({
  name: 'stop_autopay',
  permission: 'billing:autopay',
  root: 'policy_id',
  example: {},
  async run(work) {
    const { policy } = await lockPolicy(work, work.input.policy_id);
    const { policyId, contractId } = policy;
    const { autopay, method } = await loadCollection(work, policy, work.today(policy.timeZone));
    const decision = decideStopAutopay(autopay);
    if (!decision.ok) return decision;
    await work.tx
      .updateTable('billing_arrangements')
      .set({ autopay: false, payment_method_id: null })
      .where('contract_id', '=', contractId)
      .execute();
    if (method) {
      await work.tx
        .updateTable('payment_methods')
        .set({ ended: work.now })
        .where('payment_method_id', '=', method.paymentMethodId)
        .execute();
    }
    await wakeCollection(work, contractId);
    await work.publish({ type: 'autopay_stopped', policyId, ends: method?.lastFour ?? method?.bank ?? null });
    return { policy: { policy_id: policyId } };
  },
});
