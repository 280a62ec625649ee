import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/open-test-app.ts';
import { patience } from './shed-load.ts';

let opened: TestApp;
beforeAll(async () => {
  opened = await openTestApp('shed_load', { READ_CONNECTIONS: '1', OPERATION_CONNECTIONS: '1' });
});
afterAll(() => opened.close());

const ask = (query: string, headers: Record<string, string> = {}) =>
  opened.app.inject({ method: 'POST', url: '/api/v1/graphql', payload: { query }, headers });
const read = '{ states(limit: 1) { state } }';
const operation = 'mutation { nothing }';

/** Two wait for the only connection, of whom the first has waited for `ms` when it gets it, and the second waits on. */
async function crowd(pool: 'reads' | 'operations', ms: number) {
  const sleepOn = (seconds: number) => opened.platform.pools[pool].query(`select pg_sleep(${seconds})`);
  const all = [sleepOn(ms / 1_000), sleepOn(0.8), sleepOn(0)];
  await all[0];
  await sleep(100);
  return { over: () => Promise.all(all) };
}

test('where reads wait for longer than a second, a further one is refused at once and told when to come again', async () => {
  const { over } = await crowd('reads', patience.read + 200);
  const refused = await ask(read);
  expect(refused.statusCode).toBe(503);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(2);
  expect(refused.json()).toMatchObject({ errors: [{ extensions: { code: 'unavailable' } }] });
  // What does something waits for connections of its own, and is asked on.
  expect((await ask(operation)).statusCode).not.toBe(503);
  await over();
  expect((await ask(read)).statusCode).not.toBe(503);
  expect(opened.lines.filter((line) => line.includes('more is asked than can be answered'))).toHaveLength(1);
});

test('a queue that moves quickly refuses nobody', async () => {
  const { over } = await crowd('reads', patience.read - 400);
  expect((await ask(read)).statusCode).not.toBe(503);
  await over();
});

test('operations are refused later than reads, and what moves money or cover never', async () => {
  const { over } = await crowd('operations', patience.operation + 200);
  expect((await ask(operation)).statusCode).toBe(503);
  expect((await ask(operation, { 'idempotency-key': 'one' })).statusCode).not.toBe(503);
  await over();
});
