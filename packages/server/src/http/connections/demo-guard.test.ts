import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPassword, openTestApp, type TestApp } from '../../../test/open-test-app.ts';

const basic = (password: string, user = 'demo') => `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

/** The status of the outbox and of one of its mails, as somebody asks who sends these headers. */
async function look({ app }: TestApp, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') {
  const ask = (url: string) => app.inject({ method: 'GET', url, headers, remoteAddress });
  const [list, mail] = [await ask('/dev/outbox'), await ask(`/dev/outbox/${'f'.repeat(32)}`)];
  return { statuses: [list.statusCode, mail.statusCode], list };
}

describe('the pages of a demo that others can reach', () => {
  let backend: TestApp;
  beforeAll(async () => {
    backend = await openTestApp('demo guard', { HOST: '0.0.0.0' });
    await backend.outbox.send({ to: 'lee@example.com', subject: 'Your quote', html: 'x', text: 'x', key: 'k' });
  });
  afterAll(() => backend.close());

  test('ask for a password and show nothing without it', async () => {
    const { statuses, list } = await look(backend);
    expect(statuses).toEqual([401, 401]);
    expect(list.headers['www-authenticate']).toBe('Basic realm="Demo pages", charset="UTF-8"');
    expect(list.headers['cache-control']).toBe('no-store');
    expect(list.body).toContain('printed when the demo was started');
    expect(list.body).not.toContain('lee@example.com');
    expect((await backend.app.inject({ method: 'HEAD', url: '/dev/outbox' })).statusCode).toBe(401);
  });

  test('open with the password under any user name', async () => {
    for (const user of ['demo', '', 'somebody else']) {
      const { statuses, list } = await look(backend, { authorization: basic(demoPassword, user) });
      expect(statuses).toEqual([200, 404]);
      expect(list.body).toContain('lee@example.com');
    }
  });

  test.each([
    ['a wrong one', basic(`${demoPassword}x`)],
    ['none', basic('')],
    ['something that is no password', 'Basic ????'],
    ['a bearer', `Bearer ${demoPassword}`],
  ])('stay closed to %s', async (_name, authorization) => {
    expect((await look(backend, { authorization }, '192.0.2.1')).statuses).toEqual([401, 401]);
  });

  test('let nobody try for long, and whoever did not try come in', async () => {
    const tries: number[] = [];
    for (let time = 0; time < 12; time += 1) {
      const headers = { authorization: basic(`guess ${time}`) };
      const { statusCode } = await backend.app.inject({ url: '/dev/outbox', headers, remoteAddress: '192.0.2.7' });
      tries.push(statusCode);
    }
    expect(tries.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
    expect(tries.at(-1)).toBe(429);
    const right = { authorization: basic(demoPassword) };
    expect((await look(backend, right, '192.0.2.7')).statuses).toEqual([429, 429]);
    expect((await look(backend, right, '192.0.2.8')).statuses).toEqual([200, 404]);
  });

  test('are not there for a host that is none', async () => {
    expect((await look(backend, { host: 'not a host' })).statuses).toEqual([400, 400]);
  });
});

describe('the pages of a demo on its own machine', () => {
  let backend: TestApp;
  beforeAll(async () => {
    backend = await openTestApp('demo at home');
  });
  afterAll(() => backend.close());

  test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'ca.localhost:3000'])('are open at %s', async (host) =>
    expect((await look(backend, { host })).statuses).toEqual([200, 404]),
  );

  test.each([
    { host: 'rv.example' },
    { host: 'localhost:3000', 'x-forwarded-for': '192.0.2.1' },
    { host: 'localhost:3000', forwarded: 'for=192.0.2.1' },
    { host: 'localhost:3000', via: '1.1 tunnel' },
  ])('ask for the password when somebody else led the request here: %o', async (headers) => {
    expect((await look(backend, headers)).statuses).toEqual([401, 401]);
    expect((await look(backend, { ...headers, authorization: basic(demoPassword) })).statuses).toEqual([200, 404]);
  });

  test('are not there for a host that is none', async () => {
    expect((await look(backend, { host: 'not a host' })).statuses).toEqual([400, 400]);
  });
});
