import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestRoles } from '../kernel/connect-platform.ts';

const fixture = useFixture('writes refused');
let columns: { name: string; column: string }[];
let client: pg.PoolClient;
beforeAll(async () => {
  columns = await selectRows(
    fixture.backend,
    `select t.tablename as name, (select a.attname::text from pg_attribute a
       where a.attrelid = format('%I.%I', t.schemaname, t.tablename)::regclass and a.attnum > 0 and a.attgenerated = ''
         and not a.attisdropped
       order by a.attnum desc limit 1) as column
     from pg_tables t where t.schemaname = 'public' order by 1`,
  );
  client = await fixture.backend.platform.pools.operations.connect();
});
afterAll(() => client.release());

/** What became of a statement: the database's code, or `done`. */
async function attempt(text: string): Promise<string> {
  try {
    await client.query(text);
    return 'done';
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}

describe('a caller role', { timeout: 60_000 }, () => {
  test.each(requestRoles)('inserts, updates, deletes and empties no table as %s', async (role) => {
    expect(columns.length).toBeGreaterThan(25);
    await client.query(`set role "${role}"`);
    for (const { name, column } of columns) {
      const outcomes = [
        await attempt(`insert into "${name}" default values`),
        await attempt(`update "${name}" set "${column}" = default`),
        await attempt(`delete from "${name}"`),
        await attempt(`truncate "${name}"`),
        await attempt(`lock table "${name}" in exclusive mode`),
      ];
      expect(outcomes.slice(0, 4), `${role} on ${name}`).toEqual(['42501', '42501', '42501', '42501']);
      // Outside a transaction a lock is refused for that reason first.
      expect(outcomes[4]).not.toBe('done');
    }
    await client.query('reset role');
  });

  test.each(requestRoles)('has no privilege to write, as a whole or on a column, as %s', async (role) => {
    const writable = await selectRows(
      fixture.backend,
      `select tablename from pg_tables t, lateral format('%I.%I', t.schemaname, t.tablename) as name
       where schemaname in ('public', 'auth', 'pgboss') and (
         has_table_privilege($1, name, 'insert, update, delete, truncate, references, trigger')
         or has_any_column_privilege($1, name, 'insert, update, references'))`,
      [role],
    );
    expect(writable).toEqual([]);
  });

  test.each(requestRoles)('uses no series and makes nothing of its own as %s', async (role) => {
    const [facts] = await selectRows(
      fixture.backend,
      `select has_schema_privilege($1, 'public', 'create') as makes, has_schema_privilege($1, 'pgboss', 'usage') as queues,
         has_schema_privilege($1, 'auth', 'usage') as signs_in, has_database_privilege($1, current_database(), 'create') as owns,
         has_sequence_privilege($1, 'policy_number_series', 'usage, select, update') as numbers`,
      [role],
    );
    expect(facts).toEqual({ makes: false, queues: false, signs_in: false, owns: false, numbers: false });
  });
});

describe('the platform’s own roles', () => {
  test('change no entry of the books and no row of the trail once it is written', async () => {
    for (const role of ['operator', 'worker', 'identity']) {
      await client.query(`set role ${role}`);
      for (const name of ['ledger_entries', 'ledger_transactions', 'charge_lines', 'policy_activities', 'audit_log']) {
        expect(await attempt(`update ${name} set organization_id = null`), `${role} on ${name}`).toBe('42501');
        expect(await attempt(`delete from ${name}`), `${role} on ${name}`).toBe('42501');
      }
      await client.query('reset role');
    }
  });

  test('delete nothing of the business at all: the worker only purges hints, who waited too long what is summed of visits and choices of consent, a draft of rates is written anew, parts make way for their file, and messages to machines and answers under keys are kept for a month', async () => {
    for (const role of ['operator', 'worker']) {
      await client.query(`set role ${role}`);
      for (const { name } of columns) {
        const purged =
          role === 'worker'
            ? [
                'hints',
                'waitlist',
                'visit_sums',
                'consent_choices',
                'telematics_payloads',
                'telematics_polls',
                'idempotency_keys',
              ]
            : // What machines were told is kept for a month.
              ['rate_rows', 'rater_fixtures', 'export_parts', 'webhook_deliveries'];
        const expected = purged.includes(name) ? 'done' : '42501';
        expect(await attempt(`delete from "${name}"`), `${role} on ${name}`).toBe(expected);
      }
      await client.query('reset role');
    }
  });
});
