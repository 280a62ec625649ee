import { callerRoles } from '@roadworthy/core/identity/vocabulary.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addOrganization,
  addPerson,
  addQuote,
  ask,
  openTestApp,
  origin,
  signIn,
  testNow,
  type TestApp,
} from '../../test/open-test-app.ts';
import { deriveSecrets } from '../kernel/settings/secrets.ts';
import { quoteToken } from '../kernel/tokens/tokens.ts';

const password = 'correct horse battery';
const quotes = '{ quotes { quote_id } }';
const denied = {
  errors: [
    { message: 'Your requested role is not in allowed roles', extensions: { code: 'access-denied', path: '$' } },
  ],
};

let backend: TestApp;
let quoteA: string;
let quoteB: string;
const cookies = new Map<string, string>();

beforeAll(async () => {
  backend = await openTestApp('principals');
  const north = await addOrganization(backend, 'North');
  const south = await addOrganization(backend, 'South');
  [quoteA, quoteB] = [await addQuote(backend, north), await addQuote(backend, south)];
  for (const role of callerRoles.filter((each) => each !== 'email' && each !== 'organization:customer')) {
    const email = `${role.replaceAll(/[:_]/g, '-')}@example.com`;
    const isMember = role.startsWith('organization:');
    await addPerson(backend, {
      email,
      password,
      globalRoles: isMember ? [] : [role],
      memberships: isMember ? [{ role, organizationId: north.id }] : [],
    });
    cookies.set(role, await signIn(backend, email, password));
  }
});
afterAll(() => backend.close());

const tokenOf = (quoteId: string, version = 1) => quoteToken(backend.platform.secrets, quoteId, version);
const asPerson = (role: string, query: string, headers: Record<string, string> = {}) =>
  ask(backend, query, { cookie: cookies.get(role) ?? '', origin, ...headers });
const withToken = (token: string, query = quotes, headers: Record<string, string> = {}) =>
  ask(backend, query, { 'x-roamly-quote-token': token, ...headers });

describe('the role header', () => {
  test('opens the roles that a person holds and answers all others in Hasura’s words, with 200', async () => {
    for (const held of cookies.keys()) {
      for (const claimed of callerRoles) {
        const response = await asPerson(held, '{ __typename }', { 'x-hasura-role': claimed });
        const comesWith =
          (held === 'organization:owner' && claimed === 'organization:agent') ||
          (held === 'global:organization_admin' && claimed === 'global:read_only') ||
          (held === 'global:admin' && claimed.startsWith('global:'));
        const isHeld = claimed === held || claimed === 'global:user' || comesWith;
        expect([held, claimed, response.statusCode, response.json()]).toEqual([
          held,
          claimed,
          200,
          isHeld ? { data: { __typename: 'query_root' } } : denied,
        ]);
      }
    }
  });

  test.each([
    'organization:agent, global:user',
    'organization:agent,organization:agent',
    'Organization:Agent',
    'organization:\u0430gent',
    `organization:agent${'x'.repeat(8_000)}`,
    '',
    'operator',
    'identity',
    'worker',
    'token:quote',
    'none',
  ])('is refused when it reads %j', async (header) => {
    expect((await asPerson('organization:agent', quotes, { 'x-hasura-role': header })).json()).toEqual(denied);
  });

  test('names nothing for a visitor', async () => {
    expect((await ask(backend, quotes, { 'x-hasura-role': 'global:admin' })).json()).toEqual(denied);
    expect((await ask(backend, '{ __typename }', { 'x-hasura-role': 'anonymous' })).json()).toHaveProperty('data');
  });

  test('left out means the least privileged role held: staff see no quote by accident', async () => {
    expect((await asPerson('global:admin', quotes)).json()).toEqual({ data: { quotes: [] } });
    const named = await asPerson('global:admin', quotes, { 'x-hasura-role': 'global:admin' });
    expect(named.json().data.quotes).toHaveLength(2);
  });

  test('brings the member’s own organization and no other', async () => {
    const response = await asPerson('organization:agent', quotes, { 'x-hasura-role': 'organization:agent' });
    expect(response.json()).toEqual({ data: { quotes: [{ quote_id: quoteA }] } });
  });
});

describe('a quote token', () => {
  test('opens its quote and nothing else', async () => {
    expect((await withToken(tokenOf(quoteA))).json()).toEqual({ data: { quotes: [{ quote_id: quoteA }] } });
    const byKey = `{ quotes_by_pk(quote_id: "${quoteB}") { quote_id } }`;
    expect((await withToken(tokenOf(quoteA), byKey)).json()).toEqual({ data: { quotes_by_pk: null } });
  });

  test('wins over a session and over the role header', async () => {
    const headers = { cookie: cookies.get('global:admin') ?? '', 'x-hasura-role': 'global:admin' };
    expect((await withToken(tokenOf(quoteB), quotes, headers)).json()).toEqual({
      data: { quotes: [{ quote_id: quoteB }] },
    });
  });

  test('answers alike when forged, of another installation, outdated, or of a quote that does not exist', async () => {
    await backend.sql('update quotes set token_version = 2 where quote_id = $1', [quoteA]);
    const foreign = deriveSecrets('a secret of quite another installation');
    const wrong = [
      'nonsense',
      '',
      `${tokenOf(quoteA)}, ${tokenOf(quoteB)}`,
      tokenOf(quoteA, 1),
      tokenOf(quoteA, 3),
      tokenOf('0198a0f0-0000-7000-8000-000000000001'),
      quoteToken(foreign, quoteB, 1),
    ];
    const answers = await Promise.all(wrong.map(async (token) => (await withToken(token)).body));
    expect(new Set(answers).size).toBe(1);
    expect(JSON.parse(answers[0] ?? '')).toMatchObject({ errors: [{ extensions: { code: 'token_not_valid' } }] });
    expect((await withToken(tokenOf(quoteA, 2))).json().data.quotes).toHaveLength(1);
  });

  test('ends with the days in which its offer can be reopened, and answers then like a wrong one', async () => {
    const set = 'update quotes set expiration_date = $2::date where quote_id = $1';
    const code = async (expiration: string) => {
      await backend.sql(set, [quoteB, expiration]);
      return (await withToken(tokenOf(quoteB))).json().errors?.[0]?.extensions.code;
    };
    expect(await code('2026-03-17')).toBeUndefined();
    expect(await code('2026-03-16')).toBe('token_not_valid');
    await backend.sql(set, [quoteB, '2026-07-01']);
  });

  test('costs the same questions to the database whatever is wrong with it, so that the time tells nothing', async () => {
    const foreign = deriveSecrets('a secret of quite another installation');
    const wrong = [
      'nonsense',
      tokenOf(quoteB, 7),
      tokenOf('0198a0f0-0000-7000-8000-000000000001'),
      quoteToken(foreign, quoteB, 1),
    ];
    let requested = 0;
    const count = (): void => void (requested += 1);
    const { reads, operations } = backend.platform.pools;
    const pools = [reads, operations, backend.identity.authPool];
    for (const pool of pools) pool.on('acquire', count);
    const questions = [];
    for (const token of wrong) {
      requested = 0;
      await withToken(token);
      questions.push(requested);
    }
    for (const pool of pools) pool.off('acquire', count);
    expect(questions[0]).toBeGreaterThan(0);
    expect(new Set(questions).size).toBe(1);
  });

  test('lets the tab that paid read its confirmation for a day after the binding, and no older one', async () => {
    const bound = (hours: number) => new Date(Date.parse(testNow) - hours * 3_600_000);
    const set = 'update quotes set token_version = 3, bound = $2 where quote_id = $1';
    const code = async (version: number) =>
      (await withToken(tokenOf(quoteB, version))).json().errors?.[0]?.extensions.code;
    await backend.sql(set, [quoteB, bound(23)]);
    expect([await code(3), await code(2), await code(1)]).toEqual([undefined, undefined, 'token_not_valid']);
    await backend.sql(set, [quoteB, bound(25)]);
    expect([await code(3), await code(2)]).toEqual([undefined, 'token_not_valid']);
    await backend.sql('update quotes set bound = null where quote_id = $1', [quoteB]);
    expect(await code(2)).toBe('token_not_valid');
  });

  test('that is wrong is answered 429 after a thousand from one network; who holds a right one pays nothing', async () => {
    const from = (address: string, token: string) =>
      backend.app.inject({
        method: 'POST',
        url: '/api/v1/graphql',
        remoteAddress: address,
        headers: { 'x-roamly-quote-token': token },
        payload: { query: quotes },
      });
    for (let round = 0; round < 20; round += 1) {
      await Promise.all(Array.from({ length: 50 }, () => from('203.0.113.7', 'wrong')));
    }
    const refused = await from('203.0.113.7', 'wrong');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await from('203.0.113.7', tokenOf(quoteB, 7))).statusCode).toBe(429);
    expect((await from('203.0.113.8', 'wrong')).statusCode).toBe(200);
    const good = await from('203.0.113.7', tokenOf(quoteB, 3));
    expect([good.statusCode, good.json()]).toEqual([200, { data: { quotes: [{ quote_id: quoteB }] } }]);
    const session = await backend.app.inject({
      method: 'POST',
      url: '/api/v1/graphql',
      remoteAddress: '203.0.113.7',
      headers: { cookie: cookies.get('global:admin') ?? '', origin },
      payload: { query: '{ roles }' },
    });
    expect([session.statusCode, session.json().data.roles]).toEqual([200, expect.arrayContaining(['global:admin'])]);
  });
});

describe('a session', () => {
  test('may come in the Authorization header, which wins over the cookie', async () => {
    const signedIn = await backend.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      payload: { email: 'global-actuary@example.com', password },
    });
    const { token } = signedIn.json();
    for (const authorization of [`Bearer ${token}`, token]) {
      const response = await ask(backend, '{ roles }', { authorization, cookie: cookies.get('global:admin') ?? '' });
      expect(response.json()).toEqual({ data: { roles: ['global:user', 'global:actuary'] } });
    }
  });

  test('that a header claims and that does not exist is said to have ended', async () => {
    const response = await ask(backend, quotes, { authorization: 'Bearer not-a-session' });
    expect(response.json()).toMatchObject({ errors: [{ extensions: { code: 'session_ended' } }] });
  });

  test('that a cookie carries and that is over leaves a visitor', async () => {
    const response = await ask(backend, '{ roles }', { cookie: 'roadworthy=x.y; other=1' });
    expect(response.json()).toEqual({ data: { roles: [] } });
  });
});
