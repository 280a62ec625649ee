import type { BoughtCovers } from '../products/labels.ts';
import { placesInUse } from '../quoting/checkout/places-in-use.ts';
import { ownValue } from '../shared/text/own-value.ts';
import type { Entity, Location, Quote, Vehicle } from '../quoting/quote.ts';
import { columnOf } from '../quoting/signing/content-hash.ts';
import type { Description, Fields } from './delta.ts';

/** What is sealed in its row: a change holds it nowhere else, and changes it nowhere. */
const sealed: readonly string[] = ['birthdate', 'license_number'];

/** Keys of rows, what others know of them, and references, which a description holds as roots. */
const notFields: ReadonlySet<string> = new Set([
  ...(['vehicle_id', 'root_vehicle_id', 'location_id', 'root_location_id', 'entity_id', 'root_entity_id'] as const),
  ...(['registration_location_id', 'lienholder_id', 'besides', 'record'] as const),
  ...sealed,
]);

/** A row by the names of its columns, what no rule reads of it among them. */
function fieldsOf(row: { readonly besides: Fields }): Record<string, unknown> {
  const own = Object.entries(row).map(([name, value]): [string, unknown] => [columnOf(name), value]);
  return Object.fromEntries([...own.filter(([column]) => !notFields.has(column)), ...Object.entries(row.besides)]);
}

const rootOf = (roots: ReadonlyMap<string, string>, id: string | null): string | null =>
  id === null ? null : (roots.get(id) ?? null);

/** What a quote describes, as changes see it. */
export function descriptionOf(quote: Quote): Description {
  const places = new Map(quote.locations.map((one) => [one.locationId, one.rootLocationId]));
  const people = new Map(quote.entities.map((one) => [one.entityId, one.rootEntityId]));
  return {
    coverages: Object.fromEntries(
      Object.entries(quote.coverages).flatMap(([code, settings]) => (settings ? [[code, { ...settings }]] : [])),
    ),
    discounts: Object.fromEntries(quote.discounts.map((code) => [code, {}])),
    locations: Object.fromEntries(quote.locations.map((one) => [one.rootLocationId, fieldsOf(one)])),
    vehicles: Object.fromEntries(
      quote.vehicles.map((one) => [
        one.rootVehicleId,
        {
          ...fieldsOf(one),
          location: rootOf(places, one.locationId),
          registration_location: rootOf(places, one.registrationLocationId),
          lienholder: rootOf(people, one.lienholderId),
        },
      ]),
    ),
    entities: Object.fromEntries(
      quote.entities.map((one) => [one.rootEntityId, { ...fieldsOf(one), location: rootOf(places, one.locationId) }]),
    ),
  };
}

/** How somebody is reached: it is corrected at once for all days, and is no part of what is covered. */
const reachedBy = ['email', 'phone'] as const;

/** A description with everybody reached as they are now. */
export function reachedAsNow(description: Description, now: Description): Description {
  const entities = Object.entries(description.entities).map(([root, fields]): [string, Fields] => {
    const known = ownValue(now.entities, root);
    const reached = known && reachedBy.filter((name) => Object.hasOwn(fields, name) && Object.hasOwn(known, name));
    return [root, reached ? { ...fields, ...Object.fromEntries(reached.map((name) => [name, known[name]])) } : fields];
  });
  return { ...description, entities: Object.fromEntries(entities) };
}

const blankLocation: Omit<Location, 'locationId' | 'rootLocationId'> = {
  locationType: 'garaging',
  line1: null,
  line2: null,
  locality: null,
  administrativeArea: '',
  postalCode: '',
  country: 'US',
  besides: {},
};

const blankVehicle: Omit<Vehicle, 'vehicleId' | 'rootVehicleId'> = {
  year: null,
  make: null,
  model: null,
  type: '',
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
  locationId: null,
  registrationLocationId: null,
  lienholderId: null,
  besides: {},
};

const blankEntity: Omit<Entity, 'entityId' | 'rootEntityId'> = {
  entityType: 'person',
  entityRelationship: 'driver',
  firstName: null,
  lastName: null,
  businessName: null,
  email: null,
  phone: null,
  birthdate: null,
  maritalStatus: null,
  licenseNumber: null,
  licenseCountry: null,
  licenseAdministrativeArea: null,
  licenseFirstIssuedYear: null,
  rvDrivingExperienceYears: null,
  answers: {},
  locationId: null,
  besides: {},
};

type Row = { readonly besides: Fields };

/** A row that says what a description says of it: its own fields by their columns, and beside them whatever is no field. */
function written<One extends Row>(row: One, fields: Fields): One {
  const columns = new Map(Object.keys(row).map((name) => [columnOf(name), name]));
  const [own, others] = [true, false].map((isOwn) =>
    Object.fromEntries(
      Object.entries(fields)
        .filter(([column]) => columns.has(column) === isOwn)
        .map(([column, value]) => [columns.get(column) ?? column, value]),
    ),
  );
  // Every value came from a row of this kind, or was checked by the rules of its fields.
  return { ...row, ...own, besides: { ...row.besides, ...others } };
}

/** The rows that a description names, each over the row that it was so far; one that is new has its root for a key. */
function rowsOf<One extends Row>(
  described: Readonly<Record<string, Fields>>,
  rows: ReadonlyMap<string, One>,
  blank: (root: string) => One,
  refer: (fields: Fields) => Partial<One>,
): One[] {
  return Object.entries(described).map(([root, fields]) => {
    const { location: _location, registration_location: _registration, lienholder: _lienholder, ...all } = fields;
    // What is sealed of it stands in the rows of the draft.
    const { sealed: _sealed, ...own } = all;
    return { ...written(rows.get(root) ?? blank(root), own), ...refer(fields) };
  });
}

const byRoot = <One>(rows: readonly One[], root: (row: One) => string) => new Map(rows.map((row) => [root(row), row]));

/**
 * A quote that says what a description says, with rows that are not written yet: a new vehicle, person or place has its
 * root for a key. What no description holds of it stays.
 */
export function describedAs(quote: Quote, description: Description): Quote {
  const locations = rowsOf(
    description.locations,
    byRoot(quote.locations, (one) => one.rootLocationId),
    (root): Location => ({ ...blankLocation, locationId: root, rootLocationId: root }),
    () => ({}),
  );
  const places = new Map(locations.map((one) => [one.rootLocationId, one.locationId]));
  const idOf = (ids: ReadonlyMap<string, string>, root: unknown) => ids.get(String(root)) ?? null;
  const entities = rowsOf(
    description.entities,
    byRoot(quote.entities, (one) => one.rootEntityId),
    (root): Entity => ({ ...blankEntity, entityId: root, rootEntityId: root }),
    ({ location }) => ({ locationId: idOf(places, location) }),
  );
  const people = new Map(entities.map((one) => [one.rootEntityId, one.entityId]));
  const vehicles = rowsOf(
    description.vehicles,
    byRoot(quote.vehicles, (one) => one.rootVehicleId),
    (root): Vehicle => ({ ...blankVehicle, vehicleId: root, rootVehicleId: root }),
    ({ location, registration_location: registration, lienholder }) => ({
      locationId: idOf(places, location),
      registrationLocationId: idOf(places, registration),
      lienholderId: idOf(people, lienholder),
    }),
  );
  const changed: Quote = {
    ...quote,
    // Covers were read by their line before they came into a change.
    coverages: description.coverages as BoughtCovers,
    discounts: Object.keys(description.discounts),
    entities,
    vehicles,
    locations,
  };
  return { ...changed, locations: placesInUse(changed, locations) };
}
