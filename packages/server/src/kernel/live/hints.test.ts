import { liveTables, reportedUnder } from '@roadworthy/core/shared/lists/live-tables.ts';
import { transaction } from '@roadworthy/db/pool.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, boundQuote, startQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import type pg from 'pg';
import { beforeEach, describe, expect, test } from 'vitest';
import { enterOrganization } from '../operations/root-row.ts';
import { purgeHints } from './purge-hints.ts';

const fixture = useFixture('hints');

type Row = { readonly table_name: string; readonly row_id: string; readonly organization_id: string };
const hints = () =>
  selectRows<Row>(
    fixture.backend,
    'select table_name, row_id, organization_id from hints order by written_by, table_name',
  );
const insurer = () => fixture.tenants.insurer.organization.organizationId;
const asOperator = <T>(work: (client: pg.ClientBase) => Promise<T>) =>
  transaction(fixture.backend.platform.pools.operations, async (client) => {
    await enterOrganization(client, {}, insurer());
    return work(client);
  });

let quoteId: string;
beforeEach(async () => {
  ({ quoteId } = await startQuote(fixture.backend, aQuote()));
  await selectRows(fixture.backend, 'delete from hints');
});

const quoteHint = () => ({ table_name: 'quotes', row_id: quoteId, organization_id: insurer() });
const touch = 'update quotes set updated = app_now() where quote_id = $1';

describe('a change', () => {
  test('leaves its hint with the transaction that makes it', async () => {
    await asOperator((client) => client.query(touch, [quoteId]));
    expect(await hints()).toEqual([quoteHint()]);
  });

  test('that is rolled back leaves none', async () => {
    const failing = asOperator(async (client) => {
      await client.query(touch, [quoteId]);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await hints()).toEqual([]);
  });

  test('that finds no row leaves none', async () => {
    await asOperator((client) => client.query(`${touch} and false`, [quoteId]));
    expect(await hints()).toEqual([]);
  });

  test('is hinted once a transaction, with everything below the same root', async () => {
    await asOperator(async (client) => {
      await client.query(touch, [quoteId]);
      await client.query(touch, [quoteId]);
      await client.query('update vehicles set updated = app_now() where quote_id = $1', [quoteId]);
    });
    expect(await hints()).toEqual([quoteHint()]);
  });

  test('of a child alone is hinted under its root', async () => {
    await asOperator((client) =>
      client.query('update vehicles set updated = app_now() where quote_id = $1', [quoteId]),
    );
    expect(await hints()).toEqual([quoteHint()]);
  });

  test('that moves a quote is hinted to both organizations', async () => {
    const { organizationId } = fixture.tenants.mirror.organization;
    await transaction(fixture.backend.owner.pool, async (client) => {
      await client.query('set constraints all deferred');
      await client.query(
        `update quotes set organization_id = $2, product_id = $3, assigned_agent_id = null, partner_id = null,
           rater_version_id = null where quote_id = $1`,
        [quoteId, organizationId, fixture.tenants.mirror.productId],
      );
    });
    const hinted = await hints();
    expect(hinted.map(({ organization_id }) => organization_id).toSorted()).toEqual(
      [insurer(), organizationId].toSorted(),
    );
    expect(new Set(hinted.map(({ row_id }) => row_id))).toEqual(new Set([quoteId]));
  });

  test('by an operation of many statements leaves one hint for each root in each transaction', async () => {
    const { policyId, quoteId: boundId } = await boundQuote(fixture.backend, aQuote());
    const [twice] = await selectRows(
      fixture.backend,
      'select written_by from hints group by written_by, table_name, row_id having count(*) > 1',
    );
    expect(twice).toBeUndefined();
    const hinted = new Set((await hints()).map(({ table_name, row_id }) => `${table_name} ${row_id}`));
    expect(hinted).toEqual(new Set([`policies ${policyId}`, `quotes ${boundId}`]));
  });
});

test('the triggers tell of the tables, and under the roots, that core lists', async () => {
  const rows = await selectRows<{ child: string; root: string; key: string }>(
    fixture.backend,
    `select distinct relname as child, hinted[1] as root, hinted[2] as key
     from pg_trigger t join pg_class c on c.oid = tgrelid join pg_proc p on p.oid = tgfoid,
       regexp_matches(prosrc, 'select ''(\\w+)'', (\\w+), organization_id', 'g') hinted
     where tgname in ('hint_insert', 'hint_update') order by 1, 2`,
  );
  const hinted = Object.groupBy(rows, ({ child }) => child);
  const views = await selectRows<{ name: string }>(
    fixture.backend,
    "select viewname as name from pg_views where schemaname = 'public'",
  );
  // A view is told of by the tables that it reads.
  const tables = Object.entries(reportedUnder).filter(([child]) => !views.some(({ name }) => name === child));
  const listed = Object.fromEntries(tables.map(([child, roots]) => [child, roots.toSorted()]));
  expect(
    Object.fromEntries(Object.entries(hinted).map(([child, all]) => [child, all?.map(({ root }) => root)])),
  ).toEqual(listed);
  const own = rows.filter(({ child, root }) => child === root);
  expect(Object.fromEntries(own.map(({ root, key }) => [root, key]))).toEqual(liveTables);
  const moving = await selectRows<{ name: string }>(
    fixture.backend,
    "select tgrelid::regclass::text as name from pg_trigger where tgname = 'hint_move' order by 1",
  );
  expect(moving.map(({ name }) => name)).toEqual(['claims', 'policies', 'quotes']);
});

describe('hints', () => {
  test('are nothing that an operation or a handler can write or read', async () => {
    const write = `insert into hints (table_name, row_id, organization_id) values ('quotes', $1, $2)`;
    await expect(asOperator((client) => client.query(write, [quoteId, insurer()]))).rejects.toThrow(
      'permission denied',
    );
    await expect(asOperator((client) => client.query('select from hints'))).rejects.toThrow('permission denied');
  });

  test('are purged when everybody has read them', async () => {
    const insert = `insert into hints (table_name, row_id, organization_id, at)
      select 'quotes', gen_random_uuid(), $1, now() - age from unnest(array['1 hour', '4 minutes', '2 minutes', '0']::interval[]) age`;
    await selectRows(fixture.backend, insert, [insurer()]);
    await purgeHints(fixture.backend.platform);
    const { count } = await selectOne<{ count: string }>(fixture.backend, 'select count(*)::text as count from hints');
    expect(count).toBe('2');
  });
});
