import type { Fields } from '@roadworthy/core/changes/delta.ts';
import { checkEntity } from '@roadworthy/core/quoting/checks/check-entity.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { accept, type Decision, refuse } from '@roadworthy/core/shared/decision.ts';
import type { PolicyChangesInput } from '../generated/operations.ts';
import type { Work } from '../kernel/work.ts';
import { type Draft, freshRoot, type Known, newPlace, putRecord, readPlace, vehicleGone } from './change-draft.ts';
import { enterStreet } from '@roadworthy/core/quoting/checks/check-address.ts';

/** Where letters to who is insured go: the same place at another address. */
export async function changeMailing(
  work: Work,
  draft: Draft,
  { mailing_address: location }: PolicyChangesInput,
  { quote }: Known,
): Promise<Decision<true>> {
  if (!location) return accept(true);
  const root = quote.locations.find(({ locationId }) => locationId === quote.mailingLocationId)?.rootLocationId;
  if (root === undefined) return refuse('address_missing', enterStreet, 'mailing_address.line_1');
  const place = await readPlace(work, 'mailing', location, 'mailing_address');
  if (!place.ok) return place;
  putRecord(draft, 'locations', root, place.event);
  return accept(true);
}

const isLender = (one: Fields | undefined): boolean => one?.['entity_relationship'] === 'lienholder';

/** Who lent the money for vehicles: somebody new, by the rules of every lienholder. Who lends for none any more leaves. */
export async function changeLienholders(
  work: Work,
  draft: Draft,
  { lienholders }: PolicyChangesInput,
  { quote, today }: Known,
): Promise<Decision<true>> {
  const known = new Set(quote.vehicles.map(({ rootVehicleId }) => rootVehicleId));
  // Vehicles that are added stand in the draft in the order in which they were sent.
  const added = Object.keys(draft.vehicles).filter((root) => !known.has(root));
  for (const { root_vehicle_id: stays, added_vehicle: at, entity, location } of lienholders ?? []) {
    const root = stays ?? added[at ?? -1];
    if (root === undefined || !ownValue(draft.vehicles, root)) return vehicleGone();
    const input = {
      entityType: entity.entity_type === 'person' ? ('person' as const) : ('business' as const),
      firstName: entity.first_name,
      lastName: entity.last_name,
      businessName: entity.business_name,
      email: entity.email,
      phone: entity.phone,
    };
    const checked = checkEntity('lienholder', input, today);
    if (!checked.ok) return checked;
    const place = await newPlace(work, draft, 'mailing', location, 'entity');
    if (!place.ok) return place;
    const lender = await freshRoot(work);
    putRecord(draft, 'entities', lender, {
      entity_type: checked.event.entityType,
      entity_relationship: 'lienholder',
      first_name: checked.event.firstName,
      last_name: checked.event.lastName,
      business_name: checked.event.businessName,
      email: checked.event.email,
      phone: checked.event.phone,
      location: place.event,
    });
    putRecord(draft, 'vehicles', root, { lienholder: lender, financed: true });
  }
  const lends = new Set(Object.values(draft.vehicles).map((vehicle) => vehicle['lienholder']));
  const lent = quote.entities.filter(({ entityId }) => quote.vehicles.some((one) => one.lienholderId === entityId));
  for (const { rootEntityId: root } of lent) {
    if (isLender(ownValue(draft.entities, root)) && !lends.has(root)) Reflect.deleteProperty(draft.entities, root);
  }
  return accept(true);
}
