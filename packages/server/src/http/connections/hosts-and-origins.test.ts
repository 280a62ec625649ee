import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/open-test-app.ts';
import { isSameOrigin } from './same-origin.ts';
import { printedRoutes } from '../../../test/printed-routes.ts';

let backend: TestApp;
beforeAll(async () => {
  backend = await openTestApp('hosts', {
    PUBLIC_URL: 'https://rv.example',
    US_HOST: 'rv.example',
    CA_HOST: 'rv.ca.example',
  });
  await backend.app.ready();
});
afterAll(() => backend.close());

const settings = '/api/analytics/v1/projects/pages/settings';
const places = (url: string): readonly string[] => [
  url.replaceAll(/:\w+/g, 'x').replace(/^\*/, '/api/nothing'),
  ...(url.includes(':key') ? [settings] : []),
];

describe('what a shared cache may keep', () => {
  test('names no host that the caller made up, whatever the route', async () => {
    const urls = printedRoutes(backend.app).flatMap(({ method, url }) => (method === 'GET' ? places(url) : []));
    expect(urls).toContain(settings);
    for (const url of urls) {
      const { headers, body } = await backend.app.inject({
        url,
        headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
      });
      const isStored = /public|s-maxage/.test(headers['cache-control'] ?? '');
      expect([url, isStored && `${JSON.stringify(headers)}${body}`.includes('evil')]).toEqual([url, false]);
    }
  });

  test('names each of our own hosts to whoever asks there', async () => {
    for (const host of ['rv.example', 'rv.ca.example']) {
      const { headers, body } = await backend.app.inject({ url: settings, headers: { host } });
      expect([headers['cache-control'], headers['vary']]).toEqual(['public, max-age=300', 'host']);
      expect(body).toContain(`"${host}/api/analytics/v1"`);
    }
  });
});

describe('a page of ours', () => {
  const isOurs = (publicUrl: string, origin: string | undefined, host: string) =>
    isSameOrigin({ headers: { origin, host } } as Parameters<typeof isSameOrigin>[0], publicUrl);

  test.each([
    ['https://rv.example', 'https://rv.example', true],
    ['https://rv.example', 'https://rv.ca.example', true],
    ['https://rv.example', 'http://rv.example', false],
    ['https://rv.example', 'http://rv.ca.example', false],
    ['https://rv.example', 'ftp://rv.ca.example', false],
    ['http://localhost:3000', 'http://localhost:3000', true],
    ['http://localhost:3000', 'https://tunnel.example', true],
    ['http://localhost:3000', 'https://evil.example', false],
  ])('at %s is one of %s: %s', (publicUrl, origin, expected) => {
    const host = origin.includes('evil') ? 'localhost:3000' : new URL(origin.replace('ftp', 'https')).host;
    expect(isOurs(publicUrl, origin, host)).toBe(expected);
  });

  test('signs nobody in over plain HTTP on a site of HTTPS', async () => {
    const enter = (origin: string) =>
      backend.app.inject({
        method: 'POST',
        url: '/api/auth/sign-in/email',
        headers: { origin, host: 'rv.example' },
        payload: { email: 'nobody@example.com', password: 'correct horse battery' },
      });
    expect((await enter('http://rv.example')).statusCode).toBe(403);
    expect((await enter('https://rv.example')).statusCode).toBe(401);
  });
});
