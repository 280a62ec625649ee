import { refuse, type Refusal, type Refused } from '../../shared/decision.ts';
import type { Day } from '../../shared/time/day.ts';
import { type Sentence, sentence } from '../../shared/text/sentence.ts';
import { checkInsurable } from '../checks/check-insurable.ts';
import type { VehicleInput } from '../checks/check-vehicle.ts';
import type { Finding } from '../insurable/finding.ts';
import type { SoldProduct } from '../insurable/place-findings.ts';
import type { Location, Quote, Vehicle } from '../quote.ts';
import { words } from '../../shared/words.ts';

/** A row of a list of vehicles: what is wrong with it by itself, and what the rules see of it. */
export type VehicleRow = {
  /** At their fields, as `vehicle.vin`. */
  readonly problems: readonly Refusal[];
  readonly vehicle: VehicleInput;
  /** Where it is kept; null for where the others are. */
  readonly place: Location | null;
};

/** What is wrong with a row, counted from 1, or with the whole list; fields as those of a vehicle. */
export type RowProblem = Sentence & { readonly code: string; readonly row: number | null; readonly field: string };

const unanswered: Omit<Vehicle, 'vehicleId' | 'rootVehicleId' | 'type'> = {
  year: null,
  make: null,
  model: null,
  vin: null,
  vinPending: null,
  ratingValue: null,
  ratingValueType: null,
  purchasePrice: null,
  usageType: null,
  storageType: null,
  estimatedYearlyMileage: null,
  rentalUtilizationRate: null,
  nightsPerYear: null,
  salvageTitle: null,
  originalOwner: null,
  financed: null,
  answers: {},
  besides: {},
  locationId: null,
  registrationLocationId: null,
  lienholderId: null,
};

/** The vehicle that a row would become; of one that cannot, what tells it from the others. */
function vehicleOfRow({ problems, vehicle, place }: VehicleRow, index: number, home: string | null): Vehicle {
  const vehicleId = `row ${index + 1}`;
  const { type = '', vin } = vehicle;
  const ids = { vehicleId, rootVehicleId: vehicleId, type, locationId: place?.locationId ?? home };
  const notified = vin ? vin.trim().toUpperCase() : null;
  return problems.length > 0 ? { ...unanswered, ...ids, vin: notified } : { ...unanswered, ...vehicle, ...ids };
}

/** The quote as it would be with all rows on it. */
function withRows(quote: Quote, rows: readonly VehicleRow[]): Quote {
  const home = quote.vehicles[0]?.locationId ?? null;
  const places = new Map(rows.flatMap(({ place }) => (place ? [[place.locationId, place] as const] : [])));
  return {
    ...quote,
    vehicles: [...quote.vehicles, ...rows.map((row, index) => vehicleOfRow(row, index, home))],
    locations: [...quote.locations.filter(({ locationId }) => !places.has(locationId)), ...places.values()],
  };
}

const rowOf = ({ field }: Finding, first: number) => {
  const [, index, name] = /^vehicles\.(\d+)\.(.+)$/.exec(field) ?? [];
  return index === undefined || Number(index) < first ? null : { row: Number(index) - first + 1, field: name ?? '' };
};

/** What the rows together with what is on the quote already would bring about. */
function findTogether(quote: Quote, product: SoldProduct, rows: readonly VehicleRow[], today: Day): RowProblem[] {
  const known = new Set(checkInsurable(quote, product, today).map(({ code, field }) => `${code} ${field}`));
  const found = checkInsurable(withRows(quote, rows), product, today).filter(({ remedy }) => remedy === 'change');
  return found.flatMap((finding): RowProblem[] => {
    const { remedy: _remedy, value: _value, ...message } = finding;
    const place = rowOf(finding, quote.vehicles.length);
    if (place) return [{ ...message, ...place }];
    const isOfList = finding.field === 'vehicles' && !known.has(`${finding.code} ${finding.field}`);
    return isOfList ? [{ ...message, row: null }] : [];
  });
}

/**
 * Everything that keeps a list of vehicles from being added to a quote, by row and field: what is wrong with a row by
 * itself, with what is on the quote already, and with the rows before it, such as a VIN that stands twice. Today is the
 * civil day of the risk's zone.
 */
export function findRowProblems(
  quote: Quote,
  product: SoldProduct,
  rows: readonly VehicleRow[],
  today: Day,
): RowProblem[] {
  const own = rows.flatMap(({ problems }, index) =>
    problems.map(({ field = '', ...message }) => ({
      ...message,
      row: index + 1,
      field: field.replace(/^vehicle\./, ''),
    })),
  );
  const taken = new Set(own.map(({ row, field }) => `${row} ${field}`));
  const together = findTogether(quote, product, rows, today).filter(({ row, field }) => !taken.has(`${row} ${field}`));
  return [...own, ...together].toSorted((one, other) => (one.row ?? 0) - (other.row ?? 0));
}

/** The refusal of a list for the first of its problems, at its place in what was sent. */
export function refuseRow({ row, field, code: _code, ...what }: RowProblem): Refused<'vehicles_not_valid'> {
  if (row === null) return refuse('vehicles_not_valid', what, field);
  return refuse(
    'vehicles_not_valid',
    sentence(words('Row {row}: {what}', 'Ligne {row} : {what}'), { row, what }),
    `vehicles.${row - 1}.${field}`,
  );
}
