import type { PolicyChange } from '@roadworthy/core/policies/vocabulary.ts';
import { accept, type Decision } from '@roadworthy/core/shared/decision.ts';
import type { EndorsementMoney } from '@roadworthy/core/billing/endorsement/endorsement-money.ts';
import { carryOutEndorsement } from '../billing/endorsement/carry-out-endorsement.ts';
import type { Endorsing } from '../billing/endorsement/endorse-facts.ts';
import { type PricedChange, priceChange } from '../billing/endorsement/endorse-policy.ts';
import type { Work } from '../kernel/work.ts';
import type { StoredPolicy } from '../policies/policy-store.ts';
import { draftRepetitions, type Repetition, replayChange } from './later-changes.ts';
import type { Wanted } from './price-proposal.ts';
import { writeDraft } from './write-draft.ts';

/** A change that nobody proposes first, with its price, on what is covered on its day. */
export type PricedAtOnce = PricedChange & {
  readonly wanted: Pick<Wanted, 'delta' | 'effective'>;
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
  wanted: Pick<Wanted, 'delta' | 'effective'>,
): Promise<Decision<PricedAtOnce>> {
  const replayed = await replayChange(work, stored.policy.policyId, endorsing, wanted);
  if (!replayed.ok) return replayed;
  const { base, quote, later } = replayed.event;
  const priced = await priceChange(work, stored, base, { quote, later, effective: wanted.effective });
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
