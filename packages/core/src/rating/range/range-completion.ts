import { recommendPlan } from '../../products/plans.ts';
import { storageTypes, type UsageType } from '../../products/vocabulary.ts';
import { addMonths, type Day } from '../../shared/time/day.ts';
import { compare, rational } from '../../shared/money/rational.ts';
import type { Exact } from '../exact.ts';
import { type RateBook, rowsOf } from '../book/rate-book.ts';
import type { CompiledRow } from '../book/rate-rows.ts';
import type { RatedDriver, RatedVehicle, RatingSubject } from '../rating-subject.ts';
import { scoreTiers } from '../vocabulary.ts';

export type Extreme = 'low' | 'high';

/** What is assumed of an answer that has not been given; the bounds are part of the printed assumptions. */
export const assumed = {
  youngestDriver: 25,
  oldestDriver: 74,
  points: 0,
  usage: ['recreational', 'frequent'] as const satisfies UsageType[],
  rentalUtilization: 0,
  mostMiles: 15_000,
  plan: 'road_ready',
  valueType: 'agreed_value',
  termMonths: 12,
  paymentTerm: 'monthly',
} as const;

const toRational = ({ n, scale }: Exact) => rational(n, 10n ** BigInt(scale));

/** Whether no coverage costs more under a row than under another of its factor. */
function isNowhereAbove(row: CompiledRow, other: CompiledRow): boolean {
  return row.factors.every((factor, column) => {
    const against = other.factors[column];
    return !factor || !against || compare(toRational(factor), toRational(against)) <= 0;
  });
}

/**
 * The row that is lowest (or highest) for every coverage at once, so that the range's ends are real prices. Throws a
 * RangeError when the book's rows cross and no such row exists.
 */
export function extremeRow(rows: readonly CompiledRow[], extreme: Extreme): CompiledRow {
  const found = rows.find((row) =>
    rows.every((other) => (extreme === 'low' ? isNowhereAbove(row, other) : isNowhereAbove(other, row))),
  );
  if (!found) throw new RangeError(`no row of ${rows[0]?.factor ?? 'a factor without rows'} is the ${extreme} end`);
  return found;
}

function extremeKey<Key extends string>(book: RateBook, factor: string, keys: readonly Key[], extreme: Extreme): Key {
  const rows = keys.flatMap((key) => rowsOf(book, factor).byKey.get(key) ?? []);
  const { key } = extremeRow(rows, extreme);
  const named = keys.find((candidate) => candidate === key);
  if (named === undefined) throw new RangeError(`${factor} / ${key} is not among the answers`);
  return named;
}

/** The lowest number of the band between two bounds that is the extreme one. */
function extremeNumber(book: RateBook, factor: string, extreme: Extreme, least = 0, most = Infinity): number {
  const bands = rowsOf(book, factor).bands.filter((band) => band.to >= least && band.from <= most);
  return Math.max(least, extremeRow(bands, extreme).from);
}

function completeDriver(driver: RatedDriver, effectiveDate: Day, book: RateBook, extreme: Extreme): RatedDriver {
  const age = () => extremeNumber(book, 'driver_age', extreme, assumed.youngestDriver, assumed.oldestDriver);
  return {
    birthdate: driver.birthdate ?? addMonths(effectiveDate, -12 * age()),
    rvExperienceYears: driver.rvExperienceYears ?? extremeNumber(book, 'experience', extreme),
    points: driver.points ?? assumed.points,
  };
}

function completeVehicle(vehicle: RatedVehicle, book: RateBook, extreme: Extreme): RatedVehicle {
  return {
    ...vehicle,
    valueType: vehicle.valueType ?? assumed.valueType,
    usage: vehicle.usage ?? extremeKey(book, 'usage', assumed.usage, extreme),
    storage: vehicle.storage ?? extremeKey(book, 'storage', storageTypes, extreme),
    annualMiles: vehicle.annualMiles ?? extremeNumber(book, 'yearly_miles', extreme, 0, assumed.mostMiles),
    rentalUtilization: vehicle.rentalUtilization ?? assumed.rentalUtilization,
  };
}

/** The subject with the assumed plan, when none has been chosen. It needs the state and the vehicles' classes. */
export function withPlan(subject: RatingSubject): RatingSubject {
  const { state, effectiveDate, coverages } = subject;
  if (coverages !== null || state === null) return subject;
  const vehicles = subject.vehicles.flatMap(({ class: vehicleClass, year, usage, state: place = state }) =>
    vehicleClass === null ? [] : [{ class: vehicleClass, year, usage, state: place }],
  );
  return { ...subject, coverages: recommendPlan(assumed.plan, { state, effectiveDate, vehicles }).coverages };
}

/** A driver of whom nothing has been answered. */
export const unknownDriver: RatedDriver = { birthdate: null, rvExperienceYears: null, points: null };

/**
 * The subject with every open answer filled by the one that makes it cheapest (or dearest) under the assumptions. The
 * premium never falls when a factor rises, so the price of this subject is the end of the range.
 */
export function completeSubject(subject: RatingSubject, book: RateBook, extreme: Extreme): RatingSubject {
  const { effectiveDate, drivers } = subject;
  const listed = drivers.length > 0 ? drivers : [unknownDriver];
  return {
    ...withPlan(subject),
    termMonths: subject.termMonths ?? assumed.termMonths,
    paymentTerm: subject.paymentTerm ?? assumed.paymentTerm,
    scoreTier: subject.scoreTier ?? extremeKey(book, 'score', scoreTiers, extreme),
    drivers: listed.map((driver) => completeDriver(driver, effectiveDate, book, extreme)),
    vehicles: subject.vehicles.map((vehicle) => completeVehicle(vehicle, book, extreme)),
  };
}
