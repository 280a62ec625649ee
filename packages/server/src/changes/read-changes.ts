import { hasLiveDevice } from '../quoting/eligibility/live-device.ts';
import type { Delta, Fields, RecordChange } from '@roadworthy/core/changes/delta.ts';
import { differenceOf, isNothing } from '@roadworthy/core/changes/delta.ts';
import { descriptionOf } from '@roadworthy/core/changes/description.ts';
import { lineOf } from '@roadworthy/core/lines/line-for.ts';
import { readCovers } from '@roadworthy/core/lines/read-covers.ts';
import { checkDiscounts } from '@roadworthy/core/quoting/checks/check-discounts.ts';
import { decideAddVehicles, decideRemoveVehicles } from '@roadworthy/core/quoting/editing/edit-vehicles.ts';
import type { Quote, Vehicle } from '@roadworthy/core/quoting/quote.ts';
import { accept, type Decision, refuse } from '@roadworthy/core/shared/decision.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import type { Day } from '@roadworthy/core/shared/time/day.ts';
import type { Endorsing } from '../billing/endorsement/endorse-facts.ts';
import type { PolicyChangesInput, VehicleInput } from '../generated/operations.ts';
import type { Work } from '../kernel/work.ts';
import { classUnknown, readVehicle } from '../quoting/editing/vehicle-columns.ts';
import { type Draft, freshRoot, garagingRoot, type Known, newPlace, putRecord, vehicleGone } from './change-draft.ts';
import { changeDrivers, type Identified } from './change-drivers.ts';
import { changeLienholders, changeMailing } from './change-people.ts';
import { saysSoAlready } from '@roadworthy/core/policies/correct-named-insured.ts';

/** How a vehicle was entered is no part of what is covered, nor is when its VIN is asked. */
const notCovered: ReadonlySet<string> = new Set(['manual_entry', 'lienholder_id']);

/** What a form sent of a vehicle, by the rules of every edit, as fields of a description. */
async function vehicleFields(
  work: Work,
  draft: Draft,
  input: VehicleInput,
  { quote, current, today }: { readonly quote: Quote; readonly current: Vehicle | null; readonly today: Day },
): Promise<Decision<Fields>> {
  const { problems, columns } = readVehicle(input, current, quote, today);
  const [problem] = problems;
  if (problem) return { ok: false, refusal: problem };
  const fields: Record<string, unknown> = Object.fromEntries(
    Object.entries(columns).filter(([column]) => !notCovered.has(column)),
  );
  if (typeof fields['answers'] === 'string') fields['answers'] = JSON.parse(fields['answers']);
  if (input.garaging_postal_code) {
    const location = await garagingRoot(work, draft, input.garaging_postal_code);
    if (!location.ok) return location;
    fields['location'] = location.event;
  }
  if (input.registration_location) {
    const form = 'vehicle.registration_location';
    const registration = await newPlace(work, draft, 'registration', input.registration_location, form);
    if (!registration.ok) return registration;
    fields['registration_location'] = registration.event;
  }
  if (input.registration_location === null) fields['registration_location'] = null;
  const lender = quote.entities.find(({ entityId }) => entityId === input.lienholder_id);
  if (input.lienholder_id !== undefined) fields['lienholder'] = lender?.rootEntityId ?? null;
  return accept(fields);
}

async function changeVehicles(
  work: Work,
  draft: Draft,
  changes: PolicyChangesInput,
  { quote, today }: Known,
): Promise<Decision<true>> {
  for (const { root_vehicle_id: root, changes: input } of changes.vehicles ?? []) {
    const current = quote.vehicles.find(({ rootVehicleId }) => rootVehicleId === root);
    if (!current) return vehicleGone();
    const fields = await vehicleFields(work, draft, input, { quote, current, today });
    if (!fields.ok) return fields;
    putRecord(draft, 'vehicles', root, fields.event);
  }
  const [added, removed] = [changes.add_vehicles ?? [], new Set(changes.remove_vehicles ?? [])];
  const stay = quote.vehicles.filter(({ rootVehicleId }) => !removed.has(rootVehicleId));
  if (quote.vehicles.length - stay.length !== removed.size) return vehicleGone();
  if (added.length === 0 && removed.size > 0) {
    const gone = quote.vehicles.filter(({ rootVehicleId }) => removed.has(rootVehicleId));
    const decision = decideRemoveVehicles(
      quote,
      gone.map(({ vehicleId }) => vehicleId),
    );
    if (!decision.ok) return decision;
  }
  if (added.length > 0) {
    const decision = decideAddVehicles({ vehicles: stay }, added.length);
    if (!decision.ok) return decision;
  }
  // Unless another place is named, a vehicle is kept where the first one is.
  const first = ownValue(draft.vehicles, quote.vehicles[0]?.rootVehicleId ?? '');
  for (const input of added) {
    const fields = await vehicleFields(work, draft, input, { quote, current: null, today });
    if (!fields.ok) return fields;
    if (!fields.event['type']) return { ok: false, refusal: classUnknown };
    putRecord(draft, 'vehicles', await freshRoot(work), { location: first?.['location'] ?? null, ...fields.event });
  }
  for (const root of removed) Reflect.deleteProperty(draft.vehicles, root);
  return accept(true);
}

/** What somebody wants changed, and what of people it is that stands in no change. */
export type ReadChanges = { readonly delta: Delta; readonly identified: Identified };

/**
 * What somebody wants changed of a policy, as an intention: read by the rules of every edit of a quote, and compared with
 * what is described now. Writes nothing.
 */
export async function readChanges(
  work: Work,
  { described, book, facts }: Endorsing,
  changes: PolicyChangesInput,
): Promise<Decision<ReadChanges>> {
  const { quote } = described;
  const before = descriptionOf(quote);
  const draft: Draft = {
    coverages: { ...before.coverages },
    discounts: { ...before.discounts },
    locations: { ...before.locations },
    vehicles: { ...before.vehicles },
    entities: { ...before.entities },
  };
  if (changes.coverages != null) {
    const covers = readCovers(lineOf(quote.provider), changes.coverages);
    if (!covers.ok) return covers;
    draft.coverages = descriptionOf({ ...quote, coverages: covers.event }).coverages;
  }
  if (changes.discounts != null) {
    const offered = book.book.structure.discounts;
    const discounts = checkDiscounts(changes.discounts, offered, quote.discounts, await hasLiveDevice(work.tx, quote));
    if (!discounts.ok) return discounts;
    draft.discounts = Object.fromEntries(discounts.event.map((code) => [code, {}]));
  }
  const known = { quote, today: facts.today };
  const identified: Identified = new Map();
  for (const change of [changeVehicles, changeMailing, changeLienholders, changeDrivers]) {
    const changed = await change(work, draft, changes, known, identified);
    if (!changed.ok) return changed;
  }
  const delta = wholeCovers(differenceOf(before, draft), draft);
  return isNothing(delta) ? refuse('nothing_changed', saysSoAlready) : accept({ delta, identified });
}

/** A cover is bought with all of its settings: one that is changed is put as a whole. */
function wholeCovers(delta: Delta, { coverages }: Draft): Delta {
  if (!delta.coverages) return delta;
  const whole = Object.entries(delta.coverages).map(([code, change]): [string, RecordChange] => [
    code,
    'set' in change ? { put: ownValue(coverages, code) ?? {} } : change,
  ]);
  return { ...delta, coverages: Object.fromEntries(whole) };
}
