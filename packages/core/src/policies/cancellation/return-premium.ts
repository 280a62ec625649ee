import { cancellationBases } from '../../products/parameter-vocabulary.ts';
import { type Day, daysBetween } from '../../shared/time/day.ts';
import { type Cents, roundTogether, sumCents, toCents } from '../../shared/money/money.ts';
import { add, compare, multiply, type Rational, rational } from '../../shared/money/rational.ts';
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

export type ReturnRequest = {
  readonly lines: readonly ChargedLine[];
  readonly basis: ReturnBasis;
  /** Cover ends at 12:01 a.m. of it: it is not covered, hence not earned. */
  readonly cancelled: Day;
  /** What stays earned of what days earn, whatever they come to; 0 where the product says nothing. */
  readonly minimumEarned: Cents;
  /** The least share of what days did not earn that has to come back, in per cent; 0 where no law says. */
  readonly leastReturnShare: number;
  /** Whether the law that wants that share lets the minimum stay earned all the same. */
  readonly lawKeepsMinimum?: boolean;
} & ReturnCosts;

/** What a contract takes off what comes back, beside how it parts the days; nothing where it says nothing. */
export type ReturnCosts = {
  /** The part of the distance that is left, where the contract counts days and distance and the lesser of them comes back. */
  readonly distanceLeft?: Rational | null;
  /** What was paid for claims and comes off. */
  readonly claimsPaid?: Cents;
  readonly fee?: ReturnFee | null;
};

/** What is kept of what comes back: the lesser of an amount (cents) and a share of it (per cent). */
export type ReturnFee = { readonly cents: Cents; readonly percent: number };

export type ReturnedLine = { readonly lineId: string; readonly earned: Cents; readonly returned: Cents };
export type ReturnPremium = {
  readonly lines: readonly ReturnedLine[];
  readonly earned: Cents;
  readonly returned: Cents;
};

const none = rational(0);
/** A share in per cent, down to a tenth of one. */
const share = (percent: number): Rational => rational(Math.round(percent * 10), 1000);
const minus = (a: Rational, b: Rational): Rational => add(a, { n: -b.n, d: b.d });
const larger = (a: Rational, b: Rational): Rational => (compare(a, b) < 0 ? b : a);
const smaller = (a: Rational, b: Rational): Rational => (compare(a, b) < 0 ? a : b);

/** What the days after the end of cover did not earn of a charge, in exact cents. */
function unearnedByDays({ amount, from, to }: ChargedLine, cancelled: Day): Rational {
  const all = daysBetween(from, to);
  const left = Math.min(Math.max(daysBetween(cancelled, to), 0), all);
  return all === 0 ? none : rational(BigInt(amount) * BigInt(left), all);
}

/** The same, or what the distance that is left did not earn where that is less. */
function unearned(line: ChargedLine, { cancelled, distanceLeft = null }: ReturnRequest): Rational {
  const byDays = unearnedByDays(line, cancelled);
  return distanceLeft === null ? byDays : smaller(byDays, multiply(rational(line.amount), distanceLeft));
}

/** The first day of the term that lines are of: a change within it wrote lines that begin later. */
function beginOf(lines: readonly ChargedLine[], line: ChargedLine): Day {
  return lines.reduce((first, { from }) => (from < first ? from : first), line.from);
}

/**
 * By the table of annual terms; a shorter one is looked at as though it had a year's days. Of a line that a change wrote
 * comes back the same part of what its days did not earn, so that a change and its undoing cost nothing here either.
 */
function byTable(line: ChargedLine, requested: ReturnRequest): Rational {
  const { lines, cancelled } = requested;
  const { to } = line;
  const from = beginOf(lines, line);
  const all = daysBetween(from, to);
  const left = Math.min(daysBetween(cancelled, to), all);
  if (left <= 0) return none;
  const days = Math.ceil((daysBetween(from, cancelled) * 365) / all);
  const part = multiply(share(100 - shortRatePercent(days)), rational(all, left));
  return multiply(part, unearned(line, requested));
}

function returnedOfCharge(line: ChargedLine, request: ReturnRequest): Rational {
  const { basis } = request;
  if (basis === 'flat') return line.earning === 'pro_rata' || line.isRefundable ? rational(line.amount) : none;
  if (line.earning === 'at_once') return none;
  const left = unearned(line, request);
  if (basis === 'pro_rata') return left;
  return basis === 'short_rate_90' ? multiply(share(90), left) : smaller(left, byTable(line, request));
}

/** What of every charge comes back; a line that takes money off gives back as much less as its charge would give back more. */
function ofEach(lines: readonly ChargedLine[], ofCharge: (charge: ChargedLine) => Rational): Rational[] {
  return lines.map((line) =>
    line.amount >= 0 ? ofCharge(line) : multiply(rational(-1), ofCharge({ ...line, amount: -line.amount })),
  );
}

const sumOf = (exact: readonly Rational[]): Rational => exact.reduce(add, none);

/** Exact parts and what they come to together, which is rounded by itself where the rule of the whole says so. */
type Parted = { readonly parts: readonly Rational[]; readonly whole: Rational };

/** Less of every part, in proportion, where the whole comes to less. */
function cutTo({ parts, whole }: Parted, most: Rational): Parted {
  if (compare(whole, most) <= 0) return { parts, whole };
  const sum = sumOf(parts);
  if (compare(sum, none) <= 0) return { parts, whole };
  return { parts: parts.map((one) => multiply(one, { n: most.n * sum.d, d: sum.n * most.d })), whole: most };
}

/** What the basis alone gives back. Nine tenths are taken of whole cents of the whole, as the published formula has it. */
function byBasis(requested: ReturnRequest): Parted {
  const parts = ofEach(requested.lines, (line) => returnedOfCharge(line, requested));
  if (requested.basis !== 'short_rate_90') return { parts, whole: sumOf(parts) };
  const left = ofEach(requested.lines, (line) => (line.earning === 'at_once' ? none : unearned(line, requested)));
  return { parts, whole: multiply(share(90), rational(toCents(sumOf(left)))) };
}

/** Less what was paid for claims, and less the fee of what is left then. */
function lessCosts(parted: Parted, { claimsPaid = 0, fee = null }: ReturnRequest): Parted {
  const left = larger(minus(parted.whole, rational(claimsPaid)), none);
  const stored = fee === null ? none : smaller(rational(fee.cents), multiply(share(fee.percent), left));
  return cutTo(parted, minus(left, stored));
}

/** The most that may come back where the product keeps a minimum of what days earn. */
function mostWithMinimum({ lines, minimumEarned }: ReturnRequest): Rational {
  const charged = sumCents(lines.flatMap(({ amount, earning }) => (earning === 'pro_rata' ? [amount] : [])));
  return rational(Math.max(charged - minimumEarned, 0));
}

/** What the law wants back at least, of the days that are left. */
function leastByLaw(requested: ReturnRequest): Parted {
  const parts = ofEach(requested.lines, (line) =>
    line.earning === 'at_once'
      ? none
      : multiply(share(requested.leastReturnShare), unearnedByDays(line, requested.cancelled)),
  );
  const least = { parts, whole: sumOf(parts) };
  return requested.lawKeepsMinimum === true ? cutTo(least, mostWithMinimum(requested)) : least;
}

/**
 * What comes back of a term that ends early, and what stays earned, by line and in whole cents (docs/rules.md, premium
 * that comes back): by the basis, less what the contract takes off, less what the product keeps at least, and then no
 * less than the law wants. Lines are rounded together, so that they add up to the whole. A line that takes money off (a
 * discount) gives back less than nothing, as the whole then does.
 */
export function returnPremium(request: ReturnRequest): ReturnPremium {
  const agreed =
    request.basis === 'flat' ? byBasis(request) : cutTo(lessCosts(byBasis(request), request), mostWithMinimum(request));
  const least = leastByLaw(request);
  const isBelow = request.leastReturnShare > 0 && toCents(agreed.whole) < toCents(least.whole);
  const { parts, whole } = isBelow ? least : agreed;
  const lines = roundTogether(parts, toCents(whole)).map((returned, index): ReturnedLine => {
    const { lineId = '', amount = 0 } = request.lines[index] ?? {};
    return { lineId, earned: amount - returned, returned };
  });
  const returned = sumCents(lines.map((line) => line.returned));
  return { lines, earned: sumCents(request.lines.map(({ amount }) => amount)) - returned, returned };
}
