import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canaries } from '@roadworthy/providers/testing/error-canaries.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addPerson, openTestApp, origin, signIn, type TestApp } from '../../../test/open-test-app.ts';

const password = 'correct horse battery';
let backend: TestApp;
let userId: string;
let staff: string;
let agent: string;

beforeAll(async () => {
  backend = await openTestApp('error reports');
  userId = await addPerson(backend, { email: 'dana@example.com', password, globalRoles: ['global:underwriter'] });
  await addPerson(backend, { email: 'casey@example.com', password });
  staff = await signIn(backend, 'dana@example.com', password);
  agent = await signIn(backend, 'casey@example.com', password);
});
afterAll(() => backend.close());

const good = {
  source: 'data_call',
  message: 'Taken',
  query: 'query A { a }',
  code: 'taken',
  status: 200,
  path: '/agents',
};
const sendReport = (payload: object | string, headers: Record<string, string> = {}) =>
  backend.app.inject({ method: 'POST', url: '/api/v1/errors', payload, headers: { origin, ...headers } });
const list = (cookie?: string) =>
  backend.app.inject({ method: 'GET', url: '/dev/errors', headers: cookie === undefined ? {} : { cookie } });
const readStored = () => backend.localErrors.list();

describe('a report of a page', () => {
  test('is kept with the id and the permissions of whoever is signed in', async () => {
    expect((await sendReport(good, { cookie: staff })).statusCode).toBe(204);
    await vi.waitFor(async () => expect(await readStored()).toHaveLength(1), 15_000);
    const [report] = await readStored();
    expect(report).toMatchObject({ ...good, userId });
    expect(report?.permissions).toContain('referral:decide');
  });

  test('names nobody when nobody is signed in', async () => {
    await sendReport({ ...good, message: 'from a visitor' });
    await vi.waitFor(async () => expect((await readStored())[0]?.message).toBe('from a visitor'), 15_000);
    expect((await readStored())[0]).not.toHaveProperty('userId');
  });

  test.each([
    ['variables', { ...good, variables: { email: 'a@b.c' } }],
    ['a user of its own', { ...good, userId: 'somebody' }],
    ['another source', { ...good, source: 'server' }],
    ['no message', { source: 'page', path: '/' }],
    ['an endless message', { ...good, message: 'x'.repeat(2_001) }],
    ['no object', '[]'],
  ])('with %s is refused', async (_name, payload) => {
    const response = await sendReport(payload, { 'content-type': 'application/json' });
    expect([response.statusCode, response.json().errors[0].extensions.code]).toEqual([400, 'report_malformed']);
  });

  test('of more than 16 KiB is refused unread', async () => {
    expect((await sendReport({ ...good, query: 'x'.repeat(17 * 1024) })).statusCode).toBe(413);
  });

  test.each([{ origin: 'https://elsewhere.example' }, { origin: 'null' }, { origin: '' }])(
    'of another site is refused: %j',
    async (headers) => {
      expect((await sendReport(good, headers)).statusCode).toBe(403);
    },
  );

  test('that is no JSON is refused', async () => {
    expect((await sendReport('hello', { 'content-type': 'text/plain' })).statusCode).toBe(415);
  });
});

describe('the list of errors', () => {
  test('is read by staff of the platform, and shows texts as text', async () => {
    await sendReport(
      { source: 'page', message: 'see <script>alert(1)</script>', path: '/agents?token=x' },
      { cookie: staff },
    );
    await vi.waitFor(async () => expect((await readStored())[0]?.message).toContain('see'), 15_000);
    const response = await list(staff);
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body).toContain('see &lt;script&gt;');
    expect(response.body).not.toContain('<script>');
  });

  test('is closed to everybody else', async () => {
    expect((await list()).statusCode).toBe(403);
    expect((await list(agent)).statusCode).toBe(403);
  });
});

describe('our own server', () => {
  beforeEach(() => {
    const broken = new Error('boom for canary.person@example.com');
    vi.spyOn(backend.platform.pools.reads, 'query').mockRejectedValue(broken);
    vi.spyOn(backend.platform.pools.reads, 'connect').mockRejectedValue(broken);
  });
  afterEach(() => void vi.restoreAllMocks());

  test('reports a request that failed unexpectedly, with its document and without its variables', async () => {
    const before = (await readStored()).length;
    await backend.platform.dataApi.execute({
      role: 'global:underwriter',
      claims: {},
      variables: { name: 'canary.person@example.com' },
      query:
        'query Organizations($name: String) { organizations(where: { name: { _eq: $name } }) { organization_id } }',
    });
    await vi.waitFor(async () => expect(await readStored()).toHaveLength(before + 1), 15_000);
    const [report] = await readStored();
    expect(report).toMatchObject({ source: 'server', status: 500 });
    expect(report?.query).toContain('query Organizations');
    expect(JSON.stringify(report)).not.toContain('canary');
  });

  test('reports a route that failed unexpectedly, by its pattern', async () => {
    const response = await backend.app.inject({ method: 'GET', url: '/api/partners/happy-campers' });
    expect(response.statusCode).toBe(500);
    await vi.waitFor(async () => expect((await readStored())[0]?.path).toBe('/api/partners/:partner'), 15_000);
    expect((await readStored())[0]).toMatchObject({
      source: 'server',
      message: 'Error: boom for [REMOVED]',
      status: 500,
    });
  });
});

test('no canary reaches the disk or the log, whatever part of a report carries it', async () => {
  for (const canary of canaries) {
    const text = `at https://rv.example/x?token=${canary}: "${canary}" and '${canary}'`;
    const query = `query A { quotes(where: {name: {_eq: "${canary}"}}) { id } }`;
    await sendReport(
      { source: 'page', message: text, query, code: canary, path: `/x?token=${canary}` },
      { cookie: staff },
    );
  }
  await vi.waitFor(async () => expect(await readStored()).not.toHaveLength(0), 15_000);
  const folder = join(backend.platform.config.dataDir, 'errors');
  const written = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  const all = [...written, ...backend.lines].join('\n');
  expect(all).toContain('token=[REMOVED]');
  expect(canaries.filter((canary) => all.includes(canary))).toEqual([]);
});

test('a network that reports without end is told to wait', async () => {
  const statuses = new Set<number>();
  for (let n = 0; n < 70; n += 1) statuses.add((await sendReport(good)).statusCode);
  expect([...statuses].at(-1)).toBe(429);
});
