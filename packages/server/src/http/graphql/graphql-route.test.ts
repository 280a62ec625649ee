import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPerson, ask, openTestApp, origin, signIn, type TestApp } from '../../../test/open-test-app.ts';

const password = 'correct horse battery';
let backend: TestApp;
let staff: string;
let customer: string;

beforeAll(async () => {
  backend = await openTestApp('graphql route', { REQUESTS_PER_MINUTE: '200', SEARCHES_PER_MINUTE: '5' });
  await addPerson(backend, { email: 'staff@example.com', password, globalRoles: ['global:read_only'] });
  await addPerson(backend, { email: 'customer@example.com', password });
  [staff, customer] = [
    await signIn(backend, 'staff@example.com', password),
    await signIn(backend, 'customer@example.com', password),
  ];
});
afterAll(() => backend.close());

const send = (payload: string | object, headers: Record<string, string> = {}) =>
  backend.app.inject({
    method: 'POST',
    url: '/api/v1/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
const schema = '{ __schema { queryType { name } } }';

describe('a request body', () => {
  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/graphql',
    'text/json',
  ])('of type %s is refused with 415', async (type) => {
    const response = await send('{"query":"{ __typename }"}', { 'content-type': type, cookie: customer, origin });
    expect([response.statusCode, response.json().errors[0].extensions.code]).toEqual([415, 'not_json']);
  });

  test('without a type is refused with 415', async () => {
    const response = await backend.app.inject({
      method: 'POST',
      url: '/api/v1/graphql',
      payload: '{"query":"{ __typename }"}',
    });
    expect(response.statusCode).toBe(415);
  });

  test.each(['{', '', '[', '{"query": undefined}', 'null x'])('%j is refused with 400 as malformed', async (text) => {
    expect((await send(text)).statusCode).toBe(400);
  });

  test.each([
    [[{ query: 7 }]],
    [{}],
    [{ query: 7 }],
    [{ query: '' }],
    [{ query: '{ __typename }', variables: [] }],
    [{ query: '{ __typename }', variables: 'x' }],
    [{ query: '{ __typename }', operationName: 7 }],
    [{ query: '{ __typename }', extensions: 7 }],
  ])('%j is refused with 400', async (body) => {
    expect((await send(body)).statusCode).toBe(400);
  });

  test('of more than 256 KiB is refused with 413 before it is read', async () => {
    const response = await send({ query: `{ __typename } # ${'x'.repeat(256 * 1024)}` });
    expect([response.statusCode, response.json().errors[0].extensions.code]).toEqual([413, 'body_too_large']);
  });

  test('of staff may hold 500 vehicles with every field or a factor of every ZIP code, and is refused past 1 MiB', async () => {
    const place = { line_1: '9 King Street', line_2: 'Yard 4', locality: 'Columbus', administrative_area: 'OH' };
    const vehicle = {
      type: 'travel_trailer',
      year: 2023,
      make: 'Jayco',
      model: 'Jay Feather',
      vin: '1UJBJ0BP8P1234567',
      rating_value: 3e6,
      rating_value_type: 'agreed_value',
      purchase_price: 32e5,
      length: 27.5,
      usage_type: 'recreational',
      storage_type: 'secured',
      floorplan: '22RB',
      estimated_yearly_mileage: 4e3,
      max_miles_from_address: 500,
      rental_utilization_rate: 0,
      nights_per_year: 40,
      salvage_title: false,
      original_owner: true,
      financed: true,
      manual_entry: true,
      garaging_postal_code: '43215',
      registration_location: {
        ...place,
        postal_code: '43215',
        country: 'US',
      },
      lienholder_id: '018f0000-0000-7000-8000-000000000001',
      answers: {
        alarm: true,
        notes: 'x'.repeat(200),
      },
    };
    const query = `query ($vehicles: [vehicle_input!]!) {
      check_bulk_vehicles(quote_id: "018f0000-0000-7000-8000-000000000002", vehicles: $vehicles) { row }
    }`;
    const body = { query, variables: { vehicles: Array.from({ length: 500 }, () => vehicle) } };
    const size = (value: unknown) => JSON.stringify(value).length;
    expect(size(body)).toBeGreaterThan(256 * 1024);
    // There is room for half as much again.
    expect(size(body) * 1.5).toBeLessThan(1024 * 1024);
    const check = `query ($tables: [rate_table_input!]) { check_rater_version(file: {}, tables: $tables) { path } }`;
    const lines = Array.from({ length: 41_500 }, (_, n) => `${String(n).padStart(5, '0')},1.025`);
    const rates = { query: check, variables: { tables: [{ factor: 'zip', lines }] } };
    expect(size(rates) * 1.5).toBeLessThan(1024 * 1024);
    const cookies = { cookie: staff, origin };
    // It is read, and answered as to somebody who may not do it.
    for (const large of [body, rates])
      expect((await send(large, cookies)).json().errors[0].extensions.code).toBe('validation-failed');
    for (const cookie of [customer, '']) {
      const refused = await send(body, { ...(cookie && { cookie }), origin });
      expect([refused.statusCode, refused.json().errors[0].extensions.code]).toEqual([413, 'body_too_large']);
      expect(refused.json().errors[0].message).toContain('at most 256 KiB');
    }
    const longer = await send({ query: `{ __typename } # ${'x'.repeat(1024 * 1024)}` }, cookies);
    expect([longer.statusCode, longer.json().errors[0].extensions.code]).toEqual([413, 'body_too_large']);
  });

  test('that poisons prototypes is refused', async () => {
    expect((await send('{"query":"{ __typename }","__proto__":{"a":1}}')).statusCode).toBe(400);
  });
});

describe('an answer', () => {
  test('is application/json in UTF-8 with 200, errors included', async () => {
    for (const query of ['{ __typename }', '{ nothing_like_this }', '{']) {
      const response = await ask(backend, query);
      expect([query, response.statusCode, response.headers['content-type']]).toEqual([
        query,
        200,
        'application/json; charset=utf-8',
      ]);
    }
  });

  test('in the newer media type says by its status that a request was refused whole', async () => {
    const accept = 'application/graphql-response+json, application/json;q=0.9';
    const good = await ask(backend, '{ __typename }', { accept });
    const bad = await ask(backend, '{ nothing_like_this }', { accept });
    expect([good.statusCode, bad.statusCode]).toEqual([200, 400]);
    expect(bad.headers['content-type']).toBe('application/graphql-response+json; charset=utf-8');
  });

  test('carries the id under which the request was logged', async () => {
    const response = await ask(backend, '{ __typename }', { 'x-request-id': 'abcdef-123456' });
    expect(response.headers['x-request-id']).toBe('abcdef-123456');
    expect(backend.lines.some((line) => line.includes('abcdef-123456'))).toBe(true);
    expect((await ask(backend, '{ __typename }', { 'x-request-id': 'a b' })).headers['x-request-id']).toMatch(
      /^[0-9a-f-]{36}$/,
    );
  });

  test('to anything but POST is 405', async () => {
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const response = await backend.app.inject({ method, url: '/api/v1/graphql?query={__typename}' });
      expect([method, response.statusCode, response.headers.allow]).toEqual([method, 405, 'POST, OPTIONS']);
    }
  });
});

describe('a request that only a cookie vouches for', () => {
  test.each([
    ['no origin', {}],
    ['another site', { origin: 'https://evil.example' }],
    ['a hidden origin', { origin: 'null' }],
    ['another port', { origin: 'http://localhost:3001' }],
    ['a look-alike', { origin: 'http://localhost:3000.evil.example' }],
    ['a longer name', { origin: 'http://rv.test.evil.example', host: 'rv.test' }],
    ['a shorter name', { origin: 'http://rv.test', host: 'my.rv.test' }],
  ])('is refused with %s', async (_what, headers) => {
    const response = await ask(backend, '{ roles }', { cookie: customer, host: 'localhost:3000', ...headers });
    expect([response.statusCode, response.json().errors[0].extensions.code]).toEqual([403, 'origin_not_allowed']);
  });

  test('is answered when one of our pages sends it, under whatever name the server is reached', async () => {
    for (const host of ['localhost:3000', '127.0.0.1:3000', 'rv.test']) {
      const response = await ask(backend, '{ roles }', { cookie: customer, host, origin: `http://${host}` });
      expect(response.json()).toEqual({ data: { roles: ['global:user'] } });
    }
  });
});

describe('the schema', () => {
  test('is shown to signed-in staff and to nobody else', async () => {
    expect((await ask(backend, schema, { cookie: staff, origin })).json()).toEqual({
      data: { __schema: { queryType: { name: 'query_root' } } },
    });
    expect((await ask(backend, schema, { cookie: customer, origin })).json()).toHaveProperty('errors');
    expect((await ask(backend, schema)).json()).toHaveProperty('errors');
  });
});

describe('the idempotency key', () => {
  test('of more than 255 characters or none is refused', async () => {
    for (const key of ['', 'x'.repeat(256)]) {
      expect((await ask(backend, '{ __typename }', { 'idempotency-key': key })).statusCode).toBe(400);
    }
    expect((await ask(backend, '{ __typename }', { 'idempotency-key': 'x'.repeat(255) })).statusCode).toBe(200);
  });
});

describe('a caller’s budget', () => {
  test('is smaller for searches, and one that is spent leaves other reads alone', async () => {
    const search = async (query: string, cookie = staff) => (await ask(backend, query, { cookie, origin })).statusCode;
    const plain = '{ search_platform(search: "moreno") { quote_id } }';
    const inFragment =
      'query { ...found } fragment found on query_root { again: search_platform(search: "a") { quote_id } }';
    const statuses = [];
    for (let sent = 0; sent < 6; sent += 1) statuses.push(await search(sent % 2 === 0 ? plain : inFragment));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await search('{ __typename }')).toBe(200);
    const many = Array.from({ length: 6 }, (_, index) => `a${index}: search_platform(search: "a") { quote_id }`);
    expect(await search(`{ ${many.join(' ')} }`, customer)).toBe(429);
  });

  test('is the network’s for those who are refused', async () => {
    const refused = () =>
      backend.app.inject({
        method: 'POST',
        url: '/api/v1/graphql',
        remoteAddress: '203.0.113.9',
        headers: { 'x-hasura-role': 'global:admin' },
        payload: { query: '{ __typename }' },
      });
    const answers = [];
    for (let sent = 0; sent < 220; sent += 1) answers.push((await refused()).statusCode);
    expect([answers[0], answers.at(-1)]).toEqual([200, 429]);
    expect((await ask(backend, '{ __typename }', { cookie: staff, origin })).statusCode).toBe(200);
  });

  test('ends with 429 and says when to come back, and no other caller feels it', async () => {
    const spend = () => ask(backend, '{ __typename }', { cookie: customer, origin });
    const answers = [];
    for (let sent = 0; sent < 220; sent += 1) answers.push(await spend());
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(answers[0]?.statusCode).toBe(200);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask(backend, '{ __typename }', { cookie: staff, origin })).statusCode).toBe(200);
  });
});

describe('a list of requests', () => {
  const cookie = () => ({ cookie: staff, origin });

  test('is answered by a list, each as if it stood alone', async () => {
    const requested = [{ query: '{ __typename }' }, { query: '{ nothing }' }, { query: '{ a: __typename }' }];
    const response = await send(requested, cookie());
    expect(response.statusCode).toBe(200);
    const [first, second, third, ...others] = response.json<Record<string, unknown>[]>();
    expect([first, third, others]).toEqual([{ data: { __typename: 'query_root' } }, { data: { a: 'query_root' } }, []]);
    expect(second).toMatchObject({ errors: [{ extensions: { code: 'validation-failed' } }] });
  });

  test.each([0, 11])('of %d is refused', async (length) => {
    const response = await send(
      Array.from({ length }, () => ({ query: '{ __typename }' })),
      cookie(),
    );
    expect([response.statusCode, response.json().errors[0].extensions.code]).toEqual([400, 'bad_request']);
  });

  test('takes no key that makes one of them idempotent', async () => {
    const response = await send([{ query: '{ __typename }' }], { ...cookie(), 'idempotency-key': 'k' });
    expect(response.json().errors[0].extensions.code).toBe('idempotency_key_invalid');
  });
});
