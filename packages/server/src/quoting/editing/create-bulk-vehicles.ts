import { editable } from './editable-statuses.ts';
import {
  findRowProblems,
  refuseRow,
  type RowProblem,
  type VehicleRow,
} from '@roadworthy/core/quoting/editing/bulk-vehicles.ts';
import { decideAddVehicles } from '@roadworthy/core/quoting/editing/edit-vehicles.ts';
import type { Location } from '@roadworthy/core/quoting/quote.ts';
import { permissionFor } from '@roadworthy/core/quoting/transitions.ts';
import type { Day } from '@roadworthy/core/shared/time/day.ts';
import type { Refused } from '@roadworthy/core/shared/decision.ts';
import type { VehicleInput } from '../../generated/operations.ts';
import { isRefused } from '../../kernel/operations/carry-out.ts';
import { t } from '../../kernel/language.ts';
import { computedRead, operation } from '../../kernel/operation.ts';
import type { Work } from '../../kernel/work.ts';
import { editQuote } from './edit-quote.ts';
import { loadQuote } from '../quote-store.ts';
import type { StoredQuote } from '../stored-quote.ts';
import { classUnknown, readVehicle, type VehicleColumns } from './vehicle-columns.ts';
import { areaOfCode, readAddress } from './write-address.ts';
import { answeredField, garagingLocation, registrationColumns } from './write-vehicle.ts';

type Reading = Pick<Work, 'tx'>;
type ReadRow = VehicleRow & { readonly input: VehicleInput; readonly columns: VehicleColumns };

/** Does something once for each text, however often it is asked for: a fleet is kept in few places. */
function once<Result>(find: (text: string) => Promise<Result>): (text: string) => Promise<Result> {
  const found = new Map<string, Promise<Result>>();
  return (text) => {
    const result = found.get(text) ?? find(text);
    found.set(text, result);
    return result;
  };
}

function placeIn(area: Exclude<Awaited<ReturnType<typeof areaOfCode>>, Refused>): Location {
  const { country, postalCode, administrativeArea } = area;
  const locationId = `${country} ${postalCode}`;
  return {
    locationId,
    rootLocationId: locationId,
    locationType: 'garaging',
    line1: null,
    line2: null,
    locality: null,
    country,
    postalCode,
    administrativeArea,
    besides: {},
  };
}

/** Each row with what is wrong with it by itself. */
async function readRows(work: Reading, { quote }: StoredQuote, inputs: readonly VehicleInput[], today: Day) {
  const areaOf = once((text) => areaOfCode(work, text, 'vehicle.garaging_postal_code'));
  const rows: ReadRow[] = [];
  for (const input of inputs) {
    const { problems, vehicle, columns } = readVehicle(input, null, quote, today);
    const area = input.garaging_postal_code ? await areaOf(input.garaging_postal_code) : null;
    const registration = input.registration_location
      ? await readAddress(work, input.registration_location, 'vehicle.registration_location')
      : null;
    const places = [area, registration].filter(isRefused).map(({ refusal }) => refusal);
    rows.push({
      input,
      columns,
      vehicle,
      problems: [...(columns.type ? [] : [classUnknown]), ...problems, ...places],
      place: area === null || isRefused(area) ? null : placeIn(area),
    });
  }
  return rows;
}

type List = { readonly rows: readonly ReadRow[]; readonly problems: readonly RowProblem[] };

async function readList(
  work: Reading,
  stored: StoredQuote,
  inputs: readonly VehicleInput[],
  today: Day,
): Promise<List> {
  const added = decideAddVehicles(stored.quote, inputs.length);
  if (!added.ok) return { rows: [], problems: [{ ...added.refusal, row: null, field: 'vehicles' }] };
  const rows = await readRows(work, stored, inputs, today);
  return { rows, problems: findRowProblems(stored.quote, stored.product, rows, today) };
}

/** Writes all rows at once; nothing is wrong with any of them. */
async function writeRows(work: Work, { quote }: StoredQuote, rows: readonly ReadRow[]): Promise<Refused | Key[]> {
  const { quoteId } = quote;
  const home = quote.vehicles[0]?.locationId ?? null;
  const locationOf = once((text) => garagingLocation(work, quoteId, text));
  const values = [];
  for (const { input, columns } of rows) {
    const location = input.garaging_postal_code ? await locationOf(input.garaging_postal_code) : home;
    if (isRefused(location)) return location;
    const registration = await registrationColumns(work, quoteId, input, null);
    if (isRefused(registration)) return registration;
    const written = { ...columns, ...registration, type: columns.type ?? '', location_id: location };
    values.push({ ...written, organization_id: work.organizationId, quote_id: quoteId });
  }
  return work.tx.insertInto('vehicles').values(values).returning('vehicle_id').execute();
}

type Key = { readonly vehicle_id: string };

export const createBulkVehicles = operation({
  name: 'create_bulk_vehicles',
  permission: permissionFor('edit_quote'),
  root: 'quote_id',
  example: { vehicles: [{ type: 'pop_up' }, { type: 'pop_up' }] },
  statuses: editable,
  refuses: { agent_approved: 'quote_approved' },
  badInput: [
    { input: { vehicles: [] }, code: 'vehicles_not_valid', field: 'vehicles' },
    {
      input: { vehicles: [{ type: 'pop_up' }, { type: 'yacht' }] },
      code: 'vehicles_not_valid',
      field: 'vehicles.1.type',
    },
    { input: { vehicles: [{ type: 'pop_up', year: 1850 }] }, code: 'vehicles_not_valid', field: 'vehicles.0.year' },
  ],
  async run(work) {
    const { quote_id, vehicles, version } = work.input;
    const [first] = vehicles;
    const answers = first && answeredField(first);
    return editQuote(work, quote_id, { kind: 'vehicle', version, answers }, async (stored, today) => {
      const { rows, problems } = await readList(work, stored, vehicles, today);
      const [problem] = problems;
      return problem ? refuseRow(problem) : writeRows(work, stored, rows);
    });
  },
});

export const checkBulkVehicles = computedRead({
  name: 'check_bulk_vehicles',
  permission: permissionFor('edit_quote'),
  root: 'quote_id',
  example: { vehicles: [{ type: 'pop_up' }] },
  async run(work) {
    const stored = await loadQuote(work, work.input.quote_id);
    const today = work.today(stored.quote.timeZone);
    const { problems } = await readList(work, stored, work.input.vehicles, today);
    return problems.map((problem) => {
      const { row, field, code } = problem;
      return { row, field, code, message: t(work.request.locale, problem) };
    });
  },
});
