import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addOrganization,
  addPerson,
  addQuote,
  openTestApp,
  origin,
  signIn,
  type TestApp,
} from '../../../test/open-test-app.ts';
import { openNotices } from '../../kernel/live/notices.ts';
import { quoteToken } from '../../kernel/tokens/tokens.ts';

const password = 'correct horse battery';
let backend: TestApp;
let quoteId: string;
let organizationId: string;
let dana: string;
let owen: string;
let stranger: string;

beforeAll(async () => {
  backend = await openTestApp('presence route', {}, { pollMs: 20 });
  await backend.app.listen({ port: 0, host: '127.0.0.1' });
  const [north, south] = [await addOrganization(backend, 'North'), await addOrganization(backend, 'South')];
  organizationId = north.id;
  quoteId = await addQuote(backend, north);
  const member = async (firstName: string, where: string) => {
    const email = `${firstName}@example.com`.toLowerCase();
    const memberships = [{ role: 'organization:agent', organizationId: where }];
    await addPerson(backend, { email, firstName, password, memberships });
    return signIn(backend, email, password);
  };
  dana = await member('Dana', north.id);
  owen = await member('Owen', north.id);
  stranger = await member('Stella', south.id);
});
afterAll(async () => {
  backend.app.server.closeAllConnections();
  await backend.close();
});

const tabs = new Map<string, string>();
const tabOf = (cookie: string) => {
  const tab = tabs.get(cookie) ?? randomUUID();
  tabs.set(cookie, tab);
  return tab;
};

async function send(cookie: string, state: string, more: Record<string, string> = {}, headers = {}) {
  const response = await backend.app.inject({
    method: 'POST',
    url: '/api/v1/presence',
    headers: { cookie, origin, 'x-hasura-role': 'organization:agent', ...headers },
    payload: { tab: tabOf(cookie), table: 'quotes', id: quoteId, state, ...more },
  });
  const body = response.json<{ people?: { name: string; deciding: boolean }[]; code?: string }>();
  return { status: response.statusCode, people: body.people?.map(({ name, deciding }) => ({ name, deciding })) };
}

describe('presence', () => {
  test('says who else is on the record, whether they decide, and nobody who left', async () => {
    expect((await send(dana, 'here')).people).toEqual([]);
    expect((await send(owen, 'deciding')).people).toEqual([{ name: 'Dana Vance', deciding: false }]);
    expect((await send(dana, 'here')).people).toEqual([{ name: 'Owen Vance', deciding: true }]);
    await send(owen, 'gone');
    expect((await send(dana, 'here')).people).toEqual([]);
  });

  test('is nothing to another organization, which finds no such record', async () => {
    await send(dana, 'here');
    expect((await send(stranger, 'here')).status).toBe(404);
    expect((await send(owen, 'here')).people).toEqual([{ name: 'Dana Vance', deciding: false }]);
    await send(owen, 'gone');
  });

  test('is for staff, from our own pages, in a form that says where', async () => {
    expect((await send(dana, 'here', {}, { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await send(dana, 'dancing')).status).toBe(400);
    expect((await send(dana, 'here', { table: 'users' })).status).toBe(400);
    const token = quoteToken(backend.platform.secrets, quoteId, 1);
    const response = await backend.app.inject({
      method: 'POST',
      url: '/api/v1/presence',
      headers: { 'x-roamly-quote-token': token, origin },
      payload: { tab: randomUUID(), table: 'quotes', id: quoteId, state: 'here' },
    });
    expect(response.statusCode).toBe(401);
  });

  test('is known of who is at another process, and nothing of it stands in a table', async () => {
    const heard: string[] = [];
    const other = openNotices({ ...backend.platform, channel: 'presence', hear: (text) => heard.push(text) });
    other.listen();
    const name = 'Uma Elsewhere';
    const here = { tab: randomUUID(), userId: randomUUID(), name, organizationId, table: 'quotes', id: quoteId };
    const isThere = async () => {
      other.tell(JSON.stringify({ here: { ...here, deciding: false } }));
      await sleep(50);
      return (await send(dana, 'here')).people?.some((one) => one.name === name);
    };
    for (let turn = 0; turn < 100 && !(await isThere()); turn += 1);
    expect(await isThere()).toBe(true);
    for (let turn = 0; turn < 100 && !heard.some((text) => text.includes('Dana Vance')); turn += 1) await isThere();
    expect(heard.some((text) => text.includes('Dana Vance'))).toBe(true);
    await other.close();
  });

  test('tells listeners of the organization that it changed, without saying who it is', async () => {
    const address = `http://127.0.0.1:${(backend.app.server.address() as AddressInfo).port}/api/v1/live`;
    const over = new AbortController();
    const stated = async (cookie: string) => {
      const headers = { cookie, 'sec-fetch-site': 'same-origin', 'x-hasura-role': 'organization:agent' };
      const response = await fetch(address, { headers, signal: over.signal });
      const texts: string[] = [];
      const read = async () => {
        for await (const chunk of response.body ?? []) texts.push(Buffer.from(chunk).toString());
      };
      void read().catch(() => undefined);
      return texts;
    };
    const [north, south] = [await stated(dana), await stated(stranger)];
    const present = `"present":{"table":"quotes","id":"${quoteId}"}`;
    for (let turn = 0; turn < 100 && !north.join('').includes(present); turn += 1) {
      await send(owen, turn % 2 === 0 ? 'here' : 'gone');
      await sleep(30);
    }
    expect(north.join('')).toContain(present);
    expect(north.join('')).not.toContain('Owen');
    expect(south.join('')).not.toContain('present');
    over.abort();
  });
});
