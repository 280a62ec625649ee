import { cancellationBases } from '../../products/parameter-vocabulary.ts';
import { type Day, daysBetween } from '../../shared/day.ts';
import { type Cents, roundTogether, sumCents, toCents } from '../../shared/money.ts';
import { add, compare, multiply, type Rational, rational } from '../../shared/rational.ts';
import { shortRatePercent } from './short-rate.ts';

/** How the premium of a term that ends early is parted: everything back, by days, or with what ending costs. */
export const returnBases = ['flat', ...cancellationBases] as const;
export type ReturnBasis = (typeof returnBases)[number];

/** An amount that a term was charged, for the days that it pays for. */
export type ChargedLine = {
  readonly lineId: string;
  readonly amount: Cents;
  readonly from: Day;
  /** The day after the last that it pays for. */
  readonly to: Day;
  /** A fee is earned at once; it comes back where the term counts as never issued and it may come back at all. */
  readonly earning: 'pro_rata' | 'at_once';
  readonly isRefundable: boolean;
};

export type ReturnAsked = {
  readonly lines: readonly ChargedLine[];
  readonly basis: ReturnBasis;
  /** Cover ends at 12:01 a.m. of it: it is not covered, hence not earned. */
  readonly cancelled: Day;
  /** What stays earned of what days earn, whatever they come to; 0 where the product says nothing. */
  readonly minimumEarned: Cents;
  /** The least share of what days did not earn that has to come back, in per cent; 0 where no law says. */
  readonly leastReturnShare: number;
};

export type ReturnedLine = { readonly lineId: string; readonly earned: Cents; readonly returned: Cents };
export type ReturnPremium = {
  readonly lines: readonly ReturnedLine[];
  readonly earned: Cents;
  readonly returned: Cents;
};

const none = rational(0);
const share = (percent: number): Rational => rational(percent, 100);
const larger = (a: Rational, b: Rational): Rational => (compare(a, b) < 0 ? b : a);
const smaller = (a: Rational, b: Rational): Rational => (compare(a, b) < 0 ? a : b);

/** What the days after the end of cover did not earn of a charge, in exact cents. */
function unearned({ amount, from, to }: ChargedLine, cancelled: Day): Rational {
  const all = daysBetween(from, to);
  const left = Math.min(Math.max(daysBetween(cancelled, to), 0), all);
  return all === 0 ? none : rational(BigInt(amount) * BigInt(left), all);
}

/** The first day of the term that lines are of: a change within it wrote lines that begin later. */
function beginOf(lines: readonly ChargedLine[], line: ChargedLine): Day {
  return lines.reduce((first, { from }) => (from < first ? from : first), line.from);
}

/**
 * By the table of annual terms; a shorter one is looked at as though it had a year's days. Of a line that a change wrote
 * comes back the same part of what its days did not earn, so that a change and its undoing cost nothing here either.
 */
function byTable(line: ChargedLine, { lines, cancelled }: ReturnAsked): Rational {
  const { to } = line;
  const from = beginOf(lines, line);
  const all = daysBetween(from, to);
  const left = Math.min(daysBetween(cancelled, to), all);
  if (left <= 0) return none;
  const days = Math.ceil((daysBetween(from, cancelled) * 365) / all);
  const part = multiply(share(100 - shortRatePercent(days)), rational(all, left));
  return multiply(part, unearned(line, cancelled));
}

function returnedOfCharge(line: ChargedLine, asked: ReturnAsked): Rational {
  const { basis, cancelled, leastReturnShare } = asked;
  if (basis === 'flat') return line.earning === 'pro_rata' || line.isRefundable ? rational(line.amount) : none;
  if (line.earning === 'at_once') return none;
  const byDays = unearned(line, cancelled);
  if (basis === 'pro_rata') return byDays;
  const kept = basis === 'short_rate_90' ? multiply(share(90), rational(toCents(byDays))) : byTable(line, asked);
  return smaller(byDays, larger(kept, multiply(share(leastReturnShare), byDays)));
}

/** A line that takes money off gives back as much less as its charge would give back more. */
function returnedOf(line: ChargedLine, asked: ReturnAsked): Rational {
  if (line.amount >= 0) return returnedOfCharge(line, asked);
  return multiply(rational(-1), returnedOfCharge({ ...line, amount: -line.amount }, asked));
}

/** Less of every line, in proportion, where days alone would leave less earned than the product keeps. */
function withMinimum(exact: readonly Rational[], { lines, basis, minimumEarned }: ReturnAsked): readonly Rational[] {
  const charged = sumCents(lines.flatMap(({ amount, earning }) => (earning === 'pro_rata' ? [amount] : [])));
  const most = rational(Math.max(charged - minimumEarned, 0));
  const total = exact.reduce(add, none);
  if (basis === 'flat' || compare(total, most) <= 0) return exact;
  return exact.map((one) => multiply(one, { n: most.n * total.d, d: total.n * most.d }));
}

/**
 * What comes back of a term that ends early, and what stays earned, by line and in whole cents (docs/rules.md,
 * cancellation). Lines are rounded together, so that they add up to the whole. A line that takes money off (a discount)
 * gives back less than nothing, as the whole then does.
 */
export function returnPremium(asked: ReturnAsked): ReturnPremium {
  const exact = withMinimum(
    asked.lines.map((line) => returnedOf(line, asked)),
    asked,
  );
  const lines = roundTogether(exact).map((returned, index): ReturnedLine => {
    const { lineId = '', amount = 0 } = asked.lines[index] ?? {};
    return { lineId, earned: amount - returned, returned };
  });
  const returned = sumCents(lines.map((line) => line.returned));
  return { lines, earned: sumCents(asked.lines.map(({ amount }) => amount)) - returned, returned };
}
