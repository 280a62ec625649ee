import { checkVehicle, type VehicleInput as CheckedVehicle } from '@roadworthy/core/quoting/check-vehicle.ts';
import type { RatingValueType, StorageType, UsageType, VehicleClass } from '@roadworthy/core/products/vocabulary.ts';
import type { Vehicle } from '@roadworthy/core/quoting/quote.ts';
import type { Day } from '@roadworthy/core/shared/day.ts';
import { accept, type Decision } from '@roadworthy/core/shared/decision.ts';
import type { VehicleInput } from '../generated/operations.ts';

type Column = Exclude<keyof VehicleInput, 'garaging_postal_code'>;

const plainColumns = [
  'make',
  'model',
  'floorplan',
  'length',
  'max_miles_from_address',
  'salvage_title',
  'original_owner',
  'manual_entry',
] as const satisfies readonly Column[];

/** What the rules check, as they name it. Values outside the lists are refused by the check itself. */
function toRules(input: VehicleInput): CheckedVehicle {
  const named = {
    type: input.type as VehicleClass | undefined,
    year: input.year,
    vin: input.vin,
    ratingValue: input.rating_value,
    ratingValueType: input.rating_value_type as RatingValueType | undefined,
    purchasePrice: input.purchase_price,
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
  vin: 'vin',
  ratingValue: 'rating_value',
  ratingValueType: 'rating_value_type',
  purchasePrice: 'purchase_price',
  usageType: 'usage_type',
  storageType: 'storage_type',
  estimatedYearlyMileage: 'estimated_yearly_mileage',
  rentalUtilizationRate: 'rental_utilization_rate',
  nightsPerYear: 'nights_per_year',
} as const satisfies Partial<Record<keyof Vehicle, Column>>;

/**
 * The columns to write for what a form sent: checked together with what the vehicle already says, so that a VIN is
 * judged by its year and nights by the use. An empty text clears its column.
 */
export function vehicleColumns(
  input: VehicleInput,
  current: Vehicle | null,
  today: Day,
): Decision<Partial<Record<Column, unknown>>> {
  const sent = toRules(input);
  const checked = checkVehicle({ ...current, ...sent }, today);
  if (!checked.ok) return checked;
  const columns: Partial<Record<Column, unknown>> = {};
  for (const [fact, column] of Object.entries(columnOf)) {
    const value = Object.entries(checked.event).find(([name]) => name === fact)?.[1];
    if (value !== undefined && (fact in sent || fact === 'usageType')) columns[column] = value === '' ? null : value;
  }
  for (const column of plainColumns) {
    const value = input[column];
    if (value !== undefined) columns[column] = value === '' ? null : value;
  }
  return accept(columns);
}
