import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { pagesReadinessRoute } from './readiness-route.ts';

test('a process of pages alone is ready, until it says for balancers that it ends', async () => {
  const app = Fastify();
  let isEnding = false;
  pagesReadinessRoute(app, () => isEnding);
  const ask = async () => {
    const { statusCode, headers, body } = await app.inject('/readyz');
    return [statusCode, headers['retry-after'], body];
  };
  expect(await ask()).toEqual([200, undefined, '{"status":"ready"}']);
  isEnding = true;
  expect(await ask()).toEqual([503, '5', '{"status":"ending"}']);
  await app.close();
});
