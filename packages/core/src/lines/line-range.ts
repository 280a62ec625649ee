import { applyChange, type LineChange } from '../rating/explaining/counterfactual.ts';
import { pathOf } from '../rating/book/find-row.ts';
import type { NoPriceRange, PriceRange } from '../rating/range/price-range.ts';
import { type Assumption, agreedValue, assumedAsEntered } from '../rating/range/range-assumptions.ts';
import type { Extreme } from '../rating/range/range-completion.ts';
import { rateQuote } from '../rating/rate.ts';
import type { CompiledFactor, RateBook } from '../rating/book/rate-book.ts';
import { hasFactors } from '../rating/book/rate-rows.ts';
import type { MissingField } from '../rating/rating.ts';
import type { LineSubject } from '../rating/rating-subject.ts';
import { addMonths, type Day, yearOf } from '../shared/time/day.ts';
import { ownValue } from '../shared/text/own-value.ts';
import { sentence } from '../shared/text/sentence.ts';
import { findLineProblems } from './find-line-problems.ts';
import type { Line, Package } from './line.ts';
import { words } from '../shared/words.ts';

/** An open answer of a price, and everything that may be answered to it. */
type Open = { readonly path: string; readonly changes: readonly LineChange[] };

/** What is assumed to be bought while nothing is chosen: the package in the middle. */
export function usualPackage({ packages }: Line): Package | null {
  return packages[Math.floor(packages.length / 2)] ?? null;
}

/** The subject with what is assumed of covers, term, payment and who is insured, where that is open. */
function withAssumptions(line: Line, subject: LineSubject): LineSubject {
  return {
    ...subject,
    coverages: subject.coverages ?? usualPackage(line)?.covers ?? null,
    termMonths: subject.termMonths ?? line.terms.usual,
    paymentTerm: subject.paymentTerm ?? 'monthly',
    drivers: subject.drivers.length > 0 || !line.persons ? subject.drivers : [{}],
  };
}

/** One answer for each row of a factor that has a price. */
function answersOf({ rows, shape }: CompiledFactor, day: Day): unknown[] {
  if (shape.keys === 'named') return [...rows.byKey.values()].filter(hasFactors).map(({ key }) => key);
  if (shape.keys === 'sliced') return [];
  return rows.bands.filter(hasFactors).map(({ from, to }) => {
    // The first band begins below what may be answered: its upper end is in it, too.
    const number = from === 0 && Number.isFinite(to) ? to : from;
    if (shape.as === 'model_years') return yearOf(day) - number;
    return shape.as === 'years_of_age' ? addMonths(day, -12 * number) : number;
  });
}

/** The subject with one of its objects alone: what that one may be and costs does not hang on how many stand beside it. */
function withOnly(subject: LineSubject, vehicleId: string | undefined): LineSubject {
  return { ...subject, vehicles: subject.vehicles.filter((one) => one.vehicleId === vehicleId) };
}

/** What may be answered at a path; nothing where no answer is assumed, such as what something is or is worth. */
function changesAt(path: string, subject: LineSubject, line: Line, book: RateBook): LineChange[] {
  const [, list, place] = /^(vehicles|drivers)\.(\d+)\./.exec(path) ?? [];
  const index = Number(place);
  const before = `${list}.${place}.`;
  const factor = list && book.factors.find((one) => pathOf(one, before) === path);
  if (!factor || factor.shape.answer === book.structure.objects.answer) return [];
  const id = subject.vehicles[index]?.vehicleId;
  const isOfObject = list === 'vehicles';
  const of = (answer: unknown): LineChange => {
    const provided = { [factor.shape.answer]: answer };
    return isOfObject ? { vehicles: { [id ?? '']: provided } } : { drivers: { [index]: provided } };
  };
  // One object is judged alone, as the first: a fleet would be judged for each answer of each of its vehicles.
  const [judged, field] = isOfObject ? [withOnly(subject, id), path.replace(before, 'vehicles.0.')] : [subject, path];
  const isSold = (change: LineChange) =>
    findLineProblems(line, applyChange(judged, change)).every(
      (problem) => problem.field !== field || problem.remedy === 'answer',
    );
  return answersOf(factor, subject.effectiveDate).map(of).filter(isSold);
}

type Completed = {
  readonly subject: LineSubject;
  readonly open: readonly Open[];
  readonly missing: readonly MissingField[];
};

/**
 * Answers every open question with the first that may be answered, and those that follow from it, and notes them all.
 * What no answer is assumed to, such as what something is worth, stays missing, and it alone.
 */
function completeOnce(line: Line, subject: LineSubject, book: RateBook): Completed {
  const open = new Map<string, Open>();
  let current = withAssumptions(line, subject);
  for (;;) {
    const { missing_fields: requested } = rateQuote(current, book);
    const next = requested
      .filter(({ path }) => !open.has(path))
      .map(({ path }) => ({ path, changes: changesAt(path, current, line, book) }))
      .filter(({ changes }) => changes.length > 0);
    if (next.length === 0) return { subject: current, open: [...open.values()], missing: requested };
    for (const one of next) open.set(one.path, one);
    current = next.reduce((known, { changes: [first] }) => (first ? applyChange(known, first) : known), current);
  }
}

/** What a change costs, in cents, on its own object alone where it is of one; Infinity where there is no price. */
function costOf(change: LineChange, subject: LineSubject, book: RateBook, sign: 1 | -1): number {
  const [id] = Object.keys(change.vehicles ?? {});
  const judged = id === undefined ? subject : withOnly(subject, id);
  const { total, items } = rateQuote(applyChange(judged, change), book);
  // Fees and the least premium of the whole would hide what one object adds.
  const own = items.reduce((sum, { cents }) => sum + cents, 0);
  return total === null ? Infinity : sign * (id === undefined ? total : own);
}

/**
 * A subject of a line with every open answer filled by the one that makes it cheapest (or dearest), each against the
 * others: the price of this subject is the end of the range. Answers that have no price, or that the line does not sell,
 * are left out.
 */
export function completeLineSubject(line: Line, subject: LineSubject, book: RateBook, extreme: Extreme): LineSubject {
  const { subject: first, open } = completeOnce(line, subject, book);
  const sign = extreme === 'low' ? 1 : -1;
  // Twice, for what an answer costs may depend on the others.
  return [...open, ...open].reduce((current, { changes }) => {
    const prices = changes.map((change) => costOf(change, current, book, sign));
    const best = changes[prices.indexOf(Math.min(...prices))];
    return best ? applyChange(current, best) : current;
  }, first);
}

/** What the rates themselves take an open answer for, so that no question of theirs is left to range over. */
function assumedByRates({ vehicles }: LineSubject, { factors }: RateBook): Assumption[] {
  const takesAgreed = factors.filter(({ shape }) => shape.of === 'object' && shape.otherwise === agreedValue.code);
  const isOpen = vehicles.some((object) =>
    takesAgreed.some(({ shape }) => (ownValue(object, shape.answer) ?? null) === null),
  );
  return isOpen ? [agreedValue] : [];
}

/**
 * The price range of a quote of any line that is still being answered, in cents. Both ends are real prices of the
 * subject completed at its cheapest and at its dearest; without what something is, where it is kept and what it is worth
 * there is none.
 */
export function estimateLineRange(line: Line, subject: LineSubject, book: RateBook): PriceRange | NoPriceRange {
  const { open, missing } = completeOnce(line, subject, book);
  const low = rateQuote(completeLineSubject(line, subject, book, 'low'), book);
  const high = rateQuote(completeLineSubject(line, subject, book, 'high'), book);
  const { referrals, rejections } = low;
  if (missing.length > 0 || low.total === null || high.total === null) return { missing, referrals, rejections };
  const assumed = subject.coverages === null ? usualPackage(line) : null;
  const unanswered = [...open.map(({ path }) => path), ...(assumed ? ['coverages'] : [])];
  const chosen = assumed && sentence(words('The package “{name}”.', 'Le forfait « {name} ».'), { name: assumed.label });
  const assumptions = [
    ...(chosen ? [{ code: 'package' as const, ...chosen }] : []),
    ...assumedByRates(subject, book),
    ...assumedAsEntered(subject),
  ];
  return {
    low: low.total,
    high: high.total,
    assumptions: unanswered.length > 0 ? assumptions : [],
    unanswered,
    referrals,
  };
}
