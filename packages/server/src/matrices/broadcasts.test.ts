import { randomUUID } from 'node:crypto';
import { askAs } from '@roadworthy/server/kernel/operations/ask-as.ts';
import { fillBooks } from '@roadworthy/testkit/mirrored-books.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const fixture = useFixture('broadcasts');
const word = 'The storm has a name';
let ofInsurer: string;
let ofMirror: string;
let shared: string;

beforeAll(async () => {
  const { insurer, mirror } = await fillBooks(fixture);
  [ofInsurer, ofMirror] = [insurer.side.organization.organizationId, mirror.side.organization.organizationId];
  const { pool } = fixture.backend.owner;
  const author = insurer.side.underwriter.principal.userId;
  await pool.query(
    'insert into announcements (organization_id, body, created_by, for_everybody) values ($1, $2, $3, true)',
    [ofInsurer, word, author],
  );
  shared = randomUUID();
  const layer = randomUUID();
  await pool.query(
    `insert into kml_files (kml_file_id, organization_id, filename, checksum, byte_size, storage_key, user_id, for_everybody)
     values ($1, $2, 'storm.kml', repeat('0', 64), 100, 'kml/storm', $3, true)`,
    [shared, ofInsurer, author],
  );
  await pool.query(
    `insert into incident_layers (incident_layer_id, organization_id, kml_file_id, incident_name, geometry, south, north, west, east)
     values ($1, $2, $3, 'Storm', '{"type": "MultiPolygon", "coordinates": []}', 39, 40, -83, -82)`,
    [layer, ofInsurer, shared],
  );
  await pool.query(
    `insert into incident_alerts (organization_id, kml_file_id, incident_layer_id, provider, reason, user_id)
     values ($1, $2, $3, 'personal', 'Landfall', $4)`,
    [ofInsurer, shared, layer, author],
  );
  await pool.query(
    `insert into incident_alert_devices (organization_id, incident_alert_id, incident_layer_id, provider, provider_device_id)
     select $1, incident_alert_id, incident_layer_id, 'bouncie', 'imei-1' from incident_alerts where kml_file_id = $2`,
    [ofInsurer, shared],
  );
});

const tables = ['announcements', 'kml_files', 'incident_layers', 'incident_alerts'] as const;
const idsSeen = async (who: 'agent' | 'owner' | 'underwriter', table: string, of: 'insurer' | 'mirror' = 'mirror') => {
  const { data, errors } = await fixture.tenants[of][who].ask(`{ ${table} { id organization_id } }`);
  expect(errors).toEqual([]);
  return data?.[table] as { id: string; organization_id: string }[];
};

describe('what the insurer says to everybody', () => {
  test.each(['agent', 'owner', 'underwriter'] as const)(
    'is read by the %s of every organization beside its own, and nothing else of the insurer',
    async (who) => {
      for (const table of tables) {
        const seen = await idsSeen(who, table);
        const organizations = seen.map(({ organization_id }) => organization_id);
        expect(organizations.toSorted(), table).toEqual([ofInsurer, ofMirror].toSorted());
      }
      const { announcements } = await fixture.tenants.mirror[who].must<{ announcements: unknown[] }>(
        '{ announcements(where: { for_everybody: { _eq: true } }) { body } }',
      );
      expect(announcements).toEqual([{ body: word }]);
    },
  );

  test('leads from the map to its own layers and alerts, and to nobody’s device', async () => {
    const { data } = await fixture.tenants.mirror.underwriter.ask(
      `query ($id: uuid!) { kml_files_by_pk(id: $id) {
        filename incident_layers(limit: 9) { incident_name incident_alerts(limit: 9) { reason incident_alert_devices { provider_device_id } } }
      } }`,
      { id: shared },
    );
    expect(data).toEqual({
      kml_files_by_pk: {
        filename: 'storm.kml',
        incident_layers: [
          { incident_name: 'Storm', incident_alerts: [{ reason: 'Landfall', incident_alert_devices: [] }] },
        ],
      },
    });
  });

  test('is known to the work of every organization', async () => {
    const claims = { 'app.organization': ofMirror };
    const seen = (text: string) => askAs(fixture.backend.platform.pools.reads, { role: 'operator', claims, text });
    expect(await seen('select filename from kml_files order by for_everybody')).toEqual([
      ['Miragewood.kml'],
      ['storm.kml'],
    ]);
    expect(await seen('select count(*) from incident_layers')).toEqual([['2']]);
  });

  test('is not changed by the work of another organization', async () => {
    const claims = { 'app.organization': ofMirror };
    for (const table of tables) {
      const column = table === 'incident_layers' ? 'incident_name' : 'organization_id';
      const before = await selectRows(fixture.backend, `select * from ${table} order by 1`);
      const text = `update ${table} set ${column} = ${column} where organization_id = '${ofInsurer}' returning 1`;
      const outcome = await askAs(fixture.backend.platform.pools.operations, { role: 'operator', claims, text }).catch(
        (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
      );
      // Layers are written once: the work may not even try.
      expect(outcome, table).toEqual(table === 'incident_layers' ? '42501' : []);
      expect(await selectRows(fixture.backend, `select * from ${table} order by 1`)).toEqual(before);
    }
  });

  test('is said by nobody but the insurer', async () => {
    const author = fixture.tenants.mirror.underwriter.principal.userId;
    const { pool } = fixture.backend.owner;
    await expect(
      pool.query(
        'insert into announcements (organization_id, body, created_by, for_everybody) values ($1, $2, $3, true)',
        [ofMirror, 'Hear us', author],
      ),
    ).rejects.toMatchObject({ code: '23514' });
    for (const table of ['announcements', 'kml_files']) {
      const change = pool.query(`update ${table} set for_everybody = true where organization_id = $1`, [ofMirror]);
      await expect(change, table).rejects.toMatchObject({ code: '23514' });
    }
  });

  test('is not for customers, links or visitors', async () => {
    for (const role of ['anonymous', 'token:quote', 'token:claim', 'global:user', 'organization:customer']) {
      const fields = fixture.backend.platform.dataApi.schemaOf(role).getQueryType()?.getFields() ?? {};
      for (const table of tables) expect(fields, `${role} ${table}`).not.toHaveProperty(table);
    }
  });
});
