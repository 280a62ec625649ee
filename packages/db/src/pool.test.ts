import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createPool, sqlState, transaction } from './pool.ts';
import { type ClonedDatabase, emptyDatabase } from './template.ts';

let database: ClonedDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await emptyDatabase('pool');
  pool = createPool({ url: database.ownerUrl, max: 4, statementTimeoutMs: 1_000, name: 'pool test' });
  await pool.query('create table counters (id int primary key, count int not null)');
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

async function one(sql: string): Promise<unknown> {
  const { rows } = await pool.query<{ value: unknown }>(sql);
  return rows[0]?.value;
}

describe('a pool', () => {
  test.each([
    ["date '2026-02-28'", '2026-02-28'],
    ["array[date '2026-02-28', null]", ['2026-02-28', null]],
    ['9007199254740991::bigint', 9007199254740991],
    ['array[1::bigint, null]', [1, null]],
    ['1.10::numeric', '1.10'],
    ['array[1.10::numeric]', ['1.10']],
    ["timestamptz '2026-02-28 12:00Z'", new Date('2026-02-28T12:00:00Z')],
    [`'{"a": [1]}'::jsonb`, { a: [1] }],
  ])('reads %s as %j', async (sql, value) => {
    expect(await one(`select ${sql} as value`)).toEqual(value);
  });

  test('refuses a bigint that a number cannot hold', async () => {
    await expect(one('select 9007199254740993::bigint as value')).rejects.toThrow('does not fit');
  });

  test('ends a statement that takes too long', async () => {
    await expect(pool.query('select pg_sleep(5)')).rejects.toThrow('statement timeout');
  });

  test('names itself to the server', async () => {
    expect(await one("select current_setting('application_name') as value")).toBe('pool test');
  });

  test('survives that its connections are cut, lent out or idle', async () => {
    const onError = vi.fn<(error: Error) => void>();
    const cut = createPool({ url: database.ownerUrl, max: 2, statementTimeoutMs: 1_000, name: 'cut', onError });
    const lent = await cut.connect();
    const idle = await cut.connect();
    idle.release();
    await pool.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cut'");
    await vi.waitFor(() => expect(onError).toHaveBeenCalled(), 15_000);
    await expect(lent.query('select 1')).rejects.toThrow();
    lent.release(true);
    expect((await cut.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await cut.end();
  });
});

describe('a transaction', () => {
  test('leaves nothing of work that throws, and gives its connection back clean', async () => {
    const work = transaction(pool, async (tx) => {
      await tx.query('insert into counters values (1, 0)');
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await one('select count(*)::int as value from counters where id = 1')).toBe(0);
  });

  test('that meets a deadlock is tried again', async () => {
    const patient = createPool({ url: database.ownerUrl, max: 2, statementTimeoutMs: 5_000, name: 'patient' });
    await patient.query('insert into counters values (10, 0), (11, 0)');
    let attempts = 0;
    const raise = (first: number, second: number) =>
      transaction(patient, async (tx) => {
        attempts += 1;
        await tx.query('update counters set count = count + 1 where id = $1', [first]);
        await tx.query('select pg_sleep(0.1)');
        await tx.query('update counters set count = count + 1 where id = $1', [second]);
      });
    await Promise.all([raise(10, 11), raise(11, 10)]);
    await patient.end();
    expect(attempts).toBeGreaterThan(2);
    expect(await one('select sum(count)::int as value from counters where id in (10, 11)')).toBe(4);
  });

  test('gives up after five serialization failures', async () => {
    let attempts = 0;
    const work = transaction(pool, async (tx) => {
      attempts += 1;
      await tx.query("do $$ begin raise exception 'clash' using errcode = '40001'; end $$");
    });
    expect(sqlState(await work.catch((error: unknown) => error))).toBe('40001');
    expect(attempts).toBe(5);
  });

  test('is not tried again for any other error', async () => {
    let attempts = 0;
    const work = transaction(pool, async (tx) => {
      attempts += 1;
      await tx.query('select 1 / 0');
    });
    await expect(work).rejects.toThrow('division by zero');
    expect(attempts).toBe(1);
  });
});
