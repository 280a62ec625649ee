import { decideWithdrawElectronicConsent } from '@roadworthy/core/policies/withdraw-electronic-consent.ts';
import { operation } from '../kernel/operation.ts';
import type { ReadAbilities } from '../kernel/slice.ts';
import type { Work } from '../kernel/work.ts';
import { loadPolicy, lockPolicy, type StoredPolicy } from './policy-store.ts';

const decide = ({ actor }: Work, { policy: { policyId }, consent }: StoredPolicy) =>
  decideWithdrawElectronicConsent({ policyId, consent }, actor);

/** Writes down that an insured withdrew the agreement to electronic records, for all terms of the contract. */
export const withdrawElectronicConsent = operation({
  name: 'withdraw_electronic_consent',
  permission: 'policy:correct',
  root: 'policy_id',
  example: {},
  async run(work) {
    const stored = await lockPolicy(work, work.input.policy_id);
    const { policyId, contractId } = stored.policy;
    const decision = decide(work, stored);
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
export const readConsentWithdrawal: ReadAbilities = async (work, policyId) => ({
  withdraw_electronic_consent: decide(work, await loadPolicy(work, policyId)),
});
