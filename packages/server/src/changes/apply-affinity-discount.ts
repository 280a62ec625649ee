import { affinity, checkSaves, withAffinity } from '@roadworthy/core/billing/endorsement/affinity-discount.ts';
import {
  checkEndorsable,
  checkPremium,
  checkRatesOfTerm,
  endorsementDays,
} from '@roadworthy/core/billing/endorsement/endorse-policy.ts';
import { may } from '@roadworthy/core/identity/principal.ts';
import { premiumOf } from '@roadworthy/core/rating/premium-of.ts';
import { day } from '@roadworthy/core/shared/time/day.ts';
import { accept, type Decision, refuse } from '@roadworthy/core/shared/decision.ts';
import { computedRead, operation } from '../kernel/operation.ts';
import type { ReadAbilities } from '../kernel/slice.ts';
import type { Work } from '../kernel/work.ts';
import { loadPolicy, lockPolicy, type StoredPolicy } from '../policies/policy-store.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { type Endorsing, endorsingOf } from '../billing/endorsement/endorse-facts.ts';
import { changeFields } from '../billing/endorsement/preview-change.ts';
import { changeAtOnce, type PricedAtOnce, priceAtOnce } from './change-at-once.ts';
import { coveredOn } from './later-changes.ts';
import { repeatedFields } from './price-proposal.ts';
import { mayNotDoToPolicy } from '@roadworthy/core/policies/cancellation/cancel-policy.ts';

/** What the discount would do from a day on; from today, or the first day of a term to come, where none is named. */
async function priceDiscount(
  work: Work,
  stored: StoredPolicy,
  endorsing: Endorsing,
  from: string | null | undefined,
): Promise<Decision<PricedAtOnce>> {
  const effective = from == null ? endorsementDays(endorsing.facts, work.actor).latest : day(from);
  const status = checkEndorsable(endorsing.facts);
  if (status) return { ok: false, refusal: status };
  const { described } = await coveredOn(work, endorsing, effective);
  const discounts = withAffinity(described.quote, endorsing.book.book.structure.discounts);
  if (!discounts.ok) return discounts;
  const delta = { discounts: { [affinity]: { add: {} } } };
  const priced = await priceAtOnce(work, stored, endorsing, { delta, effective });
  if (!priced.ok) return priced;
  const saved = checkSaves(premiumOf(priced.event.before) ?? 0, premiumOf(priced.event.after) ?? 0);
  return saved.ok ? priced : saved;
}

export const previewPolicyAffinityDiscount = computedRead({
  name: 'preview_policy_affinity_discount',
  permission: 'policy:endorse',
  root: 'policy_id',
  example: {},
  async run(work) {
    const stored = await loadPolicy(work, work.input.policy_id);
    const endorsing = await endorsingOf(work, stored);
    const priced = await priceDiscount(work, stored, endorsing, work.input.effective_date);
    if (!priced.ok) return priced;
    const { quote, effective, before, after, later, diff } = priced.event;
    return changeFields(stored, {
      effective,
      expiration: stored.policy.expirationDate,
      // It is made before changes of later days, too.
      days: endorsementDays({ ...endorsing.facts, lastChange: null }, work.actor),
      term: {
        before: premiumOf(before) ?? 0,
        after: premiumOf(after) ?? 0,
      },
      quote,
      money: diff,
      parts: diff.charges,
      repeated: repeatedFields(later),
    });
  },
});

/** Gives a policy the discount of whoever belongs to a group, for the days from one on. */
export const applyPolicyAffinityDiscount = operation({
  name: 'apply_policy_affinity_discount',
  permission: 'policy:endorse',
  root: 'policy_id',
  example: {},
  async run(work) {
    const { policy_id, effective_date, premium } = work.input;
    const stored = await lockPolicy(work, policy_id);
    const endorsing = await endorsingOf(work, stored);
    const priced = await priceDiscount(work, stored, endorsing, effective_date);
    if (!priced.ok) return priced;
    const { diff } = priced.event;
    const agreed = checkPremium(premium ?? null, diff.premiumAfter, stored.policy.currency);
    if (!agreed.ok) return agreed;
    await changeAtOnce(work, stored, priced.event, 'affinity_discount');
    return { policy_id, policy: { policy_id } };
  },
});

/** Whether a policy may get the discount, and a vehicle of it its right number, as it stands: both are asked at once. */
export const readEndorsementAbilities: ReadAbilities = async (work, policyId) => {
  const closed = refuse('actor_not_allowed', mayNotDoToPolicy);
  const [endorses, corrects] = [may(work.actor, 'policy:endorse'), may(work.actor, 'policy:correct')];
  const both = (discount: Decision<unknown>, correction: Decision<unknown>) => ({
    apply_policy_affinity_discount: endorses ? discount : closed,
    update_policy_vehicle_fni: corrects ? correction : closed,
  });
  if (!endorses && !corrects) return both(closed, closed);
  const stored = await loadPolicy(work, policyId);
  const { quote } = await loadQuote(work, stored.policy.currentQuoteId);
  const rates = checkRatesOfTerm(quote.raterVersionId);
  if (!rates.ok) return both(rates, rates);
  const { facts, described, book } = await endorsingOf(work, stored);
  const status = checkEndorsable(facts);
  if (status) return both({ ok: false, refusal: status }, { ok: false, refusal: status });
  return both(withAffinity(described.quote, book.book.structure.discounts), accept(null));
};
