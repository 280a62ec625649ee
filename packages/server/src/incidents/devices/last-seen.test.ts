import { randomUUID } from 'node:crypto';
import { aQuote, bindDocument, cardToken, signedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import { beforeEach, expect, test } from 'vitest';

const now = '2026-06-15T14:00:00Z';
const fixture = useFixture('last seen', { now });

beforeEach(async () => {
  await selectRows(fixture.backend, 'update moratoriums set ends = starts');
});

/** A signed quote of something that is kept in Ohio, and a device in it that was in Miami Beach so many hours ago. */
async function driven(hours: number) {
  const quote = await signedQuote(fixture.backend, aQuote());
  const observed = new Date(new Date(now).getTime() - hours * 3_600_000);
  await selectRows(
    fixture.backend,
    `insert into vehicle_devices (organization_id, vehicle_id, provider, provider_device_id, lat, lng, observed,
       administrative_area, postal_code)
     select organization_id, vehicle_id, 'bouncie', $2, 25.79, -80.13, $3, 'FL', '33139' from vehicles where quote_id = $1`,
    [quote.quoteId, randomUUID(), observed],
  );
  return quote;
}
async function bind({ customer, quoteId }: Awaited<ReturnType<typeof driven>>): Promise<string | null> {
  const method = await cardToken(fixture.backend, '4242424242424242');
  const answer = await customer.ask(bindDocument, { id: quoteId, method }, { idempotencyKey: randomUUID() });
  return answer.errors[0]?.extensions.code ?? null;
}
async function stop(columns: string, values: readonly unknown[]): Promise<void> {
  const { organizationId } = fixture.tenants.insurer.organization;
  await selectRows(
    fixture.backend,
    `insert into moratoriums (organization_id, name, name_fr, notice, notice_fr, reason, actions, starts, time_zone, created_by, ${columns})
     select $1, 'Storm', 'Tempête', 'A storm is near.', 'Une tempête approche.', 'Landfall', '{bind}', $2, 'America/New_York', $3,
       ${values.map((_, index) => `$${index + 4}`).join(', ')}`,
    [organizationId, now, fixture.tenants.insurer.underwriter.principal.userId, ...values],
  );
}

test('cover is not sold where a device in it was last, however far from there it is kept', async () => {
  await stop('postal_codes', [['331']]);
  expect(await bind(await signedQuote(fixture.backend, aQuote()))).toBeNull();
  expect(await bind(await driven(72))).toBe('moratorium_active');
  expect(await bind(await driven(73))).toBeNull();
});

test('a layer counts itself, and not only the postal codes that it was written by', async () => {
  const { organizationId } = fixture.tenants.insurer.organization;
  const { userId } = fixture.tenants.insurer.underwriter.principal;
  const file = randomUUID();
  const layer = randomUUID();
  await selectRows(
    fixture.backend,
    `insert into kml_files (kml_file_id, organization_id, filename, checksum, byte_size, storage_key, user_id)
     values ($1, $2, 'storm.kml', repeat('a', 64), 100, 'kml/storm', $3)`,
    [file, organizationId, userId],
  );
  await selectRows(
    fixture.backend,
    `insert into incident_layers (incident_layer_id, organization_id, kml_file_id, incident_name, geometry, south, north, west, east)
     values ($1, $2, $3, 'Storm', '{"type": "MultiPolygon", "coordinates": []}', 25, 26, -81, -80)`,
    [layer, organizationId, file],
  );
  await selectRows(
    fixture.backend,
    `insert into incident_layer_pieces (incident_layer_id, organization_id, buffer_km, piece_number, piece)
     values ($1, $2, 10, 1, '((-81,25),(-80,25),(-80,26),(-81,26))')`,
    [layer, organizationId],
  );
  await stop('postal_codes, incident_layer_id, buffer_km', [['00501'], layer, 10]);
  expect(await bind(await driven(1))).toBe('moratorium_active');
  await selectOne(fixture.backend, 'update moratoriums set buffer_km = 25 where incident_layer_id = $1 returning 1', [
    layer,
  ]);
  expect(await bind(await driven(1))).toBeNull();
});
