import { checkSamePrice } from '@roadworthy/core/billing/endorsement/correct-vehicle.ts';
import { endorsementDays, needsUnderwriter } from '@roadworthy/core/billing/endorsement/endorse-policy.ts';
import type { PolicyChange } from '@roadworthy/core/policies/vocabulary.ts';
import { accept, type Decision } from '@roadworthy/core/shared/decision.ts';
import { premiumOf } from '@roadworthy/core/rating/premium-of.ts';
import type { EndorsementMoney } from '@roadworthy/core/billing/endorsement/endorsement-money.ts';
import { carryOutEndorsement } from '../billing/endorsement/carry-out-endorsement.ts';
import type { Endorsing } from '../billing/endorsement/endorse-facts.ts';
import { type PricedChange, priceChange } from '../billing/endorsement/endorse-policy.ts';
import type { Work } from '../kernel/work.ts';
import type { StoredPolicy } from '../policies/policy-store.ts';
import { draftRepetitions, type Repetition, replayChange } from './later-changes.ts';
import { foundOfDraft, type Wanted, withAllIdentified } from './price-proposal.ts';
import type { ReadChanges } from './read-changes.ts';
import { writeDraft } from './write-draft.ts';

type WantedAtOnce = Pick<Wanted, 'delta' | 'effective' | 'identified'>;

/** A change that nobody proposes first, with its price, on what is covered on its day. */
export type PricedAtOnce = PricedChange & {
  readonly wanted: WantedAtOnce;
  readonly base: Endorsing;
  readonly repetitions: readonly Repetition[];
  readonly diff: EndorsementMoney;
};

/**
 * Prices what is changed without a proposal, a discount or a correction, as every change is priced: on what is covered on
 * its day, with the changes of later days made again after it. Nobody lets anything pass of it, and it waits for no day.
 */
export async function priceAtOnce(
  work: Work,
  stored: StoredPolicy,
  endorsing: Endorsing,
  wanted: WantedAtOnce,
): Promise<Decision<PricedAtOnce>> {
  const replayed = await replayChange(work, stored.policy.policyId, endorsing, wanted);
  if (!replayed.ok) return replayed;
  const { delta, identified = new Map(), effective } = wanted;
  const { base, quote, later } = withAllIdentified(replayed.event, delta, identified);
  const priced = await priceChange(work, stored, base, { quote, later, effective });
  return priced.ok ? accept({ ...priced.event, wanted, base, repetitions: later ?? [] }) : priced;
}

/** Applies it to a policy that is locked; answers the quote that describes its day. */
export async function changeAtOnce(
  work: Work,
  stored: StoredPolicy,
  { wanted: { delta }, base, repetitions, ...priced }: PricedAtOnce,
  change: PolicyChange,
): Promise<string> {
  const { book, described } = base;
  const draftId = await writeDraft(work, { base: described.quote, changed: priced.quote, delta, book });
  const later = await draftRepetitions(work, book, repetitions);
  await carryOutEndorsement(work, stored, base, priced, { change, delta, draftId, later });
  return draftId;
}

/**
 * Corrects what a policy that is locked says, from the last day on which that may count: where the price of the term stays
 * as it is, and nobody is refused by name. Answers the quote that describes its day.
 */
export async function correctAtOnce(
  work: Work,
  stored: StoredPolicy,
  endorsing: Endorsing,
  { delta, identified }: ReadChanges,
  change: PolicyChange,
): Promise<Decision<string>> {
  const effective = endorsementDays(endorsing.facts, work.actor).latest;
  const priced = await priceAtOnce(work, stored, endorsing, { delta, identified, effective });
  if (!priced.ok) return priced;
  const { before, after } = priced.event;
  const same = checkSamePrice(premiumOf(before) ?? 0, premiumOf(after) ?? 0);
  if (!same.ok) return same;
  const quoteId = await changeAtOnce(work, stored, priced.event, change);
  const found = await foundOfDraft(work, endorsing, quoteId, { found: [], asksAgent: null }, false);
  if (!found.ok) return found;
  const [look] = found.event;
  return look ? { ok: false, refusal: needsUnderwriter() } : accept(quoteId);
}
