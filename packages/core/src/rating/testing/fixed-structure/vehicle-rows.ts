import { sameInBoth } from '../../../shared/words.ts';
import { isMotorised, ratedClassOf, type VehicleClass } from '../../../products/vocabulary.ts';
import type { Coverages } from '../../../products/coverages.ts';
import { type Day, yearOf } from '../../../shared/time/day.ts';
import { sentence } from '../../../shared/text/sentence.ts';
import type { Cents } from '../../../shared/money/money.ts';
import { findBand } from '../../band.ts';
import { type Findings, hasFactors, reportMissingOf, reportReferral } from './findings.ts';
import type { CompiledRow, RateBook } from './rate-book.ts';
import type { RatedVehicle } from './fixed-subject.ts';
import { valueRow } from './value-units.ts';

/** The rows that a vehicle brings to its coverages. A row is undefined where nothing needs it, or where it is missing. */
export type VehicleRows = {
  readonly vehicleClass: VehicleClass;
  readonly motorised: boolean;
  readonly value: Cents;
  readonly base: CompiledRow;
  readonly valueUnits: CompiledRow | undefined;
  readonly age: CompiledRow | undefined;
  readonly usage: CompiledRow | undefined;
  readonly rental: CompiledRow | undefined;
  readonly storage: CompiledRow | undefined;
  readonly miles: CompiledRow | undefined;
  readonly settlement: CompiledRow | undefined;
};

function findValue({ value }: RatedVehicle, index: number, book: RateBook, findings: Findings) {
  const row = value === null ? undefined : valueRow(book.rows.value, value);
  if (!row || value === null) {
    reportMissingOf(findings, 'vehicles', index, 'rating_value');
    return undefined;
  }
  const lowest = book.rows.minimum_value.byKey.get('all')?.amount ?? 0;
  if (value < lowest) {
    const message = sentence(sameInBoth('We insure vehicles worth {value} or more.'), { value: { cents: lowest } });
    findings.rejections.push({ code: 'value_below_minimum', ...message });
  }
  if (row.refer) {
    const form = 'The vehicle is worth more than {value}. An underwriter looks at it first.';
    const limit = row.from * 100;
    reportReferral(
      findings,
      'value_above_limit',
      sentence(sameInBoth(form), { value: { cents: limit } }),
      value,
      limit,
    );
  }
  return row;
}

function findAge({ year }: RatedVehicle, index: number, effectiveDate: Day, book: RateBook, findings: Findings) {
  const age = year === null ? null : Math.max(0, yearOf(effectiveDate) - year);
  const row = age === null ? undefined : findBand(book.rows.vehicle_age.bands, age);
  if (!row || age === null) {
    reportMissingOf(findings, 'vehicles', index, 'year');
  } else if (row.refer) {
    const form = 'The vehicle is {years} model years old or older. An underwriter looks at it first.';
    reportReferral(findings, 'vehicle_age', sentence(sameInBoth(form), { years: row.from }), age, row.from);
  }
  return row;
}

function findUsage({ usage }: RatedVehicle, index: number, book: RateBook, findings: Findings) {
  const row = usage === null ? undefined : book.rows.usage.byKey.get(usage);
  if (!row || usage === null) {
    reportMissingOf(findings, 'vehicles', index, 'usage_type');
    return undefined;
  }
  if (row.refer) {
    const message = 'Business use is covered by our Pro product, not by this one.';
    reportReferral(findings, 'business_use', { message }, usage, usage);
  }
  if (!hasFactors(row)) findings.priced = false;
  return row;
}

function findRental({ rentalUtilization: rented }: RatedVehicle, index: number, book: RateBook, findings: Findings) {
  const row = rented === null ? undefined : findBand(book.rows.rental_utilisation.bands, rented);
  if (!row || rented === null) {
    reportMissingOf(findings, 'vehicles', index, 'rental_utilization_rate');
    return undefined;
  }
  if (row.refer) {
    const most = row.from - 1;
    const form = 'It is rented out more than {percent} % of the year. Our Pro product is made for that.';
    reportReferral(findings, 'rental_utilization', sentence(sameInBoth(form), { percent: most }), rented, most);
  }
  if (!hasFactors(row)) findings.priced = false;
  return row;
}

/** Finds a vehicle's rows and reports what is missing, refers or rejects. Null when its class is not known. */
export function vehicleRows(
  vehicle: RatedVehicle,
  index: number,
  effectiveDate: Day,
  coverages: Coverages,
  book: RateBook,
  findings: Findings,
): VehicleRows | null {
  const vehicleClass = vehicle.class;
  const base = vehicleClass === null ? undefined : book.rows.base.byKey.get(ratedClassOf(vehicleClass));
  if (!base || vehicleClass === null) {
    reportMissingOf(findings, 'vehicles', index, 'type');
    return null;
  }
  if (vehicleClass === 'bus_conversion') {
    const message = 'A converted bus is rated as a class A motorhome. An underwriter looks at it first.';
    reportReferral(findings, 'bus_conversion', { message }, vehicleClass, vehicleClass);
  }
  const motorised = isMotorised(vehicleClass);
  const { comprehensive, collision, liability } = coverages;
  const storage = vehicle.storage === null ? undefined : book.rows.storage.byKey.get(vehicle.storage);
  if (comprehensive && !storage) reportMissingOf(findings, 'vehicles', index, 'storage_type');
  const driven = motorised && (collision !== undefined || liability !== undefined);
  const yearly = vehicle.annualMiles;
  const miles = driven && yearly !== null ? findBand(book.rows.yearly_miles.bands, yearly) : undefined;
  if (driven && !miles) reportMissingOf(findings, 'vehicles', index, 'estimated_yearly_mileage');
  const settlement = book.rows.settlement.byKey.get(vehicle.valueType ?? 'agreed_value');
  if (!settlement) reportMissingOf(findings, 'vehicles', index, 'rating_value_type');
  return {
    vehicleClass,
    motorised,
    value: vehicle.value ?? 0,
    base,
    valueUnits: findValue(vehicle, index, book, findings),
    age: findAge(vehicle, index, effectiveDate, book, findings),
    usage: findUsage(vehicle, index, book, findings),
    rental: findRental(vehicle, index, book, findings),
    storage,
    miles,
    settlement,
  };
}
