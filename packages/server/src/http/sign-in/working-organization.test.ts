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
const [ona, sol] = ['ona@example.com', 'sol@example.com'];
let backend: TestApp;
let [harbor, mirage, third] = ['', '', ''];
let [ofHarbor, ofMirage, ofThird] = ['', '', ''];

beforeAll(async () => {
  backend = await openTestApp('working organization');
  const [first, second, other] = [
    await addOrganization(backend, 'Harbor'),
    await addOrganization(backend, 'Mirage'),
    await addOrganization(backend, 'Third'),
  ];
  [harbor, mirage, third] = [first.id, second.id, other.id];
  await addPerson(backend, {
    email: ona,
    password,
    memberships: [
      { role: 'organization:owner', organizationId: harbor },
      { role: 'organization:agent', organizationId: mirage },
    ],
  });
  await addPerson(backend, {
    email: sol,
    password,
    memberships: [{ role: 'organization:agent', organizationId: third }],
  });
  [ofHarbor, ofMirage, ofThird] = [
    await addQuote(backend, first),
    await addQuote(backend, second),
    await addQuote(backend, other),
  ];
});
afterAll(() => backend.close());

const move = (cookie: string, organizationId: unknown, headers: Record<string, string> = { origin }) =>
  backend.app.inject({
    method: 'POST',
    url: '/api/auth/organization',
    payload: { organizationId },
    headers: { cookie, ...headers },
  });
const me = async (cookie: string) =>
  (await backend.app.inject({ method: 'GET', url: '/api/auth/me', headers: { cookie } })).json<{
    org_id: string;
    roles: string[];
    organizations: { org_id: string; name: string }[];
  }>();
const seen = async (cookie: string, role = 'organization:agent') =>
  (await ask(backend, '{ quotes { quote_id } }', { cookie, origin, 'x-hasura-role': role })).json<{
    data?: { quotes: { quote_id: string }[] };
    errors?: { extensions: { code: string } }[];
  }>();
const ids = async (cookie: string) => (await seen(cookie)).data?.quotes.map(({ quote_id }) => quote_id);

describe('who works for two organizations', () => {
  test('begins where they have worked longest, and is told of both', async () => {
    const cookie = await signIn(backend, ona, password);
    expect(await me(cookie)).toMatchObject({
      org_id: harbor,
      roles: ['global:user', 'organization:agent', 'organization:owner'],
      organizations: [
        { org_id: harbor, name: 'Harbor' },
        { org_id: mirage, name: 'Mirage' },
      ],
    });
    expect(await ids(cookie)).toEqual([ofHarbor]);
  });

  test('sees and may do in the one they go to what they are there, and nothing of the other', async () => {
    const cookie = await signIn(backend, ona, password);
    expect((await move(cookie, mirage)).statusCode).toBe(200);
    expect(await me(cookie)).toMatchObject({ org_id: mirage, roles: ['global:user', 'organization:agent'] });
    expect(await ids(cookie)).toEqual([ofMirage]);
    expect((await seen(cookie, 'organization:owner')).errors?.[0]?.extensions.code).toBe('access-denied');
    await move(cookie, harbor);
    expect(await ids(cookie)).toEqual([ofHarbor]);
  });

  test('stays where they are in another session, and begins the next one where they chose last', async () => {
    const [here, elsewhere] = [await signIn(backend, ona, password), await signIn(backend, ona, password)];
    await move(here, mirage);
    expect((await me(elsewhere)).org_id).toBe(harbor);
    const next = await signIn(backend, ona, password);
    expect((await me(next)).org_id).toBe(mirage);
    await move(next, harbor);
  });

  test('goes to no organization of others, to none that is none, and not for another site', async () => {
    const cookie = await signIn(backend, ona, password);
    for (const organizationId of [third, 'x', null, undefined])
      expect((await move(cookie, organizationId)).statusCode).toBe(404);
    expect((await move(cookie, mirage, { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await move('', mirage)).statusCode).toBe(401);
    expect((await me(cookie)).org_id).toBe(harbor);
  });

  test('goes on where they still work once they have left the one they chose', async () => {
    const cookie = await signIn(backend, ona, password);
    await move(cookie, mirage);
    await backend.sql('update organization_members set active = false where organization_id = $1', [mirage]);
    await expect.poll(() => ids(cookie)).toEqual([ofHarbor]);
    expect((await move(cookie, mirage)).statusCode).toBe(404);
    await backend.sql('update organization_members set active = true where organization_id = $1', [mirage]);
  });
});

describe('a link to a record', () => {
  const whoseIs = (cookie: string, id: string) =>
    backend.app.inject({ method: 'GET', url: `/api/auth/organization-of?id=${id}`, headers: { cookie } });

  test('of their other organization names it, and of nobody else’s names none', async () => {
    const cookie = await signIn(backend, ona, password);
    await move(cookie, harbor);
    expect((await whoseIs(cookie, ofMirage)).json()).toEqual({ org_id: mirage, name: 'Mirage' });
    for (const id of [ofHarbor, ofThird]) expect((await whoseIs(cookie, id)).statusCode).toBe(204);
    expect((await whoseIs(await signIn(backend, sol, password), ofMirage)).statusCode).toBe(204);
    expect((await whoseIs(cookie, 'x')).statusCode).toBe(404);
  });
});
