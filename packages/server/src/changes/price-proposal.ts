import {
  endorsementDays,
  isOverridable,
  needsUnderwriter,
} from '@roadworthy/core/billing/endorsement/endorse-policy.ts';
import type { Delta } from '@roadworthy/core/changes/delta.ts';
import { changedQuote } from '@roadworthy/core/changes/description.ts';
import type { Quote } from '@roadworthy/core/quoting/quote.ts';
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

/** A change from a day on. */
export type Wanted = { readonly delta: Delta; readonly effective: Day };

/** A proposed change with its price, and what an underwriter alone may let pass of it; null where nothing is. */
export type PricedProposal = PricedChange & {
  readonly asksUnderwriter: Refusal | null;
  /** What a whole term costs more or less by it, in cents. */
  readonly termChange: number;
};

async function priced(
  work: Work,
  stored: StoredPolicy,
  endorsing: Endorsing,
  wanted: { readonly quote: Quote; readonly effective: Day },
): Promise<Decision<PricedProposal>> {
  const mayWait = true;
  const termChangeOf = ({ before, after }: PricedChange) => (premiumOf(after) ?? 0) - (premiumOf(before) ?? 0);
  const own = await priceChange(work, stored, endorsing, { ...wanted, mayWait });
  if (own.ok) return accept({ ...own.event, asksUnderwriter: null, termChange: termChangeOf(own.event) });
  if (!isOverridable(own.refusal)) return own;
  const overridden = await priceChange(work, stored, endorsing, { ...wanted, mayWait, isOverridden: true });
  if (!overridden.ok) return overridden;
  return accept({ ...overridden.event, asksUnderwriter: own.refusal, termChange: termChangeOf(overridden.event) });
}

/**
 * What a change does to what a policy covers and costs now: the one function of preview, proposal and acceptance. What
 * underwriters alone may let pass does not stop it from being proposed.
 */
export async function priceProposal(
  work: Work,
  stored: StoredPolicy,
  endorsing: Endorsing,
  { delta, effective }: Wanted,
): Promise<Decision<PricedProposal>> {
  const quote = changedQuote(endorsing.described.quote, delta);
  return quote.ok ? priced(work, stored, endorsing, { quote: quote.event, effective }) : quote;
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
  { quote, effective, before, after, diff, asksUnderwriter }: PricedProposal,
): ChangePreview {
  const { earliest } = endorsementDays(facts, work.actor);
  return changeFields(stored, {
    effective,
    expiration: stored.policy.expirationDate,
    days: { earliest, latest: addDays(stored.policy.expirationDate, -1) },
    term: { before: premiumOf(before) ?? 0, after: premiumOf(after) ?? 0 },
    quote,
    money: diff,
    parts: diff.charges,
    needsUnderwriter: asksUnderwriter && t(work.request.locale, asksUnderwriter),
  });
}
