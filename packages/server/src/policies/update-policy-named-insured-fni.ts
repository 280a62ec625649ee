import { checkCorrectable, decideCorrectNamedInsured } from '@roadworthy/core/policies/correct-named-insured.ts';
import { namedInsuredOf } from '@roadworthy/core/quoting/quote.ts';
import { refuse } from '@roadworthy/core/shared/decision.ts';
import { operation } from '../kernel/operation.ts';
import type { ReadAbilities } from '../kernel/slice.ts';
import { restrictionColumns } from '../quoting/eligibility/restriction-index.ts';
import { loadQuote, lockQuote } from '../quoting/quote-store.ts';
import { accountOf } from './issue-policy.ts';
import { giveContract } from './contract-account.ts';
import { loadPolicy, lockPolicy } from './policy-store.ts';
import { words } from '@roadworthy/core/shared/words.ts';

/**
 * Corrects how the named insured of a policy is reached. What was signed and priced stays as it was; a policy that is in
 * nobody's account goes into the one of the new address.
 */
export const updatePolicyNamedInsuredFni = operation({
  name: 'update_policy_named_insured_fni',
  permission: 'policy:correct',
  root: 'policy_id',
  example: { email: 'grace.hopper@example.com' },
  async run(work) {
    const { policy_id, email, phone } = work.input;
    const { policy } = await lockPolicy(work, policy_id);
    const { quote } = await lockQuote(work, policy.currentQuoteId);
    const insured = namedInsuredOf(quote);
    if (!insured)
      return refuse('named_insured_missing', words('This policy names nobody.', 'Cette police ne nomme personne.'));
    const decision = decideCorrectNamedInsured(policy, insured, { email, phone: phone ?? '' }, work.actor);
    if (!decision.ok) return decision;
    const { entityId: entity_id, quoteId } = decision.event;
    const written = { email: decision.event.email, phone: decision.event.phone };
    await work.tx.updateTable('entities').set(written).where('entity_id', '=', entity_id).execute();
    const corrected = await loadQuote(work, quoteId);
    await work.tx
      .updateTable('quotes')
      .set(restrictionColumns(work, corrected.quote))
      .where('quote_id', '=', quoteId)
      .execute();
    if (policy.userId === null) {
      await giveContract(work, policy.contractId, await accountOf(work, { ...corrected, userId: null }));
    }
    await work.publish(decision.event);
    return { policy_id, entity_id, policy: { policy_id }, entity: { entity_id } };
  },
});

/** Whether the contact of the named insured may be corrected, as a policy stands. */
export const readCorrections: ReadAbilities = async (work, policyId) => {
  const { policy } = await loadPolicy(work, policyId);
  return { update_policy_named_insured_fni: checkCorrectable(policy, work.actor) };
};
