import { codeOf } from '@roadworthy/testkit/authenticator.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addOrganization,
  addPerson,
  ask,
  openTestApp,
  origin,
  signIn,
  type TestApp,
} from '../../../test/open-test-app.ts';
import { apiKeyHash, newApiKeyText } from '../../identity/api-key-text.ts';

const password = 'correct horse battery';
let backend: TestApp;
let strict: TestApp;
beforeAll(async () => {
  [backend, strict] = [
    await openTestApp('demanded factor'),
    await openTestApp('staff factor', { STAFF_SECOND_FACTOR: 'true' }),
  ];
});
afterAll(async () => {
  await backend.close();
  await strict.close();
});

const requested = async (app: TestApp, cookie: string, role: string) => {
  const response = await ask(app, '{ roles }', { cookie, origin, 'x-hasura-role': role });
  const [refused] = response.json<{ errors?: { extensions: { code: string } }[] }>().errors ?? [];
  return refused === undefined ? response.statusCode : [response.statusCode, refused.extensions.code];
};
const me = async (app: TestApp, cookie: string) =>
  (await app.app.inject({ url: '/api/auth/me', headers: { cookie } })).json<{ second_factor_owed: boolean }>();
const waysIn = async (app: TestApp, cookie: string) =>
  (await app.app.inject({ url: '/api/auth/ways-in', headers: { cookie } })).json<{ demandedBy: string | null }>();
const post = (app: TestApp, path: string, payload: object, cookie: string) =>
  app.app.inject({ method: 'POST', url: `/api/auth${path}`, payload, headers: { origin, cookie } });

async function turnOn(app: TestApp, cookie: string): Promise<void> {
  const { secret } = (await post(app, '/second-factor/begin', { proof: password }, cookie)).json<{ secret: string }>();
  expect((await post(app, '/second-factor/confirm', { code: codeOf(secret) }, cookie)).statusCode).toBe(200);
}

const required = [403, 'second_factor_required'];

describe('an organization that demands a second factor', () => {
  test('opens nothing to its people before they have one, and everything at once when they do', async () => {
    const [north, south] = [await addOrganization(backend, 'North'), await addOrganization(backend, 'South')];
    const member = async (email: string, organizationId: string) => {
      await addPerson(backend, { email, password, memberships: [{ role: 'organization:agent', organizationId }] });
      return signIn(backend, email, password);
    };
    const [mine, theirs] = [await member('north@example.com', north.id), await member('south@example.com', south.id)];
    expect(await requested(backend, mine, 'organization:agent')).toBe(200);
    await backend.sql('update organizations set second_factor_demanded = true where organization_id = $1', [north.id]);
    // What a session remembers is half a minute old at most; signing in anew reads it.
    const again = await signIn(backend, 'north@example.com', password);
    expect(await requested(backend, again, 'organization:agent')).toEqual(required);
    expect((await backend.app.inject({ url: '/api/v1/exports/x', headers: { cookie: again } })).statusCode).not.toBe(
      200,
    );
    expect(await requested(backend, again, 'global:user')).toBe(200);
    expect([await me(backend, again), await waysIn(backend, again)]).toMatchObject([
      { second_factor_owed: true },
      { demandedBy: 'organization' },
    ]);
    expect(await requested(backend, theirs, 'organization:agent')).toBe(200);
    expect((await me(backend, theirs)).second_factor_owed).toBe(false);
    await turnOn(backend, again);
    expect(await requested(backend, again, 'organization:agent')).toBe(200);
    expect((await me(backend, again)).second_factor_owed).toBe(false);
  });

  test('leaves its API keys alone', async () => {
    const east = await addOrganization(backend, 'East');
    const maker = await addPerson(backend, { email: 'maker@example.com' });
    await backend.sql('update organizations set second_factor_demanded = true where organization_id = $1', [east.id]);
    const { text, prefix } = newApiKeyText();
    await backend.sql(
      `insert into api_keys (organization_id, name, key_hash, key_prefix, role, created_by, created)
       values ($1, 'Export', $2, $3, 'organization:agent', $4, '2026-01-01')`,
      [east.id, apiKeyHash(backend.platform.secrets, text), prefix, maker],
    );
    const response = await ask(backend, '{ roles }', { 'x-api-key': text });
    expect([response.statusCode, response.json().errors]).toEqual([200, undefined]);
  });
});

describe('staff of the platform', () => {
  test('have a second factor before anything else, outside of a demo', async () => {
    await addPerson(strict, { email: 'una@example.com', password, globalRoles: ['global:underwriter'] });
    const cookie = await signIn(strict, 'una@example.com', password);
    expect(await requested(strict, cookie, 'global:underwriter')).toEqual(required);
    expect([(await me(strict, cookie)).second_factor_owed, (await waysIn(strict, cookie)).demandedBy]).toEqual([
      true,
      'platform',
    ]);
    await turnOn(strict, cookie);
    expect(await requested(strict, cookie, 'global:underwriter')).toBe(200);
  });

  test('are told in a demo that it demands none of them', async () => {
    await addPerson(backend, { email: 'una@example.com', password, globalRoles: ['global:underwriter'] });
    const cookie = await signIn(backend, 'una@example.com', password);
    expect(await requested(backend, cookie, 'global:underwriter')).toBe(200);
    expect([(await me(backend, cookie)).second_factor_owed, (await waysIn(backend, cookie)).demandedBy]).toEqual([
      false,
      'not_in_demo',
    ]);
  });

  test('customers are asked for none', async () => {
    await addPerson(strict, { email: 'casey@example.com', password });
    const cookie = await signIn(strict, 'casey@example.com', password);
    expect(await requested(strict, cookie, 'global:user')).toBe(200);
    expect((await waysIn(strict, cookie)).demandedBy).toBeNull();
  });
});
