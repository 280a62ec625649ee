import { editable } from './editable-statuses.ts';
import { permissionFor } from '@roadworthy/core/quoting/transitions.ts';
import {
  decideAddVehicles,
  decideRemoveVehicles,
  vehicleRemoved,
} from '@roadworthy/core/quoting/editing/edit-vehicles.ts';
import type { Vehicle } from '@roadworthy/core/quoting/quote.ts';
import type { Day } from '@roadworthy/core/shared/time/day.ts';
import type { Refused } from '@roadworthy/core/shared/decision.ts';
import type { VehicleInput } from '../../generated/operations.ts';
import { sql } from 'kysely';
import { isRefused } from '../../kernel/operations/carry-out.ts';
import { operation } from '../../kernel/operation.ts';
import type { Work } from '../../kernel/work.ts';
import { type Edit, editQuote } from './edit-quote.ts';
import { quoteIdOf } from '../quote-store.ts';
import type { StoredQuote } from '../stored-quote.ts';
import { areaOfCode, writeAddress } from './write-address.ts';
import { classUnknown, readVehicle, type VehicleColumns } from './vehicle-columns.ts';

/** One of the fields that a form answered, by which its step is known. */
export function answeredField({ answers, ...vehicle }: VehicleInput): string {
  const [further] = Object.keys(answers ?? {});
  const first = further ?? (vehicle.salvage_title != null || vehicle.financed != null ? 'financed' : 'year');
  return `vehicles.0.${vehicle.usage_type || vehicle.storage_type ? 'usage_type' : first}`;
}

/**
 * The place where a vehicle is kept, as a location of its quote: the one that has been one already, so that a vehicle
 * that comes back is where it was, or a new one.
 */
export async function garagingLocation(work: Work, quoteId: string, text: string): Promise<string | Refused> {
  const area = await areaOfCode(work, text, 'vehicle.garaging_postal_code');
  if (isRefused(area)) return area;
  const { country, postalCode } = area;
  const known = await work.tx
    .selectFrom('locations')
    .select('location_id')
    .where('quote_id', '=', quoteId)
    .where('location_type', '=', 'garaging')
    .where('country', '=', country)
    .where('postal_code', '=', postalCode)
    .orderBy('created')
    .orderBy('location_id')
    .executeTakeFirst();
  if (known) return known.location_id;
  const { location_id } = await work.tx
    .insertInto('locations')
    .values({
      organization_id: work.organizationId,
      quote_id: quoteId,
      location_type: 'garaging',
      country,
      postal_code: postalCode,
      administrative_area: area.administrativeArea,
    })
    .returning('location_id')
    .executeTakeFirstOrThrow();
  return location_id;
}

/** The row of where a vehicle is registered: its own, written over or new; null takes it away. */
export async function registrationColumns(work: Work, quoteId: string, input: VehicleInput, current: Vehicle | null) {
  const location = input.registration_location;
  if (location === undefined) return {};
  if (location === null) return { registration_location_id: null };
  const locationId = current?.registrationLocationId ?? null;
  const form = 'vehicle.registration_location';
  const written = await writeAddress(work, { quoteId, type: 'registration', locationId, form }, location);
  return isRefused(written) ? written : { registration_location_id: written.locationId };
}

async function columnsFor(
  work: Work,
  { quote }: StoredQuote,
  input: VehicleInput,
  current: Vehicle | null,
  today: Day,
): Promise<VehicleColumns | Refused> {
  const { problems, columns } = readVehicle(input, current, quote, today);
  const [problem] = problems;
  if (problem) return { ok: false, refusal: problem };
  const registration = await registrationColumns(work, quote.quoteId, input, current);
  if (isRefused(registration)) return registration;
  const stored = quote.locations.find(({ locationId }) => locationId === current?.locationId);
  const own = { ...columns, ...registration };
  if (!input.garaging_postal_code || input.garaging_postal_code === stored?.postalCode) return own;
  const location = await garagingLocation(work, quote.quoteId, input.garaging_postal_code);
  return typeof location === 'string' ? { ...own, location_id: location } : location;
}

export const createVehicle = operation({
  name: 'create_vehicle',
  permission: permissionFor('edit_quote'),
  root: 'quote_id',
  example: { vehicle: { type: 'pop_up' } },
  statuses: editable,
  refuses: { agent_approved: 'quote_approved' },
  async run(work) {
    const { quote_id, vehicle, version } = work.input;
    return editQuote(
      work,
      quote_id,
      { kind: 'vehicle', version, answers: answeredField(vehicle) },
      async (stored, today) => {
        const added = decideAddVehicles(stored.quote, 1);
        if (!added.ok) return added;
        const columns = await columnsFor(work, stored, vehicle, null, today);
        if (isRefused(columns)) return columns;
        const { type } = columns;
        if (!type) return { ok: false, refusal: classUnknown };
        const [first] = stored.quote.vehicles;
        return work.tx
          .insertInto('vehicles')
          .values({
            ...columns,
            type,
            organization_id: work.organizationId,
            quote_id,
            location_id: columns.location_id ?? first?.locationId ?? null,
          })
          .returning('vehicle_id')
          .executeTakeFirstOrThrow();
      },
    );
  },
});

export const updateVehicle = operation({
  name: 'update_vehicle',
  permission: permissionFor('edit_quote'),
  root: 'vehicle_id',
  example: { changes: { floorplan: '27' } },
  statuses: editable,
  refuses: { agent_approved: 'quote_approved' },
  badInput: [
    { input: { changes: { type: ' ' } }, code: 'vehicle_class_unknown', field: 'vehicle.type' },
    {
      input: { changes: { lienholder_id: '00000000-0000-7000-8000-000000000000' } },
      code: 'lienholder_unknown',
      field: 'vehicle.lienholder_id',
    },
    {
      input: {
        changes: {
          registration_location: { line_1: ' ', locality: 'Town', administrative_area: 'OH', postal_code: '43215' },
        },
      },
      code: 'address_missing',
      field: 'vehicle.registration_location.line_1',
    },
    {
      input: {
        changes: {
          registration_location: {
            line_1: '1 Main',
            locality: 'Town',
            administrative_area: 'OH',
            postal_code: '00000',
          },
        },
      },
      code: 'postal_code_unknown',
      field: 'vehicle.registration_location.postal_code',
    },
  ],
  fields: { changes: 'vehicle' },
  async run(work) {
    const { vehicle_id, changes, version } = work.input;
    const quoteId = await quoteIdOf(work.tx, 'vehicles', vehicle_id);
    return editQuote(
      work,
      quoteId,
      { kind: 'vehicle', version, answers: answeredField(changes) },
      async (stored, today) => {
        const current = stored.quote.vehicles.find((vehicle) => vehicle.vehicleId === vehicle_id);
        if (!current) return vehicleRemoved();
        const columns = await columnsFor(work, stored, changes, current, today);
        if (isRefused(columns)) return columns;
        const confirmed = changes.confirms_listing ? null : Object.keys(columns);
        if (confirmed === null || confirmed.length > 0) {
          // What is said anew is given by the partner no more.
          const listed =
            confirmed && sql<string[]>`array(select unnest(listed) except select unnest(${confirmed}::text[]))`;
          await work.tx
            .updateTable('vehicles')
            .set({ ...columns, listed: listed ?? [] })
            .where('vehicle_id', '=', vehicle_id)
            .execute();
        }
        return { vehicle_id };
      },
    );
  },
});

/** Takes vehicles off their quote, all that are named or none. */
async function removeVehicles(work: Work, quoteId: string, ids: readonly string[], version: Edit['version']) {
  return editQuote(work, quoteId, { kind: 'vehicle', version, removes: true }, async ({ quote }) => {
    const removed = decideRemoveVehicles(quote, ids);
    if (!removed.ok) return removed;
    await work.tx
      .updateTable('vehicles')
      .set({ archived: work.now })
      .where('vehicle_id', 'in', removed.event)
      .execute();
    return removed.event.map((vehicle_id) => ({ vehicle_id }));
  });
}

export const deleteVehicle = operation({
  name: 'delete_vehicle',
  permission: permissionFor('edit_quote'),
  root: 'vehicle_id',
  of: 'trailer',
  example: {},
  statuses: editable,
  refuses: { agent_approved: 'quote_approved' },
  async run(work) {
    const { vehicle_id, version } = work.input;
    const quoteId = await quoteIdOf(work.tx, 'vehicles', vehicle_id);
    const removed = await removeVehicles(work, quoteId, [vehicle_id], version);
    return isRefused(removed) ? removed : { vehicle_id };
  },
});

export const deleteVehicles = operation({
  name: 'delete_vehicles',
  permission: permissionFor('edit_quote'),
  // The others have to be of the same quote; none is found like a vehicle that does not exist.
  root: ({ vehicle_ids: [first = ''] }) => ({ table: 'vehicles', id: first }),
  rootArgument: 'vehicle_ids',
  of: 'trailer',
  example: {},
  statuses: editable,
  refuses: { agent_approved: 'quote_approved' },
  async run(work) {
    const { vehicle_ids, version } = work.input;
    const quoteId = await quoteIdOf(work.tx, 'vehicles', vehicle_ids[0] ?? '');
    return removeVehicles(work, quoteId, vehicle_ids, version);
  },
});
