import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  addClaim,
  addOrganization,
  addPerson,
  addQuote,
  openTestApp,
  origin,
  signIn,
  type TestApp,
} from '../../../test/open-test-app.ts';
import { claimToken, quoteToken } from '../../kernel/tokens/tokens.ts';

const password = 'correct horse battery';
const live = {
  pollMs: 20,
  heartbeatMs: 50,
  lookMs: 50,
  limits: { perPerson: 2, perLink: 2, perNetwork: 3, perProcess: 6, forStaff: 2 },
};
let backend: TestApp;
let address: string;
let quoteId: string;
let claims: readonly [string, string];
let agent: string;
let stranger: string;
/** What the server has not brought to its end. */
const answering = new Set<ServerResponse>();

beforeAll(async () => {
  backend = await openTestApp('live route', { TRUSTED_PROXIES: '127.0.0.1' }, live);
  backend.app.server.on('request', (_request, response: ServerResponse) => {
    answering.add(response);
    response.once('close', () => answering.delete(response));
  });
  await backend.app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(backend.app.server.address() as AddressInfo).port}/api/v1/live`;
  const [north, south] = [await addOrganization(backend, 'North'), await addOrganization(backend, 'South')];
  quoteId = await addQuote(backend, north);
  claims = [await addClaim(backend, north), await addClaim(backend, north)];
  const member = (email: string, organizationId: string) =>
    addPerson(backend, { email, password, memberships: [{ role: 'organization:agent', organizationId }] });
  await member('north@example.com', north.id);
  await member('south@example.com', south.id);
  agent = await signIn(backend, 'north@example.com', password);
  stranger = await signIn(backend, 'south@example.com', password);
  await backend.sql('delete from hints');
});
afterAll(async () => {
  // The client may hold a connection on which it has asked nothing yet: those count as busy.
  backend.app.server.closeAllConnections();
  await backend.close();
});

const leaving: AbortController[] = [];
afterEach(async () => {
  for (const each of leaving.splice(0)) each.abort();
  await until(() => answering.size === 0);
});

const own = { 'sec-fetch-site': 'same-origin' };
const asAgent = { ...own, 'x-hasura-role': 'organization:agent' };

async function open(headers: Record<string, string>) {
  const controller = new AbortController();
  leaving.push(controller);
  const response = await fetch(address, { headers, signal: controller.signal });
  let text = '';
  let isOver = false;
  const read = async (): Promise<void> => {
    for await (const chunk of response.body ?? []) text += Buffer.from(chunk).toString();
  };
  const over = read()
    .catch(() => undefined)
    .finally(() => (isOver = true));
  return { response, text: () => text, over, isOver: () => isOver };
}

async function until(isDone: () => boolean): Promise<void> {
  for (let waited = 0; waited < 500 && !isDone(); waited += 1) await sleep(20);
}

const change = () => backend.sql('update quotes set updated = now() where quote_id = $1', [quoteId]);
const changeLine = () => `data: {"changes":[{"table":"quotes","id":"${quoteId}"}]}\n\n`;

describe('a stream', () => {
  test('says which rows changed, to the staff of their organization alone', async () => {
    const [north, south] = [await open({ ...asAgent, cookie: agent }), await open({ ...asAgent, cookie: stranger })];
    await sleep(100);
    await change();
    await until(() => north.text().includes('data'));
    await sleep(100);
    expect(north.text().replaceAll(':\n\n', '')).toBe(changeLine());
    expect(south.text()).not.toContain('data');
  });

  test('is an event stream that nobody keeps or alters, with the security headers of every answer', async () => {
    const { response } = await open({ ...own, cookie: agent });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(response.headers.get('content-encoding')).toBeNull();
  });

  test('lives on by comments', async () => {
    const { text } = await open({ ...own, cookie: agent });
    await until(() => text().length > 6);
    expect(text()).toMatch(/^(?::\n\n){3,}/);
  });

  test('tells the bearer of a token of its quote', async () => {
    const token = quoteToken(backend.platform.secrets, quoteId, 1);
    const bearer = await open({ 'x-roamly-quote-token': token });
    await sleep(100);
    await change();
    await until(() => bearer.text().includes('data'));
    expect(bearer.text()).toContain(changeLine());
  });

  test('tells the bearer of a claim’s token of that claim alone, until its link is replaced', async () => {
    const [own, other] = claims;
    const bearer = await open({ 'x-roamly-claim-token': claimToken(backend.platform.secrets, own, 1) });
    await sleep(100);
    await backend.sql('update claims set driver = $2 where claim_id = any ($1)', [claims, 'Ada']);
    await until(() => bearer.text().includes('data'));
    expect(bearer.text()).toContain(`data: {"changes":[{"table":"claims","id":"${own}"}]}\n\n`);
    expect(bearer.text()).not.toContain(other);
    await backend.sql('update claims set token_version = token_version + 1 where claim_id = $1', [own]);
    await until(bearer.isOver);
    expect(bearer.isOver()).toBe(true);
  });

  test('ends within moments of its session', async () => {
    const cookie = await signIn(backend, 'north@example.com', password);
    const stream = await open({ ...own, cookie });
    await backend.app.inject({ method: 'POST', url: '/api/auth/sign-out', headers: { cookie, origin }, payload: {} });
    await until(stream.isOver);
    expect(stream.isOver()).toBe(true);
    await change();
    await sleep(50);
    expect(stream.text()).not.toContain('data');
  });

  test('ends when the link of its token is replaced', async () => {
    const stream = await open({ 'x-roamly-quote-token': quoteToken(backend.platform.secrets, quoteId, 1) });
    await backend.sql('update quotes set token_version = token_version + 1 where quote_id = $1', [quoteId]);
    await until(stream.isOver);
    expect(stream.isOver()).toBe(true);
  });
});

describe('refused is', () => {
  const refusal = async (headers: Record<string, string>) => {
    const response = await fetch(address, { headers });
    const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] };
    return [response.status, errors[0]?.extensions.code];
  };

  test('a visitor', async () => {
    expect(await refusal(own)).toEqual([401, 'not_signed_in']);
  });

  test('a cookie that a page of somebody else sends', async () => {
    expect(await refusal({ cookie: agent })).toEqual([403, 'origin_not_allowed']);
    expect(await refusal({ cookie: agent, 'sec-fetch-site': 'cross-site' })).toEqual([403, 'origin_not_allowed']);
    expect(await refusal({ cookie: agent, origin: 'https://evil.example' })).toEqual([403, 'origin_not_allowed']);
  });

  test('a role that the person does not hold', async () => {
    expect(await refusal({ ...own, cookie: agent, 'x-hasura-role': 'global:admin' })).toEqual([403, 'access-denied']);
  });

  test('a token that opens nothing', async () => {
    expect((await refusal({ 'x-roamly-quote-token': 'made up' }))[1]).toBe('token_not_valid');
    expect((await refusal({ 'x-roamly-claim-token': 'made up' }))[1]).toBe('token_not_valid');
  });

  test('one stream too many of the same person, until one ends', async () => {
    await open({ ...own, cookie: agent });
    await open({ ...own, cookie: agent });
    expect(await refusal({ ...own, cookie: agent })).toEqual([429, 'too_many_streams']);
    expect((await open({ ...own, cookie: stranger })).response.status).toBe(200);
    const before = answering.size;
    leaving[0]?.abort();
    await until(() => answering.size < before);
    expect((await open({ ...own, cookie: agent })).response.status).toBe(200);
  });

  test('one stream too many of the links of one network, whatever quotes it begins; others and staff go on', async () => {
    const organization = await addOrganization(backend, 'Links');
    const tokens: string[] = [];
    for (let count = 0; count < 6; count += 1) {
      tokens.push(quoteToken(backend.platform.secrets, await addQuote(backend, organization), 1));
    }
    const bearing = (index: number, network: string) => ({
      'x-roamly-quote-token': tokens[index] ?? '',
      'x-forwarded-for': network,
    });
    for (const index of [0, 0, 1]) expect((await open(bearing(index, '203.0.113.5'))).response.status).toBe(200);
    expect(await refusal(bearing(0, '203.0.113.5'))).toEqual([429, 'too_many_streams']);
    expect(await refusal(bearing(2, '203.0.113.5'))).toEqual([429, 'too_many_streams']);
    expect((await open(bearing(2, '203.0.113.6'))).response.status).toBe(200);
    // What is left of this process is for staff.
    expect(await refusal(bearing(3, '203.0.113.7'))).toEqual([503, 'unavailable']);
    const asStaff = { ...asAgent, cookie: agent, 'x-forwarded-for': '203.0.113.5' };
    expect((await open(asStaff)).response.status).toBe(200);
    expect((await open(asStaff)).response.status).toBe(200);
    expect((await refusal({ ...asAgent, cookie: stranger }))[0]).toBe(503);
  });

  test('a HEAD request', async () => {
    expect((await fetch(address, { method: 'HEAD', headers: { ...own, cookie: agent } })).status).toBe(405);
  });
});

test('a server that drains ends its streams at once', async () => {
  const draining = await openTestApp('live drain', {}, live);
  await draining.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = draining.app.server.address() as AddressInfo;
  await addPerson(draining, { email: 'ada@example.com', password });
  const cookie = await signIn(draining, 'ada@example.com', password);
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/live`, { headers: { ...own, cookie } });
  const body = response.text();
  // A stream that went on would keep the server from closing.
  await draining.close();
  expect(await body).toMatch(/^(?::\n\n)+$/);
});
