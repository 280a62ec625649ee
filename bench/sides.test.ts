import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { cardToken } from '@roadworthy/testkit/quote-scenarios.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { expect, test } from 'vitest';
import { bindByProduct, bindBySql, quotesToBind } from './binds.ts';
import { chargeByProduct, chargeBySql, dueToCharge } from './charges.ts';

const fixture = useFixture('bench sides', { now: '2026-06-15T14:00:00Z' });

/** What triggers write, by statement and not by row. */
const byStatement = new Set(['hints']);

/** How many rows each table holds. */
async function rowsByTable(): Promise<ReadonlyMap<string, number>> {
  const tables = await selectRows<{ name: string }>(
    fixture.backend,
    `select oid::regclass::text as name from pg_class
     where relkind in ('r', 'p') and not relispartition and relname <> all ($1)
       and (relnamespace = 'public'::regnamespace or oid = 'pgboss.job_common'::regclass)`,
    [[...byStatement]],
  );
  const counts = tables.map(({ name }) => `select '${name}' as name, count(*)::int as rows from ${name}`);
  const rows = await selectRows<{ name: string; rows: number }>(fixture.backend, counts.join(' union all '));
  return new Map(rows.map((row) => [row.name, row.rows]));
}

/** The rows that a step added, by table. */
async function addedBy(step: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await rowsByTable();
  await step();
  const after = await rowsByTable();
  const added = [...after].map(([name, count]) => [name, count - (before.get(name) ?? 0)] as const);
  return Object.fromEntries(added.filter(([, count]) => count !== 0));
}

test('a bind by hand adds the rows that the product adds', async () => {
  const { backend } = fixture;
  const method = await cardToken(backend, '4242424242424242');
  const [ours, theirs] = await quotesToBind(backend, 2);
  if (!ours || !theirs) throw new Error('two quotes are bound');
  const product = await addedBy(() => bindByProduct(backend, ours, method));
  expect(await addedBy(() => bindBySql(backend, theirs, method))).toEqual(product);
});

test('a charge by hand adds the rows that the product adds', async () => {
  const { backend } = fixture;
  const method = await cardToken(backend, '4242424242424242');
  const [ours, theirs] = await dueToCharge(backend, 2);
  if (!ours || !theirs) throw new Error('two policies are charged');
  const product = await addedBy(() => chargeByProduct(backend, ours));
  expect(await addedBy(() => chargeBySql(backend, method, theirs))).toEqual(product);
});
