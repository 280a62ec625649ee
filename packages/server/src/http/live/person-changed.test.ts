import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addOrganization,
  addPerson,
  addQuote,
  ask,
  openTestApp,
  origin,
  signIn,
  type TestApp,
} from '../../../test/open-test-app.ts';

const password = 'correct horse battery';
const hour = 3_600_000;
let backend: TestApp;
let [address, north, south] = ['', '', ''];

beforeAll(async () => {
  // Nobody looks by the clock: what ends a stream here is the change itself.
  backend = await openTestApp('person changed', {}, { lookMs: hour, heartbeatMs: hour });
  await backend.app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(backend.app.server.address() as AddressInfo).port}/api/v1/live`;
  const [first, second] = [await addOrganization(backend, 'North'), await addOrganization(backend, 'South')];
  [north, south] = [first.id, second.id];
  await addQuote(backend, first);
});
afterAll(async () => {
  backend.app.server.closeAllConnections();
  await backend.close();
});

async function agentOf(email: string, ...organizations: string[]): Promise<{ cookie: string; userId: string }> {
  const memberships = organizations.map((organizationId) => ({ role: 'organization:agent', organizationId }));
  const userId = await addPerson(backend, { email, password, memberships });
  return { cookie: await signIn(backend, email, password), userId };
}

async function listen(cookie: string): Promise<{ readonly isOver: () => boolean }> {
  const response = await fetch(address, {
    headers: { cookie, 'sec-fetch-site': 'same-origin', 'x-hasura-role': 'organization:agent' },
  });
  expect(response.status).toBe(200);
  let isOver = false;
  const read = async (): Promise<void> => {
    for await (const chunk of response.body ?? []) expect(chunk.length).toBeGreaterThan(0);
  };
  void read()
    .catch(() => undefined)
    .finally(() => (isOver = true));
  return { isOver: () => isOver };
}

const quotesOf = async (cookie: string) => {
  const headers = { cookie, origin, 'x-hasura-role': 'organization:agent' };
  const answer = (await ask(backend, '{ quotes { quote_id } }', headers)).json<{
    data?: { quotes: unknown[] };
    errors?: { extensions: { code: string } }[];
  }>();
  return answer.errors?.[0]?.extensions.code ?? answer.data?.quotes.length;
};

/** What another process does: this one hears of it by the database alone. */
const deactivate = (userId: string) =>
  backend.sql(
    `with former as (update organization_members set active = false where user_id = $1)
     delete from auth.session where "userId" = $1`,
    [userId],
  );

const within = { timeout: 1_000, interval: 20 };

describe('an open tab', () => {
  test('of somebody who is deactivated in another process reads nothing and is told nothing within a second', async () => {
    const { cookie, userId } = await agentOf('leaver@example.com', north);
    const stream = await listen(cookie);
    expect(await quotesOf(cookie)).toBe(1);
    await deactivate(userId);
    await expect.poll(stream.isOver, within).toBe(true);
    expect(await quotesOf(cookie)).toBe('access-denied');
  });

  test('of somebody whose role is taken while they stay signed in ends its stream, too', async () => {
    const { cookie, userId } = await agentOf('former@example.com', north);
    const stream = await listen(cookie);
    await backend.sql('update organization_members set active = false where user_id = $1', [userId]);
    await expect.poll(stream.isOver, within).toBe(true);
    expect(await quotesOf(cookie)).toBe('access-denied');
  });

  test('of somebody who goes on in another organization is told no more of the former', async () => {
    const { cookie } = await agentOf('both@example.com', north, south);
    const stream = await listen(cookie);
    await backend.app.inject({
      method: 'POST',
      url: '/api/auth/organization',
      payload: { organizationId: south },
      headers: { cookie, origin },
    });
    await expect.poll(stream.isOver, within).toBe(true);
    expect(await quotesOf(cookie)).toBe(0);
  });

  test('of a colleague goes on', async () => {
    const [stays, leaves] = [await agentOf('stays@example.com', north), await agentOf('leaves@example.com', north)];
    const stream = await listen(stays.cookie);
    await deactivate(leaves.userId);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(stream.isOver()).toBe(false);
  });
});
