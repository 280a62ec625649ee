import type { Description, Fields } from '@roadworthy/core/changes/delta.ts';
import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import { accept, type Decision, refuse } from '@roadworthy/core/shared/decision.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import type { Day } from '@roadworthy/core/shared/time/day.ts';
import type { LocationInput } from '../generated/operations.ts';
import { isRefused } from '../kernel/operations/carry-out.ts';
import type { Work } from '../kernel/work.ts';
import { freshIds } from '../quoting/editing/fresh-ids.ts';
import { areaOfCode, readAddress } from '../quoting/editing/write-address.ts';
import { vehicleNotCovered } from '@roadworthy/core/billing/endorsement/correct-vehicle.ts';

/** A description as it is to be, while what a form sent is read into it. */
export type Draft = { -readonly [Part in keyof Description]: Record<string, Fields> };

/** Says something of one record of a draft: what is not said of it before is new. */
export function putRecord(draft: Draft, part: keyof Draft, root: string, fields: Fields): void {
  draft[part] = { ...draft[part], [root]: { ...ownValue(draft[part], root), ...fields } };
}

/** What is covered now, and the day of cover where the risk is. */
export type Known = { readonly quote: Quote; readonly today: Day };

/** The refusal of what names a vehicle that the policy does not cover. */
export const vehicleGone = () => refuse('vehicle_not_covered', vehicleNotCovered, 'vehicles.root_vehicle_id');

/** The root of a record that is new. */
export async function freshRoot(work: Work): Promise<string> {
  const [root = ''] = await freshIds(work, 1);
  return root;
}

/** The place under a postal code where a vehicle is kept: one that the policy knows, or a new one. */
export async function garagingRoot(work: Work, draft: Draft, postalCode: string): Promise<Decision<string>> {
  const area = await areaOfCode(work, postalCode, 'vehicle.garaging_postal_code');
  if (isRefused(area)) return area;
  const isThere = (place: Fields) =>
    place['location_type'] === 'garaging' &&
    place['postal_code'] === area.postalCode &&
    place['country'] === area.country;
  const known = Object.entries(draft.locations).find(([, place]) => isThere(place));
  if (known) return accept(known[0]);
  const root = await freshRoot(work);
  putRecord(draft, 'locations', root, {
    location_type: 'garaging',
    administrative_area: area.administrativeArea,
    postal_code: area.postalCode,
    country: area.country,
  });
  return accept(root);
}

/** An address as a record of a description; `form` is the object of the form that it came in. */
export async function readPlace(
  work: Work,
  type: 'mailing' | 'registration',
  location: LocationInput,
  form: string,
): Promise<Decision<Fields>> {
  const address = await readAddress(work, location, form);
  if (isRefused(address)) return address;
  return accept({
    location_type: type,
    line_1: address.line1,
    line_2: address.line2,
    locality: address.locality,
    administrative_area: address.administrativeArea,
    postal_code: address.postalCode,
    country: address.country,
  });
}

/** A new place with an address. */
export async function newPlace(
  work: Work,
  draft: Draft,
  type: 'mailing' | 'registration',
  location: LocationInput,
  form: string,
): Promise<Decision<string>> {
  const place = await readPlace(work, type, location, form);
  if (!place.ok) return place;
  const root = await freshRoot(work);
  putRecord(draft, 'locations', root, place.event);
  return accept(root);
}
