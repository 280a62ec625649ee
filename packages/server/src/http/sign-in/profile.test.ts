import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson, openTestApp, signIn, type TestApp } from '../../../test/open-test-app.ts';

const password = 'correct horse battery';
const withMap = '0190AAAA-0000-7000-8000-000000000001'.toLowerCase();
const without = '0190aaaa-0000-7000-8000-000000000002';

let backend: TestApp;

beforeAll(async () => {
  // Whoever writes the setting may write the id in capitals.
  backend = await openTestApp('profile', {
    MAP_ORGANIZATIONS: `0190aaaa-0000-7000-8000-00000000000f, ${withMap.toUpperCase()}`,
    FIRST_ORGANIZATIONS: `${without},${withMap.toUpperCase()}`,
  });
  for (const [id, name] of [
    [withMap, 'TowTech'],
    [without, 'HitchSoft'],
  ] as const) {
    await backend.sql(
      "insert into organizations (organization_id, name, organization_type) values ($1, $2, 'roamly_software')",
      [id, name],
    );
  }
});
afterAll(() => backend.close());

async function profileOf(email: string, organizationId?: string) {
  const memberships = organizationId ? [{ role: 'organization:agent', organizationId }] : [];
  const userId = await addPerson(backend, {
    email,
    password,
    globalRoles: organizationId ? [] : ['global:read_only'],
    memberships,
  });
  const look = async () => {
    const cookie = await signIn(backend, email, password);
    return (await backend.app.inject({ url: '/api/auth/me', headers: { cookie } })).json();
  };
  return { userId, look };
}

test('the profile says whether the person’s organization is one that sees the map', async () => {
  expect(await (await profileOf('terry@example.com', withMap)).look()).toMatchObject({ org_id: withMap, map: true });
  expect(await (await profileOf('hank@example.com', without)).look()).toMatchObject({ org_id: without, map: false });
  expect(await (await profileOf('rhea@example.com')).look()).toMatchObject({ org_id: null, map: false });
});

test('the profile says to whoever may choose one which organizations stand first', async () => {
  const first_organizations = [without, withMap];
  expect(await (await profileOf('rita@example.com')).look()).toMatchObject({ first_organizations });
  expect(await (await profileOf('tess@example.com', withMap)).look()).toMatchObject({ first_organizations: [] });
});

test('the profile says the language that the person chose, and none before', async () => {
  const { userId, look } = await profileOf('sylvie@example.com', without);
  expect(await look()).toMatchObject({ language: null });
  await backend.sql("update users set language = 'fr-ca' where user_id = $1", [userId]);
  expect(await look()).toMatchObject({ language: 'fr-ca' });
});

test('the profile says what was set a moment ago, in a session that was read before', async () => {
  const userId = await addPerson(backend, {
    email: 'olga@example.com',
    password,
    globalRoles: ['global:read_only'],
    memberships: [],
  });
  const cookie = await signIn(backend, 'olga@example.com', password);
  const look = async () => (await backend.app.inject({ url: '/api/auth/me', headers: { cookie } })).json();
  expect(await look()).toMatchObject({ preferences: {}, language: null });
  await backend.sql(`update users set preferences = '{"theme": "dark"}', language = 'fr-ca' where user_id = $1`, [
    userId,
  ]);
  expect(await look()).toMatchObject({ preferences: { theme: 'dark' }, language: 'fr-ca' });
});

test('the profile says what the person set for their own work', async () => {
  const { userId, look } = await profileOf('paula@example.com', without);
  expect(await look()).toMatchObject({ preferences: {} });
  await backend.sql(`update users set preferences = '{"theme": "dark", "single_keys": 1}' where user_id = $1`, [
    userId,
  ]);
  expect(await look()).toMatchObject({ preferences: { theme: 'dark' } });
});
