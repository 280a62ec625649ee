import { fieldsOf } from '../../lines/line-parts.ts';
import { lineOf } from '../../lines/line-for.ts';
import { ratingValueTypes, storageTypes, usageTypes } from '../../products/vocabulary.ts';
import { findPrintedTitleProblem, tidyLine, type TextRefusal } from '../../shared/text/check-text.ts';
import { accept, refusal, type Decision, type Refusal } from '../../shared/decision.ts';
import { yearOf, type Day } from '../../shared/time/day.ts';
import type { Cents } from '../../shared/money/money.ts';
import { sentence, type Phrase } from '../../shared/text/sentence.ts';
import { checkVin, type VinRefusal } from './check-vin.ts';
import type { Vehicle } from '../quote.ts';
import { words } from '../../shared/words.ts';

/** What a form sends of a vehicle; null or absent is not answered. */
export type VehicleInput = Partial<Omit<Vehicle, 'vehicleId'>> & { readonly floorplan?: string | null };

/** Values of vehicles that may be entered, in cents. Above the referral limit an underwriter looks; above this is a typing mistake. */
export type ValueRange = { readonly min: Cents; readonly max: Cents };
export const valueRange: ValueRange = { min: 200_000, max: 500_000_000 };

/** More nights a year than these make a full-timer. */
export const fullTimerNights = 150;

/** The values that may be entered under a provider's line, in cents: those of its own field, where it asks for one. */
export function valueRangeOf(provider: string): ValueRange {
  const field = fieldsOf(lineOf(provider), 'object').find(({ path }) => path === 'rating_value');
  return field ? { min: field.least ?? 1, max: field.most ?? valueRange.max } : valueRange;
}

export type VehicleRefusal =
  | VinRefusal
  | TextRefusal
  | 'usage_unknown'
  | 'storage_unknown'
  | 'value_type_unknown'
  | 'year_out_of_range'
  | 'value_out_of_range'
  | 'purchase_price_out_of_range'
  | 'mileage_out_of_range'
  | 'rental_out_of_range'
  | 'nights_out_of_range';

type Found = Refusal<VehicleRefusal>;

function outside(value: number | null | undefined, min: number, max: number): boolean {
  return value !== null && value !== undefined && !(Number.isInteger(value) && value >= min && value <= max);
}

function unlisted(value: string | null | undefined, list: readonly string[]): boolean {
  return value !== null && value !== undefined && !list.includes(value);
}

function findListProblems({ usageType, storageType, ratingValueType }: VehicleInput): Found[] {
  const found: Found[] = [];
  const add = (code: VehicleRefusal, message: Phrase, field: string) => found.push(refusal(code, message, field));
  if (unlisted(usageType, usageTypes))
    add(
      'usage_unknown',
      words('Choose one of the uses shown.', 'Choisissez l’une des utilisations affichées.'),
      'vehicle.usage_type',
    );
  if (unlisted(storageType, storageTypes)) {
    add(
      'storage_unknown',
      words('Choose one of the storage places shown.', 'Choisissez l’un des lieux de remisage affichés.'),
      'vehicle.storage_type',
    );
  }
  if (unlisted(ratingValueType, ratingValueTypes)) {
    add(
      'value_type_unknown',
      words(
        'Choose one of the ways shown in which a total loss is paid.',
        'Choisissez l’une des façons affichées dont une perte totale est payée.',
      ),
      'vehicle.rating_value_type',
    );
  }
  return found;
}

const titles = ['make', 'model', 'floorplan'] as const;

function findTitleProblems(vehicle: VehicleInput): Found[] {
  const problems = titles.map((name) => findPrintedTitleProblem(vehicle[name] ?? '', `vehicle.${name}`));
  return problems.filter((problem) => problem !== null);
}

/** The titles as they are stored; those that were not sent stay away. */
function tidyTitles(vehicle: VehicleInput): VehicleInput {
  const sent = titles.filter((name) => typeof vehicle[name] === 'string');
  return Object.fromEntries(sent.map((name) => [name, tidyLine(vehicle[name] ?? '')]));
}

function findAmountProblems(vehicle: VehicleInput, today: Day, range: ValueRange): Found[] {
  const found: Found[] = [];
  const add = (code: VehicleRefusal, message: Phrase, field: string) => found.push(refusal(code, message, field));
  const nextYear = yearOf(today) + 1;
  if (outside(vehicle.year, 1900, nextYear)) {
    add(
      'year_out_of_range',
      sentence(words('Enter a model year from 1900 to {year}.', 'Entrez une année de modèle de 1900 à {year}.'), {
        year: String(nextYear),
      }),
      'vehicle.year',
    );
  }
  if (outside(vehicle.ratingValue, range.min, range.max)) {
    const facts = { min: { cents: range.min }, max: { cents: range.max } };
    add(
      'value_out_of_range',
      sentence(words('Enter a value from {min} to {max}.', 'Entrez une valeur de {min} à {max}.'), facts),
      'vehicle.rating_value',
    );
  }
  if (outside(vehicle.purchasePrice, 1, range.max)) {
    const message = sentence(words('Enter what you paid, up to {max}.', 'Entrez le prix payé, jusqu’à {max}.'), {
      max: { cents: range.max },
    });
    add('purchase_price_out_of_range', message, 'vehicle.purchase_price');
  }
  if (outside(vehicle.estimatedYearlyMileage, 0, 200_000)) {
    add(
      'mileage_out_of_range',
      words('Enter the miles of a year, from 0 to 200,000.', 'Entrez les milles d’une année, de 0 à 200 000.'),
      'vehicle.estimated_yearly_mileage',
    );
  }
  if (outside(vehicle.rentalUtilizationRate, 0, 100)) {
    const message = words(
      'Enter the share of nights rented out, from 0 to 100 per cent.',
      'Entrez la part des nuits en location, de 0 à 100 pour cent.',
    );
    add('rental_out_of_range', message, 'vehicle.rental_utilization_rate');
  }
  if (outside(vehicle.nightsPerYear, 0, 366)) {
    add(
      'nights_out_of_range',
      words('Enter the nights of a year, from 0 to 366.', 'Entrez les nuits d’une année, de 0 à 366.'),
      'vehicle.nights_per_year',
    );
  }
  return found;
}

/** Everything that is wrong with the answers given about a vehicle, each at its field. Values in cents. */
export function findVehicleProblems(vehicle: VehicleInput, today: Day, range: ValueRange = valueRange): Found[] {
  const vin = vehicle.vin ? checkVin(vehicle.vin, vehicle.year ?? null) : null;
  const problems = [
    ...findListProblems(vehicle),
    ...findTitleProblems(vehicle),
    ...findAmountProblems(vehicle, today, range),
  ];
  return vin === null || vin.ok ? problems : [...problems, vin.refusal];
}

/**
 * The answers about a vehicle as they are stored: the VIN in capitals, and more than 150 nights a year always a
 * full-timer. Refuses with the first problem; answers that are missing are no problem here.
 */
export function checkVehicle(
  vehicle: VehicleInput,
  today: Day,
  range: ValueRange = valueRange,
): Decision<VehicleInput, VehicleRefusal> {
  const [problem] = findVehicleProblems(vehicle, today, range);
  if (problem) return { ok: false, refusal: problem };
  const vin = vehicle.vin ? checkVin(vehicle.vin, vehicle.year ?? null) : null;
  const livesAboard = (vehicle.nightsPerYear ?? 0) > fullTimerNights && vehicle.usageType !== 'business';
  return accept({
    ...vehicle,
    ...tidyTitles(vehicle),
    ...(vin?.ok ? { vin: vin.event } : {}),
    ...(livesAboard ? { usageType: 'full_timer' as const } : {}),
  });
}
