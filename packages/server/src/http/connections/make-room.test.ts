import type { OperationField } from '@roadworthy/data-api/operation-field.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/open-test-app.ts';
import { crowd, patience } from './make-room.ts';

let opened: TestApp;
/** Lets everything end that is held. */
let release = () => undefined as void;
let released = Promise.resolve();

const hold: OperationField = {
  name: 'hold',
  kind: 'query',
  allowed: () => true,
  async resolve({ answer }) {
    await released;
    return answer(null, 'held');
  },
};
const holdOperation: OperationField = { ...hold, name: 'hold_operation', kind: 'mutation' };

beforeAll(async () => {
  opened = await openTestApp(
    'make_room',
    {},
    {},
    {
      operationFields: () => [hold, holdOperation],
      operationsSdl: () => 'extend type query_root { hold: String! } type mutation_root { hold_operation: String! }',
    },
  );
});
afterAll(() => opened.close());
afterEach(() => release());

const ask = (query: string, headers: Record<string, string> = {}) =>
  opened.app.inject({ method: 'POST', url: '/api/v1/graphql', payload: { query }, headers });
const [read, operation] = ['{ __typename }', 'mutation { __typename }'];

/** So many are asked and not answered, for some time. */
async function waitAmong(count: number, query: string, ms: number) {
  released = new Promise((resolve) => {
    release = resolve;
  });
  const all = Array.from({ length: count }, () => ask(query));
  await sleep(ms);
  return async () => {
    release();
    for (const { statusCode } of await Promise.all(all)) expect(statusCode).toBe(200);
  };
}

test('where many reads take longer than a second, a further one is refused at once and told when to come again', async () => {
  const end = await waitAmong(crowd, '{ hold }', patience.read + 600);
  const refused = await ask(read);
  expect(refused.statusCode).toBe(503);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(2);
  expect(refused.json()).toMatchObject({ errors: [{ extensions: { code: 'unavailable' } }] });
  expect((await ask(operation)).statusCode).toBe(200);
  await end();
  expect((await ask(read)).statusCode).toBe(200);
  expect(opened.lines.filter((line) => line.includes('more is asked than can be answered'))).toHaveLength(1);
});

test('a few that take long are no crowd, and many that came a moment ago neither', async () => {
  const endFew = await waitAmong(crowd - 1, '{ hold }', patience.read + 600);
  expect((await ask(read)).statusCode).toBe(200);
  await endFew();
  const endMany = await waitAmong(crowd * 4, '{ hold }', 50);
  expect((await ask(read)).statusCode).toBe(200);
  await endMany();
});

test('operations are refused later than reads, and what carries a key, as what moves money does, never', async () => {
  const end = await waitAmong(crowd, 'mutation { hold_operation }', patience.read);
  expect((await ask(operation)).statusCode).toBe(200);
  await sleep(patience.operation - patience.read);
  expect((await ask(operation)).statusCode).toBe(503);
  expect((await ask(operation, { 'idempotency-key': 'one' })).statusCode).toBe(200);
  await end();
});
