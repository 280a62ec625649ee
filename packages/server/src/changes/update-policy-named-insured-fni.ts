import { checkCorrectable, decideCorrectNamedInsured } from '@roadworthy/core/policies/correct-named-insured.ts';
import type { NamedInsuredCorrected } from '@roadworthy/core/policies/events/changes.ts';
import { type Entity, namedInsuredOf } from '@roadworthy/core/quoting/quote.ts';
import { accept, type Decision, refuse } from '@roadworthy/core/shared/decision.ts';
import { words } from '@roadworthy/core/shared/words.ts';
import { endorsingOf } from '../billing/endorsement/endorse-facts.ts';
import type { InsuredCorrectionInput } from '../generated/operations.ts';
import { operation } from '../kernel/operation.ts';
import type { ReadAbilities } from '../kernel/slice.ts';
import type { Work } from '../kernel/work.ts';
import { giveContract } from '../policies/contract-account.ts';
import { accountOf } from '../policies/issue-policy.ts';
import { loadPolicy, lockPolicy, type StoredPolicy } from '../policies/policy-store.ts';
import { restrictionColumns } from '../quoting/eligibility/restriction-index.ts';
import { loadQuote, lockQuote } from '../quoting/quote-store.ts';
import { correctAtOnce } from './change-at-once.ts';
import { readChanges } from './read-changes.ts';

/** How the insured is reached from now on; a policy that is in nobody's account goes into the one of the new address. */
async function writeContact(work: Work, { policy }: StoredPolicy, corrected: NamedInsuredCorrected): Promise<void> {
  const { entityId, quoteId, email, phone } = corrected;
  await work.tx.updateTable('entities').set({ email, phone }).where('entity_id', '=', entityId).execute();
  const written = await loadQuote(work, quoteId);
  await work.tx
    .updateTable('quotes')
    .set(restrictionColumns(work, written.quote))
    .where('quote_id', '=', quoteId)
    .execute();
  if (policy.userId === null) {
    await giveContract(work, policy.contractId, await accountOf(work, { ...written, userId: null }));
  }
  await work.publish(corrected);
}

/** Who the insured is, from now on: the key of their row in what describes the policy then. */
async function correctIdentity(
  work: Work,
  stored: StoredPolicy,
  { rootEntityId: root }: Entity,
  changes: InsuredCorrectionInput,
): Promise<Decision<string>> {
  const endorsing = await endorsingOf(work, stored);
  const read = await readChanges(work, endorsing, { people: [{ root_entity_id: root, changes }] });
  if (!read.ok) return read;
  const quoteId = await correctAtOnce(work, stored, endorsing, read.event, 'insured_corrected');
  if (!quoteId.ok) return quoteId;
  const { entity_id } = await work.tx
    .selectFrom('entities')
    .select('entity_id')
    .where('quote_id', '=', quoteId.event)
    .where('root_entity_id', '=', root)
    .executeTakeFirstOrThrow();
  return accept(entity_id);
}

const isUnchanged = (decision: Decision<unknown>): boolean =>
  !decision.ok && decision.refusal.code === 'nothing_changed';

/**
 * Corrects who the named insured of a policy is and how they are reached. What was signed stays as it was signed; who
 * they are is corrected by a change like every other, whose price has to come to the same.
 */
export const updatePolicyNamedInsuredFni = operation({
  name: 'update_policy_named_insured_fni',
  permission: 'policy:correct',
  root: 'policy_id',
  example: { entity: { email: 'grace.hopper@example.com' } },
  async run(work) {
    const { policy_id, entity } = work.input;
    const { email, phone, ...identity } = entity;
    const stored = await lockPolicy(work, policy_id);
    const { quote } = await lockQuote(work, stored.policy.currentQuoteId);
    const insured = namedInsuredOf(quote);
    if (!insured)
      return refuse('named_insured_missing', words('This policy names nobody.', 'Cette police ne nomme personne.'));
    const contact = { email: email ?? insured.email ?? '', phone: (phone === undefined ? insured.phone : phone) ?? '' };
    const reached = decideCorrectNamedInsured(stored.policy, insured, contact, work.actor);
    const isIdentified = Object.values(identity).some((value) => value !== undefined && value !== null);
    if (!reached.ok && !(isIdentified && isUnchanged(reached))) return reached;
    if (reached.ok) await writeContact(work, stored, reached.event);
    const corrected = isIdentified ? await correctIdentity(work, stored, insured, identity) : null;
    // What says so already stands in nobody's way where the other half is corrected.
    if (corrected && !corrected.ok && !(reached.ok && isUnchanged(corrected))) return corrected;
    const entity_id = corrected?.ok ? corrected.event : insured.entityId;
    return { policy_id, entity_id, policy: { policy_id }, entity: { entity_id } };
  },
});

/** Whether the named insured may be corrected, as a policy stands. */
export const readCorrections: ReadAbilities = async (work, policyId) => {
  const { policy } = await loadPolicy(work, policyId);
  return { update_policy_named_insured_fni: checkCorrectable(policy, work.actor) };
};
