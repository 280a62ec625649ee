import { countryOf } from '../../products/vocabulary.ts';
import { addDays, type Day, daysBetween } from '../../shared/time/day.ts';
import { addWorkingDays } from '../../shared/time/working-days.ts';
import { ownValue } from '../../shared/text/own-value.ts';
import { type ClaimStep, claimSteps } from '../vocabulary.ts';
import { type ClockRow, clockRowsOf } from './claim-clock-table.ts';

/** Days on which what the insured was asked for was outstanding; `to` is the day on which it came, null until then. */
export type Wait = { readonly from: Day; readonly to: Day | null };

/** A claim, as far as the law's days follow from it. All days are civil days where the risk is. */
export type ClockFacts = {
  /** Whose law counts, by postal code of state or province. */
  readonly place: string;
  /** The day on which it was reported. */
  readonly notice: Day;
  /** The day on which everything that was asked for had come in; null until then. */
  readonly proofOfLoss: Day | null;
  readonly acknowledged: Day | null;
  readonly investigationBegun: Day | null;
  readonly investigationFinished: Day | null;
  /** The day on which it was approved or denied. */
  readonly decision: Day | null;
  readonly isDenied: boolean;
  /** The day on which the amount was agreed on. */
  readonly agreement: Day | null;
  readonly paid: Day | null;
  /** The oldest message of the claimant that nobody has answered. */
  readonly unanswered: Day | null;
  /** The last letter that said why it takes longer. */
  readonly lastStatusLetter: Day | null;
  readonly waits: readonly Wait[];
};

export type ClaimDeadline = {
  readonly step: ClaimStep;
  /** The last day of it. */
  readonly due: Day;
  /** The day on which it was done; null while it is owed. */
  readonly done: Day | null;
  /** Counted from the report because what the law counts from has not happened yet: it may only move later. */
  readonly isProvisional: boolean;
} & Pick<ClockRow, 'days' | 'kind' | 'grade' | 'source'>;

type Period = Pick<ClockRow, 'step' | 'days' | 'kind' | 'measuredFrom' | 'grade' | 'source'>;

/** What the policy itself promises, where the law gives longer (part “How we settle” of its wording). */
const promised: readonly Period[] = [
  { step: 'acknowledge', days: 15, kind: 'calendar', measuredFrom: 'notice' },
  { step: 'pay_after_agreement', days: 30, kind: 'calendar', measuredFrom: 'agreement' },
].map((row) => ({ ...row, grade: 'A', source: 'the policy, “How we settle”' }) as Period);

/** Where days do not count while what the insured was asked for is outstanding, and the text that says so. */
const waitsCount: Readonly<Record<string, string>> = { MD: 'COMAR 31.15.07.07' };
const waitingSteps: readonly ClaimStep[] = ['decide', 'status_letter_every'];

/** The text by which waiting for the insured stops the clock of a place; null where none was read. */
export function stopsWhileWaiting(place: string): string | null {
  return ownValue(waitsCount, place) ?? null;
}

function after(from: Day, { days, kind }: Pick<ClockRow, 'days' | 'kind'>, place: string): Day {
  return kind === 'business' ? addWorkingDays(from, days, countryOf(place)) : addDays(from, days);
}

/** Whole days of waiting from a day on, until they end or `until`. */
function daysWaited(waits: readonly Wait[], from: Day, until: Day): number {
  return waits.reduce((sum, wait) => {
    const begin = wait.from > from ? wait.from : from;
    const end = wait.to === null || wait.to > until ? until : wait.to;
    return sum + (end > begin ? daysBetween(begin, end) : 0);
  }, 0);
}

type Begin = { readonly day: Day; readonly isProvisional: boolean };

/** From which day a period runs; null while it does not run. */
function beginOf({ step, measuredFrom }: Period, facts: ClockFacts): Begin | null {
  const sure = (day: Day | null): Begin | null => day && { day, isProvisional: false };
  if (step === 'answer_communication') return sure(facts.unanswered);
  switch (measuredFrom) {
    case 'notice':
      return sure(facts.notice);
    case 'proof_of_loss':
      return sure(facts.proofOfLoss) ?? { day: facts.notice, isProvisional: true };
    case 'agreement':
      return sure(facts.agreement);
    case 'decision':
      // Of a decision itself: ten days from the end of the investigation, or such.
      return step === 'decide'
        ? (sure(facts.investigationFinished) ?? { day: facts.notice, isProvisional: true })
        : sure(facts.decision);
  }
}

function doneOf(step: ClaimStep, facts: ClockFacts): Day | null {
  const done: Readonly<Record<ClaimStep, Day | null>> = {
    acknowledge: facts.acknowledged,
    answer_communication: null,
    begin_investigation: facts.investigationBegun,
    finish_investigation: facts.investigationFinished,
    decide: facts.decision,
    status_letter_every: facts.decision,
    pay_after_agreement: facts.paid,
  };
  return done[step];
}

function moved(due: Day, period: Period, begin: Day, facts: ClockFacts, today: Day): Day {
  if (stopsWhileWaiting(facts.place) === null || !waitingSteps.includes(period.step)) return due;
  return addDays(due, daysWaited(facts.waits, begin, today));
}

const earliest = (found: readonly ClaimDeadline[]): ClaimDeadline | undefined =>
  found.toSorted((one, other) => (one.due < other.due ? -1 : Number(one.due > other.due)))[0];

/**
 * The days by which an insurer has to do what the law of a place asks while it handles a claim, and by what (docs/rules.md,
 * claims): the earliest day where several texts or the policy itself speak of one step. A letter that says why it takes
 * longer is owed on the day of the decision that was not made, and again as often as the place says.
 */
export function claimDeadlines(facts: ClockFacts, today: Day): ClaimDeadline[] {
  const periods: readonly Period[] = [...clockRowsOf(facts.place, facts.notice), ...promised];
  const dueOf = (period: Period): ClaimDeadline | null => {
    const begin = beginOf(period, facts);
    if (begin === null) return null;
    const { step, days, kind, grade, source } = period;
    const due = moved(after(begin.day, period, facts.place), period, begin.day, facts, today);
    return { step, due, done: doneOf(step, facts), isProvisional: begin.isProvisional, days, kind, grade, source };
  };
  const of = (step: ClaimStep) =>
    earliest(periods.filter((period) => period.step === step).flatMap((period) => dueOf(period) ?? []));
  const decide = of('decide');
  const letter = (): ClaimDeadline | undefined => {
    const every = periods.find(({ step }) => step === 'status_letter_every');
    if (every === undefined || decide === undefined || facts.decision !== null) return undefined;
    const { step, days, kind, grade, source, measuredFrom } = every;
    const first = measuredFrom === 'notice' ? after(facts.notice, every, facts.place) : decide.due;
    const due = facts.lastStatusLetter === null ? first : after(facts.lastStatusLetter, every, facts.place);
    const isProvisional = decide.isProvisional && facts.lastStatusLetter === null && measuredFrom !== 'notice';
    return { step, due, done: null, isProvisional, days, kind, grade, source };
  };
  return claimSteps.flatMap((step) => {
    if (step === 'pay_after_agreement' && facts.isDenied) return [];
    return (step === 'status_letter_every' ? letter() : of(step)) ?? [];
  });
}

/** Whether a day of a claim has passed without what it was for, or passed before that was done. */
export function isBreached({ due, done }: Pick<ClaimDeadline, 'due' | 'done'>, today: Day): boolean {
  return (done ?? today) > due;
}

/** What comes again, so that each time may be too late: an answer to a message, a letter that says why it takes longer. */
const recurring: readonly ClaimStep[] = ['answer_communication', 'status_letter_every'];

/** What of what was owed is done now, and came too late: each time of it is a breach of its own. */
export function doneLate<Owed extends Pick<ClaimDeadline, 'step' | 'due'>>(
  owed: readonly Owed[],
  facts: Pick<ClockFacts, 'unanswered' | 'lastStatusLetter' | 'decision'>,
  today: Day,
): (Owed & { readonly done: Day })[] {
  return owed.flatMap((one) => {
    if (!recurring.includes(one.step)) return [];
    const done =
      one.step === 'answer_communication'
        ? facts.unanswered === null
          ? today
          : null
        : [facts.lastStatusLetter, facts.decision].find((on) => on !== null && on > one.due);
    return done && done > one.due ? [{ ...one, done }] : [];
  });
}

/** The deadline that is next: the earliest that is still owed. */
export function nextDeadline(deadlines: readonly ClaimDeadline[]): ClaimDeadline | null {
  return earliest(deadlines.filter(({ done }) => done === null)) ?? null;
}
