import pg from 'pg';
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
} from '../../test/open-test-app.ts';
import { deriveSecrets } from '../kernel/settings/secrets.ts';
import * as registry from '../registry.ts';
import { apiKeyHash, newApiKeyText } from './api-key-text.ts';
import { createApiKeys } from './api-keys.ts';

const quotes = '{ quotes { quote_id } }';
const password = 'correct horse battery';

let backend: TestApp;
let north: { id: string; productId: string };
let quoteNorth: string;
let quoteSouth: string;
let maker: string;
let staff: string;

beforeAll(async () => {
  backend = await openTestApp('api keys', { REQUESTS_PER_MINUTE: '150' }, {}, registry);
  north = await addOrganization(backend, 'North');
  const south = await addOrganization(backend, 'South');
  [quoteNorth, quoteSouth] = [await addQuote(backend, north), await addQuote(backend, south)];
  maker = await addPerson(backend, {
    email: 'olive@example.com',
    password,
    memberships: [
      {
        role: 'organization:owner',
        organizationId: north.id,
      },
    ],
  });
  await addPerson(backend, { email: 'global.admin@example.com', password, globalRoles: ['global:admin'] });
  staff = await signIn(backend, 'global.admin@example.com', password);
});
afterAll(() => backend.close());

type Facts = { role?: string; expires?: string | null; organizationId?: string };
async function aKey({ role = 'organization:agent', expires = null, organizationId = north.id }: Facts = {}) {
  const { text, prefix } = newApiKeyText();
  const [row] = await backend.sql<{ api_key_id: string }>(
    `insert into api_keys (organization_id, name, key_hash, key_prefix, role, created_by, expires, created)
     values ($1, 'Export', $2, $3, $4, $5, $6, '2026-01-01') returning api_key_id`,
    [organizationId, apiKeyHash(backend.platform.secrets, text), prefix, role, maker, expires],
  );
  return { text, id: row?.api_key_id ?? '' };
}

const withKey = (text: string, query = quotes, headers: Record<string, string> = {}) =>
  ask(backend, query, { 'x-api-key': text, ...headers });
const codeOf = async (text: string, headers: Record<string, string> = {}) =>
  (await withKey(text, quotes, headers)).json().errors?.[0]?.extensions.code;

describe('a request with an API key', () => {
  test('reads exactly what its role reads in its organization', async () => {
    const agent = await aKey();
    const all = await aKey({ role: 'global:read_only' });
    expect((await withKey(agent.text)).json()).toEqual({ data: { quotes: [{ quote_id: quoteNorth }] } });
    const foreign = `{ quotes_by_pk(id: "${quoteSouth}") { quote_id } }`;
    expect((await withKey(agent.text, foreign)).json()).toEqual({ data: { quotes_by_pk: null } });
    expect((await withKey(all.text)).json().data.quotes).toHaveLength(2);
    // What the role has no grant for does not exist for the key either.
    expect((await withKey(agent.text, '{ api_keys { name } }')).json().errors[0].extensions.code).toBe(
      'validation-failed',
    );
    expect((await withKey(agent.text, '{ users { email } }')).json()).toEqual({ data: { users: [] } });
  });

  test('holds its one role', async () => {
    const { text } = await aKey();
    expect((await withKey(text, '{ roles }')).json()).toEqual({ data: { roles: ['organization:agent'] } });
  });

  test('may name its own role and no other', async () => {
    const { text } = await aKey({ role: 'organization:owner' });
    expect(await codeOf(text, { 'x-hasura-role': 'organization:owner' })).toBeUndefined();
    for (const role of ['organization:agent', 'global:admin', 'anonymous', '', 'Organization:Owner', 'operator']) {
      expect([role, await codeOf(text, { 'x-hasura-role': role })]).toEqual([role, 'access-denied']);
    }
  });

  test('runs as the key even when a session comes along, from wherever it is sent', async () => {
    const { text } = await aKey();
    const answer = await withKey(text, quotes, { cookie: staff });
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: { quotes: [{ quote_id: quoteNorth }] } }]);
    expect(await codeOf(text, { cookie: staff, origin, 'x-hasura-role': 'global:admin' })).toBe('access-denied');
    expect(await codeOf('rwk_wrong', { cookie: staff, origin })).toBe('api_key_not_valid');
  });

  test('is answered alike when the key is unknown, misspelled, revoked, past its end, or its organization is closed', async () => {
    const [revoked, expired, closed] = [
      await aKey(),
      await aKey({ expires: '2026-06-15T14:00:00Z' }),
      await aKey({ organizationId: (await addOrganization(backend, 'Closed')).id }),
    ];
    expect(await codeOf(revoked.text)).toBeUndefined();
    expect(await codeOf(closed.text)).toBeUndefined();
    await backend.sql('update api_keys set revoked = app_now(), revoked_by = created_by where api_key_id = $1', [
      revoked.id,
    ]);
    await backend.sql("update organizations set archived = app_now() where name = 'Closed'");
    const good = await aKey();
    const wrong = ['', 'nonsense', newApiKeyText().text, `${good.text}x`, good.text.toUpperCase(), `${good.text}, x`];
    const answers = [...wrong, revoked.text, expired.text, closed.text].map(async (text) => {
      const { body, statusCode } = await withKey(text);
      return `${statusCode} ${body}`;
    });
    const texts = new Set(await Promise.all(answers));
    expect(texts.size).toBe(1);
    expect([...texts][0]).toMatch(/^200 .*"api_key_not_valid"/);
  });

  test('costs one question, whether it once worked or never did: time tells nothing', async () => {
    const revoked = await aKey();
    await backend.sql('update api_keys set revoked = app_now(), revoked_by = created_by where api_key_id = $1', [
      revoked.id,
    ]);
    const expired = await aKey({ expires: '2026-01-02T00:00:00Z' });
    const pool = new pg.Pool(backend.platform.pools.reads.options);
    let questions = 0;
    pool.on('acquire', () => {
      questions += 1;
    });
    const keys = createApiKeys({ ...backend.platform, pool });
    for (const text of [revoked.text, expired.text, newApiKeyText().text, 'nonsense', '']) {
      questions = 0;
      expect(await keys.principalOf(text)).toBeNull();
      await keys.drain();
      expect(questions, text).toBe(1);
    }
    await pool.end();
  });

  test('finds nothing by the hash that the table keeps, nor under another installation’s secret', async () => {
    const { text, id } = await aKey();
    const [row] = await backend.sql<{ key_hash: string }>('select key_hash from api_keys where api_key_id = $1', [id]);
    expect(await codeOf(row?.key_hash ?? '')).toBe('api_key_not_valid');
    expect(apiKeyHash(deriveSecrets('a secret of quite another installation'), text)).not.toBe(row?.key_hash);
  });

  test('ends at once when its owner revokes the key', async () => {
    const { text, id } = await aKey();
    expect(await codeOf(text)).toBeUndefined();
    const headers = { cookie: await signIn(backend, 'olive@example.com', password), origin };
    const revoke = `mutation { revoke_api_key(api_key_id: "${id}") { revoked } }`;
    const done = await ask(backend, revoke, { ...headers, 'x-hasura-role': 'organization:owner' });
    expect(done.json()).toEqual({ data: { revoke_api_key: { revoked: '2026-06-15T14:00:00+00:00' } } });
    expect(await codeOf(text)).toBe('api_key_not_valid');
  });

  test('does not learn the schema: that is for people of the staff', async () => {
    const { text } = await aKey({ role: 'global:admin' });
    expect((await withKey(text, '{ __schema { queryType { name } } }')).json()).toHaveProperty('errors');
  });
});

describe('the trail of an API key', () => {
  test('notes its last use at most once a minute', async () => {
    const { text, id } = await aKey();
    const lastUsed = async () => {
      const [row] = await backend.sql<{ last_used: Date | null; updated: Date }>(
        'select last_used, updated from api_keys where api_key_id = $1',
        [id],
      );
      return row;
    };
    const before = await lastUsed();
    expect(before?.last_used).toBeNull();
    await withKey(text);
    await expect.poll(async () => (await lastUsed())?.last_used).toEqual(new Date('2026-06-15T14:00:00Z'));
    // Use is no change of the key.
    expect((await lastUsed())?.updated).toEqual(before?.updated);
    const set = 'update api_keys set last_used = $2 where api_key_id = $1';
    await backend.sql(set, [id, '2026-06-15T13:59:01Z']);
    await withKey(text);
    expect((await lastUsed())?.last_used).toEqual(new Date('2026-06-15T13:59:01Z'));
    await backend.sql(set, [id, '2026-06-15T13:58:59Z']);
    await withKey(text);
    await expect.poll(async () => (await lastUsed())?.last_used).toEqual(new Date('2026-06-15T14:00:00Z'));
  });

  test('holds its text nowhere in the log, whatever goes wrong', async () => {
    const { text } = await aKey();
    await withKey(text, '{ nothing_like_this }');
    await withKey(`${text}wrong`);
    backend.platform.log.error({ headers: { 'x-api-key': text }, apiKey: text, err: new Error(`key ${text}`) }, text);
    backend.platform.log.child({ 'x-api-key': text }).info('bound');
    expect(backend.lines.length).toBeGreaterThan(3);
    expect(backend.lines.join('\n')).not.toContain(text.slice(4));
  });
});

describe('the limits of API keys', () => {
  test('are each key’s own: one that has spent its minute holds up no other and no visitor', async () => {
    const [busy, calm] = [await aKey(), await aKey()];
    const answers = await Promise.all(Array.from({ length: 170 }, () => withKey(busy.text, '{ __typename }')));
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(20);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await withKey(calm.text)).statusCode).toBe(200);
    expect((await ask(backend, '{ __typename }')).statusCode).toBe(200);
  });

  test('end a thousand wrong keys from one network, there alone, and hold up no right one', async () => {
    const { text } = await aKey();
    const from = (remoteAddress: string, key: string) =>
      backend.app.inject({
        method: 'POST',
        url: '/api/v1/graphql',
        remoteAddress,
        payload: { query: quotes },
        headers: { 'x-api-key': key },
      });
    for (let round = 0; round < 21; round += 1) {
      await Promise.all(Array.from({ length: 50 }, () => from('203.0.113.9', newApiKeyText().text)));
    }
    expect((await from('203.0.113.9', 'rwk_wrong')).statusCode).toBe(429);
    expect((await from('203.0.113.10', 'rwk_wrong')).statusCode).toBe(200);
    expect((await from('203.0.113.9', text)).json()).toHaveProperty('data');
  });
});
