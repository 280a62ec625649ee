import { randomUUID } from 'node:crypto';
import type { Backend } from './backend.ts';
import { aMotorhomeQuote, boundQuote } from './quote-scenarios.ts';
import { selectOne, selectRows } from './select-rows.ts';
import type { Tenant } from './tenants.ts';

/** A map of two layers: about Columbus, and about Miami; the latter is drawn with ten kilometres around it, too. */
export async function mapOf(
  backend: Backend,
  { organization, underwriter }: Tenant,
  forEverybody = false,
): Promise<string> {
  const id = randomUUID();
  const add = (text: string, values: readonly unknown[]) => selectRows(backend, text, values);
  const { organizationId } = organization;
  await add(
    `insert into kml_files (kml_file_id, organization_id, filename, checksum, byte_size, storage_key, user_id, for_everybody)
     values ($1, $2, 'storm.kml', $3, 100, $4, $5, $6)`,
    [id, organizationId, id.replaceAll('-', '').repeat(2), `kml/${id}`, underwriter.principal.userId, forEverybody],
  );
  for (const [name, piece, km] of [
    ['Columbus', '((-84,39),(-82,39),(-82,41),(-84,41))', 0],
    ['Miami', '((-81,25),(-80,25),(-80,26),(-81,26))', 0],
    ['Miami', '((-81.1,24.9),(-79.9,24.9),(-79.9,26.1),(-81.1,26.1))', 10],
  ] as const) {
    await add(
      `insert into incident_layers (organization_id, kml_file_id, incident_name, geometry, south, north, west, east)
       values ($1, $2, $3, '{"type": "MultiPolygon", "coordinates": []}', 25, 26, -81, -80) on conflict do nothing`,
      [organizationId, id, name],
    );
    await add(
      `insert into incident_layer_pieces (incident_layer_id, organization_id, buffer_km, piece_number, piece)
       select incident_layer_id, organization_id, $3, 1, $4::polygon from incident_layers where kml_file_id = $1 and incident_name = $2`,
      [id, name, km, piece],
    );
  }
  return id;
}

/** A policy of something that is kept in Columbus, with devices in it that were somewhere so many hours ago. */
export async function coveredPolicy(
  backend: Backend,
  tenant: Tenant,
  devices: readonly (readonly [lat: number, lng: number, hours: number])[],
) {
  const bound = await boundQuote(backend, aMotorhomeQuote({ partner: tenant.partner }), tenant.agent);
  for (const [lat, lng, hours] of devices) {
    const observed = new Date(backend.clock.now().getTime() - hours * 3_600_000);
    await selectOne(
      backend,
      `insert into vehicle_devices (organization_id, vehicle_id, provider, provider_device_id, lat, lng, observed)
       select organization_id, vehicle_id, 'bouncie', $2, $3, $4, $5 from vehicles where quote_id = $1 limit 1 returning 1`,
      [bound.quoteId, randomUUID(), lat, lng, observed],
    );
  }
  return bound;
}
