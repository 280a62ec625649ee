import { decideWithdrawElectronicConsent } from '@roadworthy/core/policies/withdraw-electronic-consent.ts';
import { operation } from '../kernel/operation.ts';
import type { ReadAbilities } from '../kernel/slice.ts';
import type { Work } from '../kernel/work.ts';
import { electronicConsentOf } from './electronic-consent.ts';
import { loadPolicy, lockPolicy } from './policy-store.ts';

async function decide(work: Work, policyId: string) {
  const consent = await electronicConsentOf(work, { policyId });
  return decideWithdrawElectronicConsent({ policyId, consent }, work.actor);
}

/** Writes down that an insured withdrew the agreement to electronic records, for all terms of the contract. */
export const withdrawElectronicConsent = operation({
  name: 'withdraw_electronic_consent',
  permission: 'policy:correct',
  root: 'policy_id',
  example: {},
  async run(work) {
    const { policy } = await lockPolicy(work, work.input.policy_id);
    const { policyId, contractId } = policy;
    const decision = await decide(work, policyId);
    if (!decision.ok) return decision;
    await work.tx
      .updateTable('policies')
      .set({ e_consent_withdrawn: work.now })
      .where('contract_id', '=', contractId)
      .where('e_consent_withdrawn', 'is', null)
      .execute();
    await work.publish(decision.event);
    return { policy_id: policyId, policy: { policy_id: policyId } };
  },
});

/** Whether that may be written down, as a policy stands. */
export const readConsentWithdrawal: ReadAbilities = async (work, policyId) => {
  const { policy } = await loadPolicy(work, policyId);
  return { withdraw_electronic_consent: await decide(work, policy.policyId) };
};
