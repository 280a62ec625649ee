import { aCaseOf } from '@roadworthy/testkit/claim-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { beforeAll, expect, test } from 'vitest';

const fixture = useFixture('claim events');
let desk: Awaited<ReturnType<typeof aCaseOf>>;

/** A layer over Columbus, Ohio, of a map that was sent on a day. */
async function cover(name: string, sent: string, archived: string | null = null): Promise<void> {
  const { principal } = fixture.tenants.insurer.underwriter;
  await selectRows(
    fixture.backend,
    `with map as (
       insert into kml_files (organization_id, filename, checksum, byte_size, storage_key, user_id, created, archived)
       values ($1, $3 || '.kml', repeat(md5($3), 2), 10, 'none', $2, $4, $5) returning organization_id, kml_file_id),
     layer as (
       insert into incident_layers (organization_id, kml_file_id, incident_name, geometry, south, north, west, east)
       select organization_id, kml_file_id, $3, '{"type": "MultiPolygon", "coordinates": []}', 39, 41, -84, -82 from map
       returning organization_id, incident_layer_id)
     insert into incident_layer_pieces (organization_id, incident_layer_id, buffer_km, piece_number, piece)
     select organization_id, incident_layer_id, 0, 1, '((-84,39),(-82,39),(-82,41),(-84,41))' from layer returning 1`,
    [principal.organizationId, principal.userId, name, sent, archived],
  );
}

async function pause(name: string, starts: string, area: string): Promise<void> {
  const { organizationId } = fixture.tenants.insurer.organization;
  await selectRows(
    fixture.backend,
    `insert into moratoriums (organization_id, name, reason, notice, actions, states, starts, ends, time_zone)
     values ($1, $2, 'Hail', 'Paused.', '{bind}', array[$3], $4, '2026-08-20T00:00:00Z', 'America/New_York')
     returning 1`,
    [organizationId, name, area, starts],
  );
}

type Events = { lat: number | null; is_exact: boolean; layers: { name: string }[]; moratoriums: { name: string }[] };
const eventsOf = async (id: string): Promise<Events> =>
  (
    await desk.handler.must<{ claim_events: Events }>(
      'query ($id: uuid!) { claim_events(claim_id: $id) { lat is_exact layers { name } moratoriums { name } } }',
      { id },
    )
  ).claim_events;

beforeAll(async () => {
  fixture.backend.clock.set('2026-08-25T18:00:00Z');
  desk = await aCaseOf(fixture.backend);
  await cover('Hail', '2026-08-12T12:00:00Z');
  await cover('Old fire', '2026-06-01T12:00:00Z', '2026-07-01T12:00:00Z');
  await cover('Next year', '2027-08-12T12:00:00Z');
  await pause('Hail in Ohio', '2026-08-01T04:00:00Z', 'OH');
  await pause('Hail in Texas', '2026-08-01T04:00:00Z', 'TX');
  await pause('Later', '2026-08-15T04:00:00Z', 'OH');
});

test('a loss has the incidents and moratoriums of its place and time', async () => {
  const claim = await desk.file({ incident_date: '2026-08-10' });
  expect(await eventsOf(claim)).toMatchObject({
    is_exact: false,
    layers: [{ name: 'Hail' }],
    moratoriums: [{ name: 'Hail in Ohio' }],
  });
});

test('a pin counts more than where the vehicle is kept', async () => {
  const there = await desk.file({ incident_date: '2026-08-10', incident_location: '35.00000, -100.00000' });
  expect(await eventsOf(there)).toMatchObject({ lat: 35, is_exact: true, layers: [] });
  const here = await desk.file({ incident_date: '2026-08-10', incident_location: '40.00000, -83.00000' });
  expect(await eventsOf(here)).toMatchObject({ is_exact: true, layers: [{ name: 'Hail' }] });
});

test('a loss long before is of none of them', async () => {
  expect(await eventsOf(await desk.file({ incident_date: '2026-07-05' }))).toMatchObject({
    layers: [],
    moratoriums: [],
  });
});
