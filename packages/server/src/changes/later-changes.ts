import {
  type Delta,
  type Description,
  differenceOf,
  isNothing,
  type RecordChange,
} from '@roadworthy/core/changes/delta.ts';
import { describedAs, descriptionOf, reachedAsNow } from '@roadworthy/core/changes/description.ts';
import { coversSame, type DatedDescription, replay, replayAfter } from '@roadworthy/core/changes/replay.ts';
import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import { accept, type Decision } from '@roadworthy/core/shared/decision.ts';
import { refuseNothingLeft } from '@roadworthy/core/changes/propose-reversal.ts';
import { type Day, day } from '@roadworthy/core/shared/time/day.ts';
import type { NamedRepetition } from '../billing/endorsement/carry-out-endorsement.ts';
import type { Endorsing } from '../billing/endorsement/endorse-facts.ts';
import type { RepeatedChange } from '../billing/endorsement/endorse-policy.ts';
import type { Work } from '../kernel/work.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import type { ReleasedBook } from '../rating/rate-books.ts';
import { type Identified, identifiedIn } from './change-drivers.ts';
import { writeDraft } from './write-draft.ts';

/** A change that was applied, as the stack of its policy holds it. */
type AppliedInStack = { readonly transactionId: string; readonly effective: Day; readonly delta: Delta };

/** A later change that is made again, and which transaction it was. */
export type Repetition = RepeatedChange & { readonly replayedFrom: string };

/** What a change is made on, and what those of later days come to; `later` is absent where none is, or none can be made again. */
export type ReplayedChange = {
  readonly base: Endorsing;
  readonly quote: Quote;
  readonly later: readonly Repetition[] | undefined;
};

/** Every change of a policy that was applied for these days, as it was meant, in the order of their days. */
async function changesOf({ tx }: Work, policyId: string, days: '>' | '=', effective: Day): Promise<AppliedInStack[]> {
  const rows = await tx
    .selectFrom('policy_transactions')
    .select(['policy_transaction_id', 'effective_date', 'delta'])
    .where('policy_id', '=', policyId)
    .where('kind', '=', 'endorsement')
    .where('effective_date', days, effective)
    .where('reversed_by', 'is', null)
    // What was made again is the same change once more.
    .where('replayed_from', 'is', null)
    .orderBy('effective_date')
    .orderBy('booked')
    .orderBy('policy_transaction_id')
    .execute();
  return rows.map((row) => ({
    transactionId: row.policy_transaction_id,
    effective: day(row.effective_date),
    // As it was written when it was applied.
    delta: row.delta as Delta,
  }));
}

/** A policy as it is covered on a day, as that is known now. */
export async function coveredOn(work: Work, endorsing: Endorsing, effective: Day): Promise<Endorsing> {
  const { described, facts } = endorsing;
  const segment = facts.segments.find(({ from, to }) => from <= effective && effective < to);
  if (!segment || segment.quoteId === described.quote.quoteId) return endorsing;
  return { ...endorsing, described: await loadQuote(work, segment.quoteId) };
}

/** What is covered from each of these days on, as it is known now. */
async function coveredFrom(work: Work, { facts }: Endorsing, days: readonly Day[]): Promise<Map<Day, Quote>> {
  const known = new Map<Day, Quote>();
  for (const effective of days) {
    const segment = facts.segments.find(({ from }) => from === effective);
    if (segment) known.set(effective, (await loadQuote(work, segment.quoteId)).quote);
  }
  return known;
}

/** Whether changes lead to what is covered: what came about otherwise cannot be made again by them. */
function leadTo(
  known: ReadonlyMap<Day, Quote>,
  base: Description,
  now: Description,
  changes: readonly AppliedInStack[],
): boolean {
  const described = replay(base, changes);
  if (!described.ok) return false;
  return described.event.every(({ effective, description }) => {
    const was = known.get(effective);
    return was !== undefined && coversSame(description, reachedAsNow(descriptionOf(was), now));
  });
}

function repetitions(
  described: readonly DatedDescription[],
  known: ReadonlyMap<Day, Quote>,
  changes: readonly AppliedInStack[],
): Repetition[] {
  return described.flatMap(({ effective, description }): Repetition[] => {
    const former = known.get(effective);
    const last = changes.findLast((one) => one.effective === effective);
    if (!former || !last) return [];
    return [{ effective, former, quote: describedAs(former, description), replayedFrom: last.transactionId }];
  });
}

/**
 * A change on what is covered on its day, and what the changes of later days come to after it. Refuses one that does not
 * fit, and one after which a later one does not.
 */
export async function replayChange(
  work: Work,
  policyId: string,
  current: Endorsing,
  { delta, effective }: { readonly delta: Delta; readonly effective: Day },
): Promise<Decision<ReplayedChange>> {
  const changes = await changesOf(work, policyId, '>', effective);
  const base = changes.length === 0 ? current : await coveredOn(work, current, effective);
  const { quote: covered } = base.described;
  const now = descriptionOf(current.described.quote);
  const before = reachedAsNow(descriptionOf(covered), now);
  const replayed = replayAfter(before, { delta, effective }, changes);
  if (!replayed.ok) return replayed;
  const [first, ...others] = replayed.event;
  const quote = first ? describedAs(covered, first.description) : covered;
  if (changes.length === 0) return accept({ base, quote, later: undefined });
  const days = others.map((one) => one.effective);
  const known = await coveredFrom(work, base, days);
  return accept({
    base,
    quote,
    later: leadTo(known, before, now, changes) ? repetitions(others, known, changes) : undefined,
  });
}

/** What was covered right before the changes of a day: on the day before it, or as the term was sold. */
async function coveredBefore(work: Work, { facts, described }: Endorsing, effective: Day): Promise<Quote> {
  const { policy, segments } = facts;
  const before = segments.find(({ to }) => to === effective);
  if (before) return (await loadQuote(work, before.quoteId)).quote;
  const sold = await work.tx
    .selectFrom('policy_transactions')
    .select('resulting_quote_id')
    .where('policy_id', '=', policy.policyId)
    .where('kind', 'in', ['new_business', 'renewal', 'rewrite', 'effective_date_change'])
    .where('reversed_by', 'is', null)
    .orderBy('booked', 'desc')
    .limit(1)
    .executeTakeFirst();
  return sold ? (await loadQuote(work, sold.resulting_quote_id)).quote : described.quote;
}

/**
 * What has to be changed from the day of a change on so that it was never made: the others of its day are made without
 * it. Refuses where one of them does not fit then, and where nothing is left of it to take back.
 */
export async function changeWithout(
  work: Work,
  current: Endorsing,
  {
    policyId,
    effective,
    transactionId,
  }: { readonly policyId: string; readonly effective: Day; readonly transactionId: string },
): Promise<Decision<{ readonly delta: Delta; readonly identified: Identified }>> {
  const base = await coveredOn(work, current, effective);
  const described = await coveredBefore(work, current, effective);
  const now = descriptionOf(current.described.quote);
  const before = reachedAsNow(descriptionOf(described), now);
  const ofDay = await changesOf(work, policyId, '=', effective);
  const others = replay(
    before,
    ofDay.filter((one) => one.transactionId !== transactionId),
  );
  if (!others.ok) return others;
  const { quote: covered } = base.described;
  const wanted = others.event.at(-1)?.description ?? before;
  const known = reachedAsNow(descriptionOf(covered), now);
  if (coversSame(wanted, known)) return refuseNothingLeft();
  const { entities = {}, ...delta } = differenceOf(known, wanted);
  return accept({
    delta: { ...delta, entities: Object.fromEntries(Object.entries(entities).map(identifiedAgain)) },
    identified: identifiedIn(described),
  });
}

/** Who comes back is who they were: what identifies them stands in the rows of the draft, as of whoever is new. */
export const identifiedAgain = ([root, change]: [string, RecordChange]): [string, RecordChange] => [
  root,
  'add' in change ? { add: { ...change.add, sealed: ['birthdate', 'license_number'] } } : change,
];

/** Drafts what later changes come to; one that comes to what it was keeps its description. */
export async function draftRepetitions(
  work: Work,
  book: ReleasedBook,
  later: readonly Repetition[],
): Promise<NamedRepetition[]> {
  const named: NamedRepetition[] = [];
  for (const { effective, former, quote, replayedFrom } of later) {
    const delta = differenceOf(descriptionOf(former), descriptionOf(quote));
    const drafted = { base: former, changed: quote, delta, book };
    const quoteId = isNothing(delta) ? former.quoteId : await writeDraft(work, drafted);
    named.push({ effective, quoteId, delta, replayedFrom });
  }
  return named;
}
