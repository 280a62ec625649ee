import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPool, transaction } from './pool.ts';
import { type ClonedDatabase, cloneTemplate } from './template.ts';
import { nameOfStatement } from './watched-client.ts';

let clone: ClonedDatabase;
let pool: pg.Pool;
const told: [string, boolean][] = [];
beforeAll(async () => {
  clone = await cloneTemplate('watched_client');
  pool = createPool({
    url: clone.ownerUrl,
    max: 1,
    statementTimeoutMs: 5_000,
    name: 'watched client',
    watch: (name) => (failed) => told.push([name, failed]),
  });
  await pool.query('create table watched_rows (number int)');
});
afterAll(async () => {
  await pool.end();
  await clone.drop();
});
beforeEach(() => {
  told.length = 0;
});

test.each([
  ['select * from quotes where quote_id = $1', 'select quotes'],
  ['insert into "ledger_entries" ("a") values ($1)', 'insert ledger_entries'],
  ['update public.policies set a = 1', 'update policies'],
  ['delete from hints where a < $1', 'delete hints'],
  ['with named as (select a from claims) select * from named', 'select claims'],
  ['begin', 'begin'],
  ['commit', 'commit'],
  ["set local role 'operator'", 'set'],
  ['explain nothing', 'other'],
])('%s is called %s', (text, name) => {
  expect(nameOfStatement(text)).toBe(name);
});

test('whichever way a statement is asked, its end is told once', async () => {
  await pool.query('select 1');
  const client = await pool.connect();
  await client.query('select 2');
  await new Promise((resolve) => {
    client.query('select 3', resolve);
  });
  client.release();
  await transaction(pool, (tx) => tx.query('select count(*) from watched_rows'));
  expect(told.map(([name]) => name)).toEqual(['select', 'select', 'select', 'select watched_rows', 'commit']);
  expect(told.every(([, failed]) => !failed)).toBe(true);
});

test('a statement that fails is told as one, and its error stays its own', async () => {
  await expect(pool.query('select 1 / 0 from watched_rows union select 1 / 0')).rejects.toThrow('division by zero');
  await expect(transaction(pool, (tx) => tx.query("insert into watched_rows values ('none')"))).rejects.toThrow(
    'invalid input syntax',
  );
  expect(told.slice(0, 2)).toEqual([
    ['select watched_rows', true],
    ['insert watched_rows', true],
  ]);
});
