import { endorsementDays, isOverridable } from '@roadworthy/core/billing/endorsement/endorse-policy.ts';
import type { Delta } from '@roadworthy/core/changes/delta.ts';
import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import { findingsOfSimilar, violationsOfRestrictions } from '@roadworthy/core/quoting/restrictions/restrictions.ts';
import { premiumOf } from '@roadworthy/core/rating/premium-of.ts';
import { accept, type Decision, type Refusal, refusal, refuse } from '@roadworthy/core/shared/decision.ts';
import type { Phrase } from '@roadworthy/core/shared/text/sentence.ts';
import type { Violation } from '@roadworthy/core/quoting/subject/quote-facts.ts';
import { newLooks } from '@roadworthy/core/billing/endorsement/new-findings.ts';
import { describeChange, describeReduction } from '@roadworthy/core/changes/describe-change.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { type Reduction, reducedCover } from '@roadworthy/core/changes/reduced-cover.ts';
import { may } from '@roadworthy/core/identity/principal.ts';
import { addDays, type Day } from '@roadworthy/core/shared/time/day.ts';
import type { Endorsing } from '../billing/endorsement/endorse-facts.ts';
import { foundOf, type PricedChange, priceChange } from '../billing/endorsement/endorse-policy.ts';
import { changeFields, type RepeatedInPreview } from '../billing/endorsement/preview-change.ts';
import type { ChangedThing, ChangePreview } from '../generated/operations.ts';
import { t } from '../kernel/language.ts';
import { type Identified, identifiedIn } from './change-drivers.ts';
import type { Work } from '../kernel/work.ts';
import type { StoredPolicy } from '../policies/policy-store.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { type Repetition, type ReplayedChange, replayChange } from './later-changes.ts';

/** A change from a day on. */
export type Wanted = {
  readonly delta: Delta;
  readonly effective: Day;
  /** What of people stands in no change; unless given, its draft holds it. */
  readonly identified?: Identified;
  readonly draftId?: string;
};

/** A proposed change with its price, and what an underwriter alone may let pass of it; null where nothing is. */
export type PricedProposal = PricedChange & {
  readonly asksUnderwriter: Refusal | null;
  /** What an underwriter would look at, each with what was found. */
  readonly found: readonly Violation[];
  /** What a customer cannot settle alone; null where nothing is. */
  readonly asksAgent: Refusal | null;
  /** What it takes away: it is signed for. */
  readonly reductions: readonly Reduction[];
  /** What a whole term costs more or less by it, in cents. */
  readonly termChange: number;
  /** The policy as it is covered on the day of the change, which it is made on. */
  readonly base: Endorsing;
  /** The changes of later days as they are made again after it. */
  readonly repetitions: readonly Repetition[];
};

/** What there is to look at in a change: by its day, by the rates, by what can be insured, and by rules and questions. */
function looksOf(
  { described, facts }: Endorsing,
  { quote, effective, before, after }: PricedChange,
  refused: Refusal | null,
): Pick<PricedProposal, 'found' | 'asksAgent'> {
  const [was, is] = [described.quote, quote].map((one) => foundOf(described, one, facts.today));
  const looks = was && is ? newLooks(was, is) : { referrals: [], agentRequired: [] };
  const known = new Set(before.referrals.map(({ code }) => code));
  const ofDay = refused && refused.code !== 'needs_underwriter' ? [{ ...refused, value: effective }] : [];
  const [ofAgent] = looks.agentRequired;
  return {
    found: [
      ...ofDay,
      ...after.referrals.filter(({ code }) => !known.has(code)),
      ...looks.referrals,
      // What has no value is let pass as the finding that it is.
    ].map((one) => ({ ...one, value: one.value ?? one.code })),
    asksAgent: ofAgent ? refusal('agent_required', { ...ofAgent }, ofAgent.field) : null,
  };
}

async function priced(
  work: Work,
  stored: StoredPolicy,
  { base, quote, later }: ReplayedChange,
  effective: Day,
): Promise<Decision<PricedProposal>> {
  const wanted = { quote, later, effective, mayWait: true };
  const own = await priceChange(work, stored, base, wanted);
  const refused = own.ok ? null : own.refusal;
  if (refused && !isOverridable(refused)) return { ok: false, refusal: refused };
  const change = own.ok ? own : await priceChange(work, stored, base, { ...wanted, isOverridden: true });
  if (!change.ok) return change;
  const { before, after } = change.event;
  return accept({
    ...change.event,
    ...looksOf(base, change.event, refused),
    asksUnderwriter: refused,
    reductions: reducedCover(base.described.quote, quote),
    termChange: (premiumOf(after) ?? 0) - (premiumOf(before) ?? 0),
    base,
    repetitions: later ?? [],
  });
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
  if (!replayed.ok) return replayed;
  const identified = await identifiedOf(work, wanted);
  return priced(work, stored, withAllIdentified(replayed.event, wanted.delta, identified), wanted.effective);
}

const identifies = (delta: Delta, root: string): boolean => {
  const change = ownValue(delta.entities ?? {}, root);
  return change !== undefined && JSON.stringify(change).includes('"sealed"');
};

/** What of people a change says that stands in its draft alone. */
async function identifiedOf(work: Work, { delta, identified, draftId }: Wanted): Promise<Identified> {
  if (identified) return identified;
  const isThere = Object.keys(delta.entities ?? {}).some((root) => identifies(delta, root));
  return draftId === undefined || !isThere ? new Map() : identifiedIn((await loadQuote(work, draftId)).quote);
}

function withIdentified(quote: Quote, delta: Delta, identified: Identified): Quote {
  const entities = quote.entities.map((one) => {
    const known = identifies(delta, one.rootEntityId) ? identified.get(one.rootEntityId) : undefined;
    return known ? { ...one, ...known } : one;
  });
  return { ...quote, entities };
}

/**
 * Everything that somebody has to look at in a draft: what its price and its rules found, whom its organization refuses
 * nearly by name, and of a customer's own change what takes an agent. Refused where one is refused by name who was not
 * on the policy before.
 */
export async function foundOfDraft(
  work: Work,
  { described }: Endorsing,
  draftId: string,
  { found, asksAgent }: Pick<PricedProposal, 'found' | 'asksAgent'>,
  isOwn: boolean,
): Promise<Decision<readonly Violation[]>> {
  const draft = await loadQuote(work, draftId);
  const known = new Set(described.restrictions.map(({ key, reason }) => `${key} ${reason}`));
  const added = draft.restrictions.filter(({ key, reason }) => !known.has(`${key} ${reason}`));
  const [violation] = violationsOfRestrictions(added, work.actor.role);
  if (violation) return refuse('restricted', violation);
  const similar = new Set(described.similar.map(({ restrictionId }) => restrictionId));
  const near = draft.similar.filter(({ restrictionId }) => !similar.has(restrictionId));
  const ofAgent = isOwn && asksAgent ? [{ ...asksAgent, value: asksAgent.field ?? asksAgent.code }] : [];
  return accept([...found, ...findingsOfSimilar(near).referrals, ...ofAgent]);
}

/** The day from which a change counts where none is named: today, or the first day of a term to come. */
export function dayOfChange(work: Work, { facts }: Endorsing, named: Day | null): Day {
  return named ?? endorsementDays(facts, work.actor).latest;
}

/** What is otherwise by a change, in the reader's language. */
export function thingsFields(work: Work, before: Quote, after: Quote): ChangedThing[] {
  const print = (phrase: Phrase) => t(work.request.locale, phrase);
  return describeChange(before, after).map(({ part, key, is, name, answers }) => ({
    part,
    key,
    is,
    name: print(name),
    answers: answers.map(({ label, before: was, after: then }) => ({
      label: print(label),
      before: was && print(was),
      after: then && print(then),
    })),
  }));
}

/** Who has to look at a change that nobody has proposed yet; null where nobody has to. */
export function asksOf(work: Work, { asksUnderwriter, asksAgent }: PricedProposal): Refusal | null {
  return asksUnderwriter ?? (may(work.actor, 'proposal:accept') ? null : asksAgent);
}

/** What changes of later days come to once they are made again, as a preview shows it. */
export const repeatedFields = (later: PricedChange['later']): RepeatedInPreview[] =>
  later.map((one) => ({
    effective: one.effective,
    before: premiumOf(one.before) ?? 0,
    after: premiumOf(one.after) ?? 0,
  }));

/** What is shown of a proposed change before somebody agrees to it. */
export function proposalFields(
  work: Work,
  stored: StoredPolicy,
  { facts }: Endorsing,
  { base, quote, effective, before, after, later, diff, reductions }: PricedProposal,
  asks: Refusal | null,
): ChangePreview {
  // A change is made before those of later days, too.
  const { earliest } = endorsementDays({ ...facts, lastChange: null }, work.actor);
  const print = (phrase: Phrase) => t(work.request.locale, phrase);
  const shown = changeFields(stored, {
    effective,
    expiration: stored.policy.expirationDate,
    days: { earliest, latest: addDays(stored.policy.expirationDate, -1) },
    term: { before: premiumOf(before) ?? 0, after: premiumOf(after) ?? 0 },
    quote,
    money: diff,
    parts: diff.charges,
    repeated: repeatedFields(later),
    needsUnderwriter: asks && print(asks),
  });
  const both = { before: base.described.quote, after: quote };
  return {
    ...shown,
    changes: thingsFields(work, base.described.quote, quote),
    takes_away: reductions.map((one) => print(describeReduction(one, both))),
  };
}

/** What a change comes to, with what identifies people on every day of it. */
export function withAllIdentified(
  { base, quote, later }: ReplayedChange,
  delta: Delta,
  identified: Identified,
): ReplayedChange {
  const known = (one: Quote) => withIdentified(one, delta, identified);
  return { base, quote: known(quote), later: later?.map((one) => ({ ...one, quote: known(one.quote) })) };
}
