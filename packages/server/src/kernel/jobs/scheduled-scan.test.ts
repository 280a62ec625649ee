import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectOne } from '@roadworthy/testkit/select-rows.ts';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { scanRows, type ScanOptions } from './scheduled-scan.ts';

const fixture = useFixture('scheduled scan');
const waiting = 250;
const text = `select organization_id, n::text from scanned where not done order by scanned.n limit 100`;
beforeEach(async () => {
  const { pool } = fixture.backend.owner;
  const { organizationId } = fixture.tenants.insurer.organization;
  await pool.query('drop table if exists scanned');
  await pool.query(
    'create table scanned (organization_id uuid not null, n int primary key, done boolean not null default false)',
  );
  await pool.query('grant select, update on scanned to public');
  await pool.query('insert into scanned select $1, generate_series(1, $2::int)', [organizationId, waiting]);
});

async function scan(options: ScanOptions, refuses: (n: number) => boolean = () => false) {
  const seen: number[] = [];
  let [atOnce, most] = [0, 0];
  const kernel = { platform: fixture.backend.platform, handlers: [] };
  await scanRows(
    kernel,
    text,
    async ({ tx }, key) => {
      seen.push(Number(key));
      atOnce += 1;
      most = Math.max(most, atOnce);
      try {
        await sql`update scanned set done = true where n = ${Number(key)}`.execute(tx);
        if (refuses(Number(key))) throw new Error('refused');
      } finally {
        atOnce -= 1;
      }
    },
    options,
  );
  return { seen, most };
}
const left = async () =>
  (await selectOne<{ left: number }>(fixture.backend, 'select count(*)::int as left from scanned where not done')).left;

test('a round takes one page after the other until nothing waits, one row at a time and in order', async () => {
  const { seen, most } = await scan({});
  expect(seen).toEqual(Array.from({ length: waiting }, (_, index) => index + 1));
  expect([most, await left()]).toEqual([1, 0]);
});

test('rows that know nothing of each other are worked on side by side where many wait, each once', async () => {
  const { seen, most } = await scan({ lanes: 4 });
  expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: waiting }, (_, index) => index + 1));
  expect([most, await left()]).toEqual([4, 0]);
});

test('a row that fails is tried once a round and keeps none of the others back', async () => {
  const failed: string[] = [];
  const noted = { failed: async (_work: unknown, key: string) => void failed.push(key) };
  const { seen } = await scan(noted, (n) => n === 7 || n === 140);
  expect([seen.length, await left()]).toEqual([waiting, 2]);
  expect(failed).toEqual(['7', '140']);
});
