import type { Caller } from '@roadworthy/testkit/caller.ts';
import { aCaseOf } from '@roadworthy/testkit/claim-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { expect, test } from 'vitest';

const fixture = useFixture('map places');
const document = `query ($organization: uuid!, $provider: String) {
  map_places(organization_id: $organization, provider: $provider) {
    country postal_code administrative_area lat lng policies claims incident_layer_ids } }`;

type Place = { postal_code: string; policies: number; claims: number; incident_layer_ids: string[] };

async function placesOf(who: Caller, provider: string | null = null): Promise<Place[]> {
  const organization = fixture.tenants.insurer.underwriter.principal.organizationId;
  return (await who.must<{ map_places: Place[] }>(document, { organization, provider })).map_places;
}

/** A layer over Columbus, Ohio, of a map of the insurer. */
async function coverColumbus(): Promise<string> {
  const { principal } = fixture.tenants.insurer.underwriter;
  const [row] = await selectRows<{ id: string }>(
    fixture.backend,
    `with map as (
       insert into kml_files (organization_id, filename, checksum, byte_size, storage_key, user_id)
       values ($1, 'hail.kml', repeat('a', 64), 10, 'none', $2) returning organization_id, kml_file_id),
     layer as (
       insert into incident_layers (organization_id, kml_file_id, incident_name, geometry, south, north, west, east)
       select organization_id, kml_file_id, 'Hail', '{"type": "MultiPolygon", "coordinates": []}', 39, 41, -84, -82 from map
       returning organization_id, incident_layer_id)
     insert into incident_layer_pieces (organization_id, incident_layer_id, buffer_km, piece_number, piece)
     select organization_id, incident_layer_id, 0, 1, '((-84,39),(-82,39),(-82,41),(-84,41))' from layer
     returning incident_layer_id as id`,
    [principal.organizationId, principal.userId],
  );
  return row?.id ?? '';
}

test('a map marks where vehicles are kept and claims are open, once by postal code, with the layers over it', async () => {
  const { underwriter } = fixture.tenants.insurer;
  fixture.backend.clock.set('2026-08-03T18:00:00Z');
  const desk = await aCaseOf(fixture.backend);
  const layer = await coverColumbus();
  const before = await placesOf(underwriter);
  expect(before).toMatchObject([
    { country: 'US', postal_code: '43215', policies: 1, claims: 0, incident_layer_ids: [layer] },
  ]);
  const claim = await desk.file();
  expect(await placesOf(underwriter)).toMatchObject([{ policies: 1, claims: 1 }]);
  await desk.deed(claim, 'assign_claim');
  await desk.deed(claim, 'deny_claim', ', reason: "Wear is not covered."');
  expect(await placesOf(underwriter)).toMatchObject([{ policies: 1, claims: 0 }]);
  expect(await placesOf(underwriter, 'commercial')).toEqual([]);
  await selectRows(fixture.backend, 'update kml_files set archived = app_now() returning 1', []);
  expect(await placesOf(underwriter)).toMatchObject([{ policies: 1, incident_layer_ids: [] }]);
});

test('an underwriter of another organization is told of no place of this one', async () => {
  const organization = fixture.tenants.insurer.underwriter.principal.organizationId;
  const { underwriter } = fixture.tenants.mirror;
  expect(await refusalOf(fixture.backend, underwriter, document, { organization })).toMatchObject({
    code: 'not_found',
  });
});
