import { addMonths, type Day, dayOfMonth, daysBetween, addDays } from '../../shared/time/day.ts';
import { type Cents, sumCents, toCents } from '../../shared/money/money.ts';
import { rational } from '../../shared/money/rational.ts';
import type { Charge } from '../charge-lines.ts';

/** What of a charge is earned; money in cents. */
export type EarningCharge = Pick<Charge, 'kind' | 'from' | 'to' | 'amount' | 'earning'>;

/** A term as its premium is earned. */
export type EarningTerm = {
  readonly charges: readonly EarningCharge[];
  readonly expirationDate: Day;
  /** The first day without cover of a term that ended early; null where it runs to its end. */
  readonly ended: Day | null;
  /** How far the books have earned it, and what. */
  readonly earnedUntil: Day;
  readonly earned: Cents;
};

/** A step of earning: the day after the last that it earns, and by how much the earned premium grew. */
export type Earned = { readonly until: Day; readonly amount: Cents };

function earnedOf({ from, to, amount, earning }: EarningCharge, until: Day): Cents {
  if (until <= from) return 0;
  if (earning === 'at_once' || until >= to) return amount;
  return toCents(rational(BigInt(amount) * BigInt(daysBetween(from, until)), daysBetween(from, to)));
}

/**
 * The premium that is earned by the days before one, in cents (docs/rules.md, earning): each charge by its own days,
 * rounded once from its beginning, so that months add up to what days do. Where cover ended early, all that is left
 * charged is earned with its last day.
 */
export function earnedBefore({ charges, ended }: Pick<EarningTerm, 'charges' | 'ended'>, until: Day): Cents {
  const premium = charges.filter(({ kind }) => kind === 'premium');
  const isOver = ended !== null && until >= ended;
  return sumCents(premium.map((charge) => (isOver ? charge.amount : earnedOf(charge, until))));
}

/** The first day of the month after a day's. */
const nextMonth = (value: Day): Day => addMonths(addDays(value, 1 - dayOfMonth(value)), 1);

/**
 * What is to be booked of a term up to a day, a month at a time, with the end of cover as the last step: each is the
 * difference of what is earned by then and what was before. Nothing where the books are there already; safe to ask late.
 */
export function earningsDue(
  term: EarningTerm,
  today: Day,
): { readonly steps: readonly Earned[]; readonly closed: boolean } {
  const end = term.ended ?? term.expirationDate;
  const steps: Earned[] = [];
  let { earnedUntil, earned } = term;
  while (earnedUntil < end) {
    const month = nextMonth(earnedUntil);
    const until = month < end ? month : end;
    if (until > today) return { steps, closed: false };
    const now = earnedBefore(term, until);
    steps.push({ until, amount: now - earned });
    [earnedUntil, earned] = [until, now];
  }
  return { steps, closed: true };
}

/** The same with the days of the month that is not over: what a term earned by a day on which its books are closed. */
export function earningsUntil(term: EarningTerm, until: Day): readonly Earned[] {
  const { steps, closed } = earningsDue(term, until);
  const reached = steps.at(-1)?.until ?? term.earnedUntil;
  if (closed || reached >= until) return steps;
  const earned = term.earned + sumCents(steps.map(({ amount }) => amount));
  return [...steps, { until, amount: earnedBefore(term, until) - earned }];
}
