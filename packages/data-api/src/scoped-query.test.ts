import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { alder, toyClaims, withToyDatabase, type ToyDatabase } from '../test/database.ts';
import { ids } from '../test/toy-schema.ts';
import { createScope, setScope } from './scope.ts';
import { ScopeError, scopedQuery } from './scoped-query.ts';

let db: ToyDatabase;
let client: pg.PoolClient;
const scope = createScope(toyClaims);
const birch = { 'app.organization': ids.birch };
const who = `select current_user::text, current_setting('app.organization', true), current_setting('statement_timeout')`;

beforeAll(async () => {
  db = await withToyDatabase();
});
beforeEach(async () => {
  client = await db.pool.connect();
  return () => client.release();
});
afterAll(() => db.close());

const run = (text: string, values: (string | null)[] = [], role = 'toy_tenant', claims: object = alder) =>
  scopedQuery(client, { scope, role, claims: { ...claims }, timeoutMs: 1_000, text, values });

async function bare(): Promise<unknown> {
  return (await client.query({ text: who, rowMode: 'array' })).rows[0];
}

const nobody = ['toy_login', '', '0'];

test('the login role owns nothing, inherits nothing and cannot bypass row security', async () => {
  const { rows } = await client.query(
    'select rolinherit, rolbypassrls, rolsuper from pg_roles where rolname = current_user',
  );
  expect(rows).toEqual([{ rolinherit: false, rolbypassrls: false, rolsuper: false }]);
  await expect(client.query('select * from books')).rejects.toThrow('permission denied');
});

test('runs under the role, the claims and the timeout', async () => {
  expect(await run(who)).toEqual([['toy_tenant', ids.alder, '1s']]);
  expect(await run('select $1::int + 1, null', ['41'])).toEqual([['42', null]]);
});

test('the scope never leaks to the next query on the connection', async () => {
  await run(who);
  expect(await bare()).toEqual(nobody);
  expect(await run(who, [], 'toy_staff', {})).toEqual([['toy_staff', '', '1s']]);
  expect(await bare()).toEqual(nobody);
});

test('queries on one connection keep their own scopes, whatever ran between them', async () => {
  const requested = [
    () => run(who),
    () => run(who, [], 'toy_tenant', birch),
    bare,
    () => run(who, [], 'toy_staff', {}),
    () => run('select count(*) from books'),
    () => run('select count(*) from books', [], 'toy_tenant', birch),
    () => run('select count(*) from books', [], 'toy_staff', {}),
  ];
  const answers: unknown[] = [];
  for (const ask of requested) answers.push(await ask());
  expect(answers).toEqual([
    [['toy_tenant', ids.alder, '1s']],
    [['toy_tenant', ids.birch, '1s']],
    nobody,
    [['toy_staff', '', '1s']],
    [['3']],
    [['1']],
    [['4']],
  ]);
});

test.each([
  ['the text does not parse', 'selec 1', []],
  ['a table is not granted', 'select internal_note from shelves', []],
  ['a value does not fit', 'select $1::uuid', ['zz']],
  ['a row fails midway', 'select 1 / (n - 2) from generate_series(1, 3) n', []],
  ['a value is missing', 'select $1::int', []],
])('an error leaves the connection usable and unscoped: %s', async (_title, text, values) => {
  for (let round = 0; round < 2; round += 1) {
    await expect(run(text, values)).rejects.toThrow();
    expect(await bare()).toEqual(nobody);
    expect(await run('select title from books order by title limit 1')).toEqual([['100% "Quiet"']]);
  }
});

test('a statement that failed for its values works with better ones', async () => {
  const text = 'select $1::uuid, 2';
  await expect(run(text, ['zz'])).rejects.toThrow('invalid input syntax');
  expect(await run(text, [ids.ada])).toEqual([[ids.ada, '2']]);
  await expect(run(text, ['zz'])).rejects.toThrow('invalid input syntax');
  expect(await run(text, [ids.ada])).toEqual([[ids.ada, '2']]);
});

test('a statement that could not be prepared is prepared anew', async () => {
  const text = 'select count(*) from late_arrivals';
  await expect(run(text)).rejects.toThrow('does not exist');
  await db.owner.query('create table late_arrivals (n int); grant select on late_arrivals to toy_tenant');
  expect(await run(text)).toEqual([['0']]);
  await db.owner.query('drop table late_arrivals');
});

test('an error of the scope runs nothing and says which part failed', async () => {
  const marker = `select set_config('app.user', 'ran', false)`;
  await expect(run(marker, [], 'no_such_role')).rejects.toBeInstanceOf(ScopeError);
  await expect(run(marker, [], 'pg_read_all_data')).rejects.toBeInstanceOf(ScopeError);
  expect((await client.query(`select current_setting('app.user', true) as user`)).rows).not.toEqual([{ user: 'ran' }]);
  expect(await bare()).toEqual(nobody);
  expect(await run(who)).toEqual([['toy_tenant', ids.alder, '1s']]);
});

test('a query that takes too long is stopped by the server', async () => {
  const slow = scopedQuery(client, {
    scope,
    role: 'toy_staff',
    claims: {},
    timeoutMs: 50,
    text: 'select pg_sleep(5)',
    values: [],
  });
  await expect(slow).rejects.toMatchObject({ code: '57014' });
  expect(await bare()).toEqual(nobody);
});

test('prepares a text once for each role and forgets the least used beyond its bound', async () => {
  const prepared = async (): Promise<number> =>
    Number((await client.query('select count(*) from pg_prepared_statements')).rows[0].count);
  await run('select 7');
  const before = await prepared();
  for (let round = 0; round < 5; round += 1) await run('select 7');
  expect(await prepared()).toBe(before);
  await run('select 7', [], 'toy_staff', {});
  expect(await prepared()).toBe(before + 1);
  for (let round = 0; round < 300; round += 1) await run(`select ${round}`);
  expect(await prepared()).toBeLessThan(260);
  expect(await run('select 7')).toEqual([['7']]);
});

test('a claim that is not among the settings is refused, as is an empty role', () => {
  expect(() => scope.values('toy_tenant', { 'app.organisation': ids.alder }, 1)).toThrow('is no claim');
  expect(() => scope.values('', {}, 1)).toThrow('needs a role');
  expect(() => scope.values('none', {}, 1)).toThrow('needs a role');
  expect(() => createScope([`app.x', 'y`])).toThrow('no setting name');
});

test('a scope inside a transaction ends with it, and outside one it is refused', async () => {
  const tenant = { role: 'toy_tenant', claims: alder, timeoutMs: 1_000 };
  await expect(setScope(client, scope, tenant)).rejects.toThrow('inside a transaction');
  await client.query('begin');
  await setScope(client, scope, tenant);
  expect(await bare()).toEqual(['toy_tenant', ids.alder, '1s']);
  await setScope(client, scope, { ...tenant, role: 'toy_staff', claims: {} });
  expect(await bare()).toEqual(['toy_staff', '', '1s']);
  await client.query('commit');
  expect(await bare()).toEqual(nobody);
});
