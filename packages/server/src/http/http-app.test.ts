import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addOrganization,
  addPerson,
  addQuote,
  openTestApp,
  origin,
  signIn,
  testNow,
  type TestApp,
} from '../../test/open-test-app.ts';
import { signatureFor } from '@roadworthy/providers/payments/webhook-signature.ts';
import { quoteToken } from '../kernel/tokens/tokens.ts';

const password = 'correct horse battery';
let backend: TestApp;
let quoteId: string;
let documentId: string;
let agent: string;
let stranger: string;

beforeAll(async () => {
  backend = await openTestApp('http app');
  const [north, south] = [await addOrganization(backend, 'North'), await addOrganization(backend, 'South')];
  quoteId = await addQuote(backend, north);
  await backend.sql(
    `insert into partners (organization_id, slug, partner_name, logo_url, archived)
     values ($1, 'happy-campers', 'Happy Campers', '/logos/happy.svg', null), ($1, 'closed-shop', 'Closed', null, now())`,
    [north.id],
  );
  const [row] = await backend.sql<{ document_id: string }>(
    `insert into documents (organization_id, quote_id, document_type, name, status, storage_key)
     values ($1, $2, 'declarations', 'Déclarations "2026"; été.pdf', 'ready', 'policies/1/declarations.pdf') returning document_id`,
    [north.id, quoteId],
  );
  documentId = row?.document_id ?? '';
  await backend.platform.storage.put('policies/1/declarations.pdf', Buffer.from('%PDF-1.7 test'), 'application/pdf');
  const member = (email: string, organizationId: string) =>
    addPerson(backend, { email, password, memberships: [{ role: 'organization:agent', organizationId }] });
  await member('north@example.com', north.id);
  await member('south@example.com', south.id);
  agent = await signIn(backend, 'north@example.com', password);
  stranger = await signIn(backend, 'south@example.com', password);
});
afterAll(() => backend.close());

const get = (url: string, headers: Record<string, string> = {}) => backend.app.inject({ method: 'GET', url, headers });
const post = (url: string, payload: object | string, headers: Record<string, string> = {}) =>
  backend.app.inject({ method: 'POST', url, payload, headers });

describe('health', () => {
  test('says that the process answers', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
  });

  test('says that database, migrations and queue are there, and what is simulated', async () => {
    const response = await get('/readyz');
    expect([response.statusCode, response.json()]).toEqual([
      200,
      {
        status: 'ready',
        checks: { database: 'ok', migrations: 'ok', queue: 'ok' },
        simulated: [
          'payments',
          'payouts',
          'claims at carriers',
          'VIN decoding',
          'driving records and scores',
          'virus scanning',
          'e-mail',
          'letters by post',
          'text messages',
          'devices of vehicles',
          'error reports',
        ],
      },
    ]);
  });

  test('says that a migration is pending', async () => {
    const [last] = await backend.sql<{ name: string; hash: string }>(
      'delete from migrator.schema_migrations where name = (select max(name) from migrator.schema_migrations) returning name, hash',
    );
    const response = await get('/readyz');
    expect([response.statusCode, response.json().checks.migrations]).toEqual([503, 'pending']);
    await backend.sql('insert into migrator.schema_migrations (name, hash) values ($1, $2)', [last?.name, last?.hash]);
  });
});

describe('every answer', () => {
  test.each([
    '/healthz',
    '/api/v1/graphql',
    '/api/auth/me',
    '/api/auth/logout',
    '/api/partners/happy-campers',
    '/api/documents/x',
    '/dev/outbox',
    '/api/nothing',
    '/nothing',
    '/%',
    '/api/documents/%ff',
  ])('of %s forbids frames, sniffing and foreign referrers', async (url) => {
    const { headers } = await get(url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  test.each(['/%', '/api/documents/%ff'])('to %s, which nobody can read, says so and nothing else', async (url) => {
    const response = await get(url);
    expect([response.statusCode, response.json().errors[0].extensions.code]).toEqual([400, 'malformed_request']);
    expect(response.body).not.toContain('%');
  });

  test('below /api that is no route is 404 in JSON', async () => {
    const response = await get('/api/nothing');
    expect([response.statusCode, response.json().errors[0].extensions.code]).toEqual([404, 'not_found']);
  });
});

describe('a partner', () => {
  test('is shown by its slug to anybody, in capitals too', async () => {
    for (const slug of ['happy-campers', 'Happy-Campers']) {
      expect((await get(`/api/partners/${slug}`)).json()).toEqual({
        logo_url: '/logos/happy.svg',
        partner_name: 'Happy Campers',
        default_product: null,
      });
    }
  });

  test.each(['closed-shop', 'nobody', "x'--", '%00'])('named %s is not found', async (slug) => {
    expect((await get(`/api/partners/${slug}`)).statusCode).toBeGreaterThanOrEqual(400);
    expect((await get(`/api/partners/${slug}`)).statusCode).toBeLessThan(500);
  });
});

describe('a document', () => {
  const url = () => `/api/documents/${documentId}`;

  test('comes as an attachment to the agent of its organization, who need not name a role', async () => {
    for (const headers of [{ cookie: agent }, { cookie: agent, 'x-hasura-role': 'organization:agent' }]) {
      const response = await get(url(), headers);
      expect([response.statusCode, response.body, response.headers['content-type']]).toEqual([
        200,
        '%PDF-1.7 test',
        'application/pdf',
      ]);
      expect(response.headers['content-disposition']).toBe(
        `attachment; filename="D_clarations _2026__ _t_.pdf"; filename*=UTF-8''D%C3%A9clarations%20%222026%22%3B%20%C3%A9t%C3%A9.pdf`,
      );
      expect(response.headers['cache-control']).toContain('no-store');
    }
  });

  test('comes to the bearer of its quote’s token in the header, and not in the address', async () => {
    const token = quoteToken(backend.platform.secrets, quoteId, 1);
    expect((await get(url(), { 'x-roamly-quote-token': token })).statusCode).toBe(200);
    expect((await get(`${url()}?token=${token}`)).statusCode).toBe(404);
  });

  test('is not found by others, exactly like one that does not exist', async () => {
    const none = await get('/api/documents/0198a0f0-0000-7000-8000-000000000001', { cookie: stranger });
    for (const headers of [{ cookie: stranger }, {}, { cookie: agent, 'x-hasura-role': 'global:user' }]) {
      const response = await get(url(), headers);
      expect([response.statusCode, response.body]).toEqual([404, none.body]);
    }
    expect((await get('/api/documents/..%2F..%2Fetc', { cookie: agent })).statusCode).toBe(404);
  });

  test('is not found before it is ready', async () => {
    const set = 'update documents set status = $2 where document_id = $1';
    await backend.sql(set, [documentId, 'pending']);
    expect((await get(url(), { cookie: agent })).statusCode).toBe(404);
    await backend.sql(set, [documentId, 'ready']);
    expect((await get(url(), { cookie: agent })).statusCode).toBe(200);
  });

  test('under a role not held is refused', async () => {
    expect((await get(url(), { cookie: agent, 'x-hasura-role': 'global:admin' })).statusCode).toBe(403);
  });
});

describe('the sandbox’s card form', () => {
  const card = {
    number: '4242 4242 4242 4242',
    expMonth: 12,
    expYear: 2030,
    cvc: '123',
    postalCode: '78701',
    name: 'Dana',
  };
  const send = (payload: object) => post('/api/payments/sandbox/tokens', payload);

  test('gives a token and the last four digits for a card', async () => {
    expect((await send(card)).json()).toEqual({
      token: expect.stringMatching(/^card_[0-9a-f]{32}$/),
      last_four: '4242',
      brand: 'visa',
    });
  });

  test('says at each field what is wrong with it, with 422', async () => {
    const response = await send({ ...card, number: '4242 4242 4242 4241', cvc: '1' });
    expect(response.statusCode).toBe(422);
    const fields = response.json().errors.map(({ extensions }: { extensions: { field: string } }) => extensions.field);
    expect(fields).toEqual(['number', 'cvc']);
    const missing = await send({ number: '4242' });
    expect([missing.statusCode, missing.json().errors[0].extensions.code]).toEqual([422, 'card_incomplete']);
  });

  test('leaves no card in the log', () => {
    // Four digits alone stand in a process id or a duration by chance.
    expect(backend.lines.join('')).not.toMatch(/4242\W?4242/);
  });
});

describe('a payment event', () => {
  const intentId = '0198a0f0-0000-7000-8000-000000000009';
  const bodyOf = (key: string, amount = 1000) =>
    JSON.stringify({
      id: 'evt_1',
      status: 'captured',
      key,
      reference: 'pay_1',
      amount,
      currency: 'USD',
      occurredAt: testNow,
    });
  const body = bodyOf(`${intentId}:capture`);
  const signed = (text: string, at = testNow) => ({
    'content-type': 'application/json',
    'payment-signature': signatureFor(backend.platform.secrets.webhookSecret, new Date(at), text),
  });
  const deliver = async (text: string, headers: Record<string, string>) =>
    (await post('/api/payments/webhook', text, headers)).statusCode;
  const woken = async () =>
    (await backend.sql<{ data: object }>("select data from pgboss.job where name = 'resume-intent'")).map(
      ({ data }) => data,
    );

  beforeAll(async () => {
    await backend.sql(
      `insert into process_intents (process_intent_id, organization_id, process, root_table, root_id, request, actor)
       select $1, organization_id, 'bind_quote', 'quotes', quote_id, '{}', '{}' from quotes where quote_id = $2`,
      [intentId, quoteId],
    );
  });

  test('is refused when it is unsigned, altered, stale or no event, and wakes nobody', async () => {
    const attempts = [
      await deliver(body, { 'content-type': 'application/json' }),
      await deliver(bodyOf(`${intentId}:capture`, 9000), signed(body)),
      await deliver(body, signed(body, '2026-06-15T13:50:00Z')),
      await deliver('{}', signed('{}')),
      await deliver('', signed('')),
    ];
    expect([attempts, await woken()]).toEqual([[400, 400, 400, 400, 400], []]);
  });

  test('of a payment that nobody waits for is taken and wakes nobody', async () => {
    for (const key of ['', 'other', 'x'.repeat(500), '0198a0f0-0000-7000-8000-00000000000a']) {
      const text = bodyOf(key);
      expect([key, await deliver(text, signed(text))]).toEqual([key, 204]);
    }
    expect(await woken()).toEqual([]);
  });

  test('that is signed has the worker ask for the outcome of its process', async () => {
    expect(await deliver(body, signed(body))).toBe(204);
    expect(await woken()).toEqual([expect.objectContaining({ intentId, process: 'bind_quote' })]);
    await backend.sql("update process_intents set state = 'finished' where process_intent_id = $1", [intentId]);
    expect(await deliver(body, signed(body))).toBe(204);
    expect(await woken()).toHaveLength(1);
  });
});

describe('the outbox', () => {
  test('lists the mails of a demo and shows one with links to follow', async () => {
    const html = '<p onclick="x">Hi <a href="http://localhost:3000/resume?token=t">there</a></p>';
    const text = 'Open (http://localhost:3000/resume?token=t). <b>';
    const { id } = await backend.outbox.send({ to: 'a@example.com', subject: 'Your <quote>', html, text, key: 'k' });
    const list = await get('/dev/outbox');
    expect(list.body).toContain(`<a href="/dev/outbox/${id}">Your &lt;quote&gt;</a>`);
    const mail = await get(`/dev/outbox/${id}`);
    expect(mail.body).toContain('<a href="http://localhost:3000/resume?token=t">');
    expect(mail.body).not.toContain('<b>');
    expect(mail.body).not.toContain('<p onclick');
    expect((await get('/dev/outbox/ffffffffffffffffffffffffffffffff')).statusCode).toBe(404);
  });

  test('does not exist outside demo mode, and a site on https tells browsers to stay there', async () => {
    const real = await openTestApp('no demo', { DEMO: 'false', PUBLIC_URL: 'https://rv.example' });
    const response = await real.app.inject({ method: 'GET', url: '/dev/outbox' });
    expect(response.statusCode).toBe(404);
    expect(response.headers['strict-transport-security']).toContain('max-age=31536000');
    await addPerson(real, { email: 'a@example.com', password });
    const cookie = await signIn(real, 'a@example.com', password);
    expect(cookie).toMatch(/^__Host-roadworthy=/);
    await real.close();
  });
});

describe('while the database is down', () => {
  test('requests are answered 503 with Retry-After, tell nothing of the inside, and work again afterwards', async () => {
    const fresh = await openTestApp('down');
    const [row] = await fresh.sql<{ name: string }>('select current_database() as name');
    const name = row?.name ?? '';
    const superuser = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL'] });
    await superuser.connect();
    const allow = async (isUp: boolean) => {
      await superuser.query(`alter database ${name} connection limit ${isUp ? -1 : 0}`);
      if (isUp) return;
      const end = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and usename = $2';
      await superuser.query(end, [name, 'roadworthy_app']);
    };
    await allow(false);
    // The pool notices on its own that its idle connections are gone.
    await sleep(200);
    for (const [method, url] of [
      ['POST', '/api/v1/graphql'],
      ['GET', '/api/partners/x'],
    ] as const) {
      const payload = { query: '{ products { product_id } }' };
      const response = await fresh.app.inject({ method, url, ...(method === 'POST' ? { payload } : {}) });
      expect([url, response.statusCode, response.headers['retry-after']]).toEqual([url, 503, '5']);
      expect(response.body).not.toMatch(/connection|database_|roadworthy_app|\.ts/i);
    }
    expect((await fresh.app.inject({ method: 'GET', url: '/healthz' })).statusCode).toBe(200);
    expect((await fresh.app.inject({ method: 'GET', url: '/readyz' })).statusCode).toBe(503);
    await allow(true);
    // A pooler between waits a second before it asks again.
    await expect.poll(async () => (await fresh.app.inject({ method: 'GET', url: '/readyz' })).statusCode).toBe(200);
    await superuser.end();
    await fresh.close();
  });
});

test('requests of the pages’ origin pass', () => {
  expect(origin).toBe(backend.platform.config.publicUrl);
});
