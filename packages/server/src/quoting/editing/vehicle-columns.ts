import { checkAnswers } from '@roadworthy/core/lines/check-answers.ts';
import {
  checkVehicle,
  findVehicleProblems,
  type VehicleInput as CheckedVehicle,
  valueRangeOf,
} from '@roadworthy/core/quoting/checks/check-vehicle.ts';
import type { RatingValueType, StorageType, UsageType } from '@roadworthy/core/products/vocabulary.ts';
import { checkLienholder } from '@roadworthy/core/quoting/editing/edit-vehicles.ts';
import type { Quote, Vehicle } from '@roadworthy/core/quoting/quote.ts';
import type { Day } from '@roadworthy/core/shared/time/day.ts';
import { refusal, type Refusal } from '@roadworthy/core/shared/decision.ts';
import { sentence } from '@roadworthy/core/shared/text/sentence.ts';
import type { Database } from '@roadworthy/db/generated/rows.ts';
import type { Updateable } from 'kysely';
import type { VehicleInput } from '../../generated/operations.ts';
import { words } from '@roadworthy/core/shared/words.ts';

/** Columns of a vehicle to write. */
export type VehicleColumns = Updateable<Database['vehicles']>;

type Column = Exclude<
  keyof VehicleInput,
  'garaging_postal_code' | 'registration_location' | 'answers' | 'confirms_listing'
>;

/** The refusal of a vehicle of which nobody said what it is. */
export const classUnknown = refusal(
  'vehicle_class_unknown',
  words('Choose one of the classes shown.', 'Choisissez l’une des classes affichées.'),
  'vehicle.type',
);

/** What no class is called; whether the line insures one that is, its findings say. */
function isNoClass(type: string | null | undefined): boolean {
  return typeof type === 'string' && !/^[a-z][a-z0-9_]{0,59}$/.test(type);
}

const plainColumns = [
  'length',
  'max_miles_from_address',
  'salvage_title',
  'original_owner',
  'vin_pending',
  'financed',
  'manual_entry',
  'lienholder_id',
] as const satisfies readonly Column[];

// Feet: nothing longer than 100 is towed or driven on a road.
const longest = 100;
const farthest = 200_000;

/** What the database would refuse without a word for people: sizes that no vehicle has. */
function findSizeProblems({ length, max_miles_from_address: miles }: VehicleInput): Refusal[] {
  const feet = typeof length === 'string' ? Number(length) : length;
  const found: Refusal[] = [];
  if (typeof feet === 'number' && !(feet > 0 && feet <= longest)) {
    const message = sentence(
      words('Enter the length in feet, up to {longest}.', 'Entrez la longueur en pieds, jusqu’à {longest}.'),
      { longest },
    );
    found.push(refusal('length_out_of_range', message, 'vehicle.length'));
  }
  if (typeof miles === 'number' && !(miles >= 0 && miles <= farthest)) {
    const field = 'vehicle.max_miles_from_address';
    found.push(
      refusal(
        'distance_out_of_range',
        words('Enter the miles from home, from 0 to 200,000.', 'Entrez les milles depuis le domicile, de 0 à 200 000.'),
        field,
      ),
    );
  }
  return found;
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

/** What a form sent of a vehicle, judged together with what the vehicle already says. */
type ReadVehicle = {
  readonly problems: readonly Refusal[];
  /** What the rules see of it; what is wrong with it stands in it, too. */
  readonly vehicle: CheckedVehicle;
  /** What is to be written when nothing is wrong. */
  readonly columns: VehicleColumns;
};

/**
 * What was sent, with everything that is wrong with it, each at its field: a VIN is judged by its year and nights by the
 * use; what the line asks beyond the columns by its own fields. An empty text clears its column.
 */
export function readVehicle(input: VehicleInput, current: Vehicle | null, quote: Quote, today: Day): ReadVehicle {
  const { provider } = quote;
  const sent = toRules(input);
  const whole = { ...current, ...sent };
  const range = valueRangeOf(provider);
  const checked = checkVehicle(whole, today, range);
  const place = { provider, of: 'object', before: 'vehicle.' } as const;
  const answers = input.answers == null ? null : checkAnswers(place, input.answers, current?.answers ?? {});
  const lienholder = input.lienholder_id == null ? null : checkLienholder(quote, input.lienholder_id);
  const problems = [
    ...(isNoClass(input.type) ? [classUnknown] : []),
    ...findVehicleProblems(whole, today, range),
    ...[answers, lienholder].flatMap((decision) => (decision?.ok === false ? [decision.refusal] : [])),
    ...findSizeProblems(input),
  ];
  const vehicle = checked.ok ? checked.event : whole;
  const columns: Record<string, unknown> = {};
  for (const [fact, column] of Object.entries(columnOf)) {
    const value = Object.entries(vehicle).find(([name]) => name === fact)?.[1];
    if (value !== undefined && (Object.hasOwn(sent, fact) || fact === 'usageType'))
      columns[column] = value === '' ? null : value;
  }
  for (const column of plainColumns) {
    const value = input[column];
    if (value !== undefined) columns[column] = value === '' ? null : value;
  }
  if (answers?.ok) columns['answers'] = JSON.stringify(answers.event);
  const read = { ...vehicle, ...(answers?.ok ? { answers: answers.event } : {}) };
  // Every value is of its column's kind: the check judged the ones that rules judge, the schema the others.
  return { problems, vehicle: read, columns };
}
