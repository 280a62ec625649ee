import {
  endorsementDays,
  isOverridable,
  needsUnderwriter,
} from '@roadworthy/core/billing/endorsement/endorse-policy.ts';
import type { Delta } from '@roadworthy/core/changes/delta.ts';
import { violationsOfRestrictions } from '@roadworthy/core/quoting/restrictions/restrictions.ts';
import { premiumOf } from '@roadworthy/core/rating/premium-of.ts';
import { accept, type Decision, type Refusal, refuse } from '@roadworthy/core/shared/decision.ts';
import { addDays, type Day } from '@roadworthy/core/shared/time/day.ts';
import type { Endorsing } from '../billing/endorsement/endorse-facts.ts';
import { type PricedChange, priceChange } from '../billing/endorsement/endorse-policy.ts';
import { changeFields } from '../billing/endorsement/preview-change.ts';
import type { ChangePreview } from '../generated/operations.ts';
import { t } from '../kernel/language.ts';
import type { Work } from '../kernel/work.ts';
import type { StoredPolicy } from '../policies/policy-store.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import type { StoredQuote } from '../quoting/stored-quote.ts';
import { type Repetition, type ReplayedChange, replayChange } from './later-changes.ts';

/** A change from a day on. */
export type Wanted = { readonly delta: Delta; readonly effective: Day };

/** A proposed change with its price, and what an underwriter alone may let pass of it; null where nothing is. */
export type PricedProposal = PricedChange & {
  readonly asksUnderwriter: Refusal | null;
  /** What a whole term costs more or less by it, in cents. */
  readonly termChange: number;
  /** The policy as it is covered on the day of the change, which it is made on. */
  readonly base: Endorsing;
  /** The changes of later days as they are made again after it. */
  readonly repetitions: readonly Repetition[];
};

async function priced(
  work: Work,
  stored: StoredPolicy,
  { base, quote, later }: ReplayedChange,
  effective: Day,
): Promise<Decision<PricedProposal>> {
  const wanted = { quote, later, effective, mayWait: true };
  const proposalOf = (change: PricedChange, asksUnderwriter: Refusal | null): PricedProposal => ({
    ...change,
    asksUnderwriter,
    termChange: (premiumOf(change.after) ?? 0) - (premiumOf(change.before) ?? 0),
    base,
    repetitions: later ?? [],
  });
  const own = await priceChange(work, stored, base, wanted);
  if (own.ok) return accept(proposalOf(own.event, null));
  if (!isOverridable(own.refusal)) return own;
  const overridden = await priceChange(work, stored, base, { ...wanted, isOverridden: true });
  return overridden.ok ? accept(proposalOf(overridden.event, own.refusal)) : overridden;
}

/**
 * What a change does to what a policy covers and costs: the one function of preview, proposal and acceptance. It is made
 * on what is covered on its day, and changes of later days are made again after it. What underwriters alone may let pass
 * does not stop it from being proposed.
 */
export async function priceProposal(
  work: Work,
  stored: StoredPolicy,
  endorsing: Endorsing,
  wanted: Wanted,
): Promise<Decision<PricedProposal>> {
  const replayed = await replayChange(work, stored.policy.policyId, endorsing, wanted);
  return replayed.ok ? priced(work, stored, replayed.event, wanted.effective) : replayed;
}

/** What its organization refuses by name of what a draft says, and did not refuse of what it was drafted from. */
export async function judgeDraft(
  work: Work,
  described: StoredQuote,
  draftId: string,
): Promise<Decision<Refusal | null>> {
  const draft = await loadQuote(work, draftId);
  const known = new Set(described.restrictions.map(({ key, reason }) => `${key} ${reason}`));
  const added = draft.restrictions.filter(({ key, reason }) => !known.has(`${key} ${reason}`));
  const [violation] = violationsOfRestrictions(added, work.actor.role);
  if (violation) return refuse('restricted', violation);
  const similar = new Set(described.similar.map(({ restrictionId }) => restrictionId));
  const isNear = draft.similar.some(({ restrictionId }) => !similar.has(restrictionId));
  return accept(isNear ? needsUnderwriter() : null);
}

/** The day from which a change counts where none is named: today, or the first day of a term to come. */
export function dayOfChange(work: Work, { facts }: Endorsing, named: Day | null): Day {
  return named ?? endorsementDays(facts, work.actor).latest;
}

/** What is shown of a proposed change before somebody agrees to it. */
export function proposalFields(
  work: Work,
  stored: StoredPolicy,
  { facts }: Endorsing,
  { quote, effective, before, after, later, diff, asksUnderwriter }: PricedProposal,
): ChangePreview {
  // A change is made before those of later days, too.
  const { earliest } = endorsementDays({ ...facts, lastChange: null }, work.actor);
  return changeFields(stored, {
    effective,
    expiration: stored.policy.expirationDate,
    days: { earliest, latest: addDays(stored.policy.expirationDate, -1) },
    term: { before: premiumOf(before) ?? 0, after: premiumOf(after) ?? 0 },
    quote,
    money: diff,
    parts: diff.charges,
    repeated: later.map((one) => ({
      effective: one.effective,
      before: premiumOf(one.before) ?? 0,
      after: premiumOf(one.after) ?? 0,
    })),
    needsUnderwriter: asksUnderwriter && t(work.request.locale, asksUnderwriter),
  });
}
