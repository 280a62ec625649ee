import { copyContents, type CopiedContents, countCopiedRows } from '@roadworthy/core/quoting/opening/copy-contents.ts';
import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import { seal } from '../../kernel/settings/sealed.ts';
import type { Work } from '../../kernel/work.ts';
import { freshIds } from '../editing/fresh-ids.ts';

type Copying = Pick<Work, 'tx' | 'platform' | 'organizationId'>;

async function copyLocations({ tx, organizationId }: Copying, copy: CopiedContents, quote_id: string): Promise<void> {
  for (const { locationId, rootLocationId } of copy.locations) {
    const {
      created: _created,
      updated: _updated,
      ...stored
    } = await tx
      .selectFrom('locations')
      .selectAll()
      .where('location_id', '=', sourceOf(copy, locationId))
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('locations')
      .values({
        ...stored,
        location_id: locationId,
        root_location_id: rootLocationId,
        organization_id: organizationId,
        quote_id,
      })
      .execute();
  }
}

async function copyEntities(work: Copying, copy: CopiedContents, quote_id: string): Promise<void> {
  const { tx, platform, organizationId } = work;
  for (const { entityId: key, locationId, birthdate, licenseNumber, rootEntityId, answers } of copy.entities) {
    const {
      created: _created,
      updated: _updated,
      ...stored
    } = await tx
      .selectFrom('entities')
      .selectAll()
      .where('entity_id', '=', sourceOf(copy, key))
      .executeTakeFirstOrThrow();
    const { phone_key: _phone, ...written } = stored;
    // What is sealed opens in its own row alone.
    const sealed = (column: string, plain: string | null) =>
      plain === null ? null : seal(platform.secrets, { table: 'entities', column, key, plain });
    await tx
      .insertInto('entities')
      .values({
        ...written,
        entity_id: key,
        root_entity_id: rootEntityId,
        organization_id: organizationId,
        quote_id,
        location_id: locationId,
        birthdate: sealed('birthdate', birthdate),
        license_number: sealed('license_number', licenseNumber),
        answers: JSON.stringify(answers),
        meta: JSON.stringify(stored.meta),
        custom_fields: JSON.stringify(stored.custom_fields),
      })
      .execute();
  }
}

async function copyVehicles({ tx, organizationId }: Copying, copy: CopiedContents, quote_id: string): Promise<void> {
  for (const vehicle of copy.vehicles) {
    const {
      created: _created,
      updated: _updated,
      ...stored
    } = await tx
      .selectFrom('vehicles')
      .selectAll()
      .where('vehicle_id', '=', sourceOf(copy, vehicle.vehicleId))
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('vehicles')
      .values({
        ...stored,
        vehicle_id: vehicle.vehicleId,
        root_vehicle_id: vehicle.rootVehicleId,
        organization_id: organizationId,
        quote_id,
        location_id: vehicle.locationId,
        registration_location_id: vehicle.registrationLocationId,
        lienholder_id: vehicle.lienholderId,
        answers: JSON.stringify(vehicle.answers),
        features: JSON.stringify(stored.features),
        meta: JSON.stringify(stored.meta),
        custom_fields: JSON.stringify(stored.custom_fields),
      })
      .execute();
  }
}

function sourceOf({ newIds }: CopiedContents, key: string): string {
  for (const [source, copy] of newIds) if (copy === key) return source;
  throw new Error(`No row was copied to ${key}`);
}

/**
 * Describes the contents of a quote once more, beneath another quote of the same organization that stands already and
 * has none: its locations, people and vehicles with all their columns, and which location gets mail. Whoever calls it
 * holds both quotes, and rates the copy afterwards.
 */
export async function writeCopiedContents(work: Copying, source: Quote, quoteId: string): Promise<CopiedContents> {
  const copy = copyContents(source, await freshIds(work, countCopiedRows(source)));
  await copyLocations(work, copy, quoteId);
  await copyEntities(work, copy, quoteId);
  await copyVehicles(work, copy, quoteId);
  await work.tx
    .updateTable('quotes')
    .set({ mailing_location_id: copy.mailingLocationId })
    .where('quote_id', '=', quoteId)
    .execute();
  return copy;
}
