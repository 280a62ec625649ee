import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addOrganization,
  addPerson,
  addQuote,
  openTestApp,
  signIn,
  type TestApp,
} from '../../../test/open-test-app.ts';
import { quoteToken } from '../../kernel/tokens/tokens.ts';

const behindHttps = { NODE_ENV: 'production', PUBLIC_URL: 'https://rv.example' };
const proxy = '10.0.0.2';
const password = 'correct horse battery';
const quotes = '{ quotes { quote_id } }';
const warnings = ({ lines }: TestApp) => lines.filter((line) => line.includes('X-Forwarded-For'));

let blind: TestApp;
let quoteId: string;

beforeAll(async () => {
  blind = await openTestApp('untold proxy', { ...behindHttps, TRUSTED_DOCUMENTS_ONLY: 'false' });
  quoteId = await addQuote(blind, await addOrganization(blind, 'North'));
});
afterAll(() => blind.close());

const send = ({ app }: TestApp, visitor: string, headers: Record<string, string> = {}, remoteAddress = proxy) =>
  app.inject({
    method: 'POST',
    url: '/api/v1/graphql',
    remoteAddress,
    payload: { query: quotes },
    headers: {
      'x-forwarded-for': visitor,
      ...headers,
    },
  });

describe('behind a proxy that nobody told us of', () => {
  test('the start and /readyz say so', async () => {
    expect(blind.lines.join('')).toContain('TRUSTED_PROXIES names none');
    const ready = await blind.app.inject('/readyz');
    expect([ready.statusCode, ready.json().warnings]).toEqual([200, [expect.stringContaining('TRUSTED_PROXIES')]]);
  });

  test('the first request that it passes on is told of in the log, once', async () => {
    await send(blind, '203.0.113.1');
    await send(blind, '203.0.113.2');
    expect(warnings(blind)).toHaveLength(1);
    expect(warnings(blind)[0]).not.toContain('203.0.113');
  });

  test('a thousand wrong tokens of one visitor take nothing from whoever holds a right one', async () => {
    for (let round = 0; round < 21; round += 1) {
      await Promise.all(Array.from({ length: 50 }, () => send(blind, '203.0.113.3', { 'x-roamly-quote-token': 'no' })));
    }
    expect((await send(blind, '203.0.113.4', { 'x-roamly-quote-token': 'no' })).statusCode).toBe(429);
    const token = quoteToken(blind.platform.secrets, quoteId, 1);
    const good = await send(blind, '203.0.113.4', { 'x-roamly-quote-token': token });
    expect([good.statusCode, good.json()]).toEqual([200, { data: { quotes: [{ quote_id: quoteId }] } }]);
  });
});

test('behind a proxy that we were told of every visitor has an own limit, and nothing is warned of', async () => {
  const backend = await openTestApp('told proxy', { ...behindHttps, TRUSTED_PROXIES: proxy });
  await addPerson(backend, { email: 'dana@example.com', password });
  expect(await signIn(backend, 'dana@example.com', password)).toContain('__Host-roadworthy=');
  const guess = (visitor: string, secret: string) =>
    backend.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      remoteAddress: proxy,
      payload: {
        email: 'dana@example.com',
        password: secret,
      },
      headers: { 'x-forwarded-for': visitor },
    });
  for (let time = 0; time < 10; time += 1) await guess('203.0.113.5', 'not this one at all');
  expect((await guess('203.0.113.5', password)).statusCode).toBe(429);
  expect((await guess('203.0.113.6', password)).statusCode).toBe(200);
  expect(warnings(backend)).toEqual([]);
  expect((await backend.app.inject('/readyz')).json()).not.toHaveProperty('warnings');
  // Whoever comes past the proxy is not believed.
  await send(backend, '203.0.113.5', {}, '198.51.100.9');
  expect(warnings(backend)).toHaveLength(1);
  await backend.close();
});
