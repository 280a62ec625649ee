import { checkAnswers } from '@roadworthy/core/lines/check-answers.ts';
import {
  checkVehicle,
  type VehicleInput as CheckedVehicle,
  valueRangeOf,
} from '@roadworthy/core/quoting/check-vehicle.ts';
import type { RatingValueType, StorageType, UsageType } from '@roadworthy/core/products/vocabulary.ts';
import type { Vehicle } from '@roadworthy/core/quoting/quote.ts';
import type { Day } from '@roadworthy/core/shared/day.ts';
import { accept, type Decision, refuse } from '@roadworthy/core/shared/decision.ts';
import { sentence } from '@roadworthy/core/shared/sentence.ts';
import type { Database } from '@roadworthy/db/generated/rows.ts';
import type { Updateable } from 'kysely';
import type { VehicleInput } from '../generated/operations.ts';

/** Columns of a vehicle to write. */
export type VehicleColumns = Updateable<Database['vehicles']>;

type Column = Exclude<keyof VehicleInput, 'garaging_postal_code' | 'answers'>;

const plainColumns = [
  'length',
  'max_miles_from_address',
  'salvage_title',
  'original_owner',
  'manual_entry',
] as const satisfies readonly Column[];

// Feet: nothing longer than 100 is towed or driven on a road.
const longest = 100;
const farthest = 200_000;

/** What the database would refuse without a word for people: sizes that no vehicle has. */
function checkSizes({ length, max_miles_from_address: miles }: VehicleInput): Decision<true> {
  const feet = typeof length === 'string' ? Number(length) : length;
  if (typeof feet === 'number' && !(feet > 0 && feet <= longest)) {
    return refuse(
      'length_out_of_range',
      sentence('Enter the length in feet, up to {longest}.', { longest }),
      'vehicle.length',
    );
  }
  if (typeof miles === 'number' && !(miles >= 0 && miles <= farthest)) {
    const field = 'vehicle.max_miles_from_address';
    return refuse('distance_out_of_range', 'Enter the miles from home, from 0 to 200,000.', field);
  }
  return accept(true);
}

/** Amounts come in digit by digit; one beyond a double's reach is far beyond the range that is checked next. */
function centsOf(digits: string | null | undefined): number | null | undefined {
  return typeof digits === 'string' ? Number(digits) : digits;
}

/** What the rules check, as they name it. Values outside the lists are refused by the check itself. */
function toRules(input: VehicleInput): CheckedVehicle {
  const named = {
    type: input.type,
    year: input.year,
    make: input.make,
    model: input.model,
    floorplan: input.floorplan,
    vin: input.vin,
    ratingValue: centsOf(input.rating_value),
    ratingValueType: input.rating_value_type as RatingValueType | undefined,
    purchasePrice: centsOf(input.purchase_price),
    usageType: input.usage_type as UsageType | undefined,
    storageType: input.storage_type as StorageType | undefined,
    estimatedYearlyMileage: input.estimated_yearly_mileage,
    rentalUtilizationRate: input.rental_utilization_rate,
    nightsPerYear: input.nights_per_year,
  };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
}

const columnOf = {
  type: 'type',
  year: 'year',
  make: 'make',
  model: 'model',
  floorplan: 'floorplan',
  vin: 'vin',
  ratingValue: 'rating_value',
  ratingValueType: 'rating_value_type',
  purchasePrice: 'purchase_price',
  usageType: 'usage_type',
  storageType: 'storage_type',
  estimatedYearlyMileage: 'estimated_yearly_mileage',
  rentalUtilizationRate: 'rental_utilization_rate',
  nightsPerYear: 'nights_per_year',
} as const satisfies Partial<Record<keyof CheckedVehicle, Column>>;

/**
 * The columns to write for what a form sent: checked together with what the vehicle already says, so that a VIN is
 * judged by its year and nights by the use; what the line asks beyond the columns by its own fields. An empty text clears its column.
 */
export function vehicleColumns(
  input: VehicleInput,
  current: Vehicle | null,
  provider: string,
  today: Day,
): Decision<VehicleColumns> {
  const sent = toRules(input);
  const checked = checkVehicle({ ...current, ...sent }, today, valueRangeOf(provider));
  if (!checked.ok) return checked;
  const place = { provider, of: 'object', before: 'vehicle.' } as const;
  const answers = input.answers == null ? null : checkAnswers(place, input.answers, current?.answers ?? {});
  if (answers?.ok === false) return answers;
  const sized = checkSizes(input);
  if (!sized.ok) return sized;
  const columns: Record<string, unknown> = {};
  for (const [fact, column] of Object.entries(columnOf)) {
    const value = Object.entries(checked.event).find(([name]) => name === fact)?.[1];
    if (value !== undefined && (fact in sent || fact === 'usageType')) columns[column] = value === '' ? null : value;
  }
  for (const column of plainColumns) {
    const value = input[column];
    if (value !== undefined) columns[column] = value === '' ? null : value;
  }
  if (answers) columns['answers'] = JSON.stringify(answers.event);
  // Every value is of its column's kind: the check judged the ones that rules judge, the schema the others.
  return accept(columns as VehicleColumns);
}
