import { isMotorised, ratedClassOf, vehicleClasses } from '../../products/vocabulary.ts';
import { ageOn, yearOf } from '../../shared/time/day.ts';
import {
  add,
  compare,
  multiply,
  type Rational,
  rational,
  rationalFromDecimal,
  roundHalfUp,
} from '../../shared/money/rational.ts';
import { demoRateRows } from '../book/demo-rate-book.ts';
import type { RatedDriver, RatedVehicle, RatingSubject } from '../rating-subject.ts';

// A second evaluator, straight from the stored rows and in big fractions only: slow, and simple enough to read against
// the rules (3.2). It shares no code with the rater.

type Column = 'comprehensive' | 'collision' | 'liability';

function rowOf(factor: string, key: string | number) {
  const row = demoRateRows.find((candidate) => candidate.factor === factor && candidate.key === String(key));
  if (!row) throw new RangeError(`no row ${factor} / ${key}`);
  return row;
}

function bandOf(factor: string, value: number) {
  const row = demoRateRows.find((candidate) => {
    if (candidate.factor !== factor) return false;
    const [from, to] = candidate.key.endsWith('+')
      ? [candidate.key.slice(0, -1), 'Infinity']
      : candidate.key.split('-');
    return value >= Number(from) && value <= Number(to ?? from);
  });
  if (!row) throw new RangeError(`no band ${factor} / ${value}`);
  return row;
}

const decimal = (row: (typeof demoRateRows)[number], column: Column) =>
  rationalFromDecimal(row.factors?.[column] ?? '');
const amountOf = (factor: string, key: string | number) => BigInt(rowOf(factor, key).amount ?? Number.NaN);

function units(cents: number, column: Column): Rational {
  let sum = rational(0);
  for (const row of demoRateRows) {
    if (row.factor !== 'value') continue;
    const [from = '0', to] = row.key.replace('+', '').split('-');
    const end = to === undefined ? cents : Math.min(cents, Number(to) * 100);
    const slice = Math.max(0, end - Number(from) * 100);
    sum = add(sum, multiply(rational(slice, 100_000), decimal(row, column)));
  }
  return sum;
}

function driverProduct(driver: RatedDriver, state: string, subject: RatingSubject, column: Column): Rational {
  const barred = ['CA', 'HI', 'MA'].includes(state);
  const age = driver.birthdate === null ? 0 : ageOn(driver.birthdate, subject.effectiveDate);
  let product = barred ? rational(1) : decimal(bandOf('driver_age', age), column);
  product = multiply(product, decimal(bandOf('experience', driver.rvExperienceYears ?? 0), column));
  return multiply(product, decimal(bandOf('points', Number(driver.points ?? 0)), column));
}

const classOf = (vehicle: RatedVehicle) => vehicleClasses.find((one) => one === vehicle.class) ?? 'class_a';

function productOf(vehicle: RatedVehicle, subject: RatingSubject, column: Column): Rational {
  const motorised = vehicle.class !== null && isMotorised(vehicle.class);
  const state = vehicle.state ?? subject.state ?? '';
  const damage = column !== 'liability';
  const factors: Rational[] = [];
  factors.push(decimal(rowOf('base', ratedClassOf(classOf(vehicle))), column));
  factors.push(decimal(rowOf('territory', state), column));
  if (damage) factors.push(units(vehicle.value ?? 0, column));
  const age = Math.max(0, yearOf(subject.effectiveDate) - (vehicle.year ?? 0));
  if (damage) factors.push(decimal(bandOf('vehicle_age', age), column));
  if (column === 'comprehensive') factors.push(decimal(rowOf('storage', vehicle.storage ?? ''), column));
  if (!['CA', 'HI', 'MA'].includes(state)) factors.push(decimal(rowOf('score', subject.scoreTier ?? ''), column));
  if (motorised && column !== 'comprehensive') {
    const products = subject.drivers.map((driver) => driverProduct(driver, state, subject, column));
    factors.push(products.reduce((highest, product) => (compare(product, highest) > 0 ? product : highest)));
    factors.push(decimal(bandOf('yearly_miles', vehicle.annualMiles ?? 0), column));
  }
  factors.push(decimal(rowOf('usage', vehicle.usage ?? ''), column));
  factors.push(decimal(bandOf('rental_utilisation', vehicle.rentalUtilization ?? 0), column));
  if (damage) {
    factors.push(decimal(rowOf('deductible', subject.coverages?.[column]?.deductible ?? 0), column));
    factors.push(decimal(rowOf('settlement', vehicle.valueType ?? 'agreed_value'), column));
  } else {
    factors.push(decimal(rowOf('increased_limits', subject.coverages?.liability?.limit ?? ''), column));
  }
  return multiply(factors.reduce(multiply, rational(100)), rational(subject.termMonths ?? 12, 12));
}

function flatOf(vehicle: RatedVehicle, subject: RatingSubject): Map<string, bigint> {
  const motorised = vehicle.class !== null && isMotorised(vehicle.class);
  const bought = subject.coverages ?? {};
  const yearly = new Map<string, bigint>();
  const charge = (code: string, limit: string | number | undefined) => {
    if (limit !== undefined) yearly.set(code, amountOf(code, limit));
  };
  if (motorised) charge('uninsured_motorist', bought.uninsured_motorist?.limit);
  if (motorised) charge('medical_payments', bought.medical_payments?.limit);
  charge('vacation_liability', bought.vacation_liability?.limit);
  charge('emergency_expense', bought.emergency_expense?.limit);
  charge('full_timer_liability', bought.full_timer_liability?.limit);
  charge('roadside', bought.roadside && (motorised ? 'motorised' : 'towable'));
  charge('glass', bought.glass && 'all');
  charge('pet', bought.pet && 'all');
  const effects = bought.personal_effects?.limit;
  if (effects !== undefined) yearly.set('personal_effects', 1200n * BigInt(Number(effects) / 1000));
  return yearly;
}

/** Cents by vehicle and coverage, in no particular order. */
export function referenceItems(subject: RatingSubject): Map<string, bigint> {
  const items = new Map<string, bigint>();
  for (const vehicle of subject.vehicles) {
    const motorised = vehicle.class !== null && isMotorised(vehicle.class);
    for (const column of ['comprehensive', 'collision', 'liability'] as const) {
      if (!subject.coverages?.[column] || (column === 'liability' && !motorised)) continue;
      items.set(`${vehicle.vehicleId} ${column}`, roundHalfUp(productOf(vehicle, subject, column)));
    }
    for (const [code, yearly] of flatOf(vehicle, subject)) {
      items.set(`${vehicle.vehicleId} ${code}`, roundHalfUp(rational(yearly * BigInt(subject.termMonths ?? 12), 12)));
    }
  }
  return items;
}
