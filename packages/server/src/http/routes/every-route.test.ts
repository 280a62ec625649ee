import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/open-test-app.ts';
import { printedRoutes } from '../../../test/printed-routes.ts';

let backend: TestApp;
let routes: { method: string; url: string }[];

beforeAll(async () => {
  backend = await openTestApp('every route');
  await backend.app.ready();
  routes = printedRoutes(backend.app);
});
afterAll(() => backend.close());

const called = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'] as const;
const place = (url: string) => url.replaceAll(/:\w+/g, 'x').replace(/^\*/, '/api/nothing');

describe('every route there is', () => {
  test('is found here', () => {
    const urls = routes.map(({ url }) => url);
    for (const url of ['/healthz', '/api/v1/graphql', '/api/auth/sign-in/email-otp', '/dev/outbox/:id', '*'])
      expect(urls).toContain(url);
    expect(routes.length).toBeGreaterThan(12);
  });

  test('forbids frames, sniffing, foreign referrers and mixed openers, whatever it answers', async () => {
    for (const { method, url } of routes) {
      const known = called.find((each) => each === method);
      // A stream that stays open is asked without a session, which ends it at once.
      const response = await backend.app.inject({ method: known ?? 'GET', url: place(url) });
      const { headers } = response;
      expect([method, url, headers]).toMatchObject([
        method,
        url,
        {
          'x-content-type-options': 'nosniff',
          'x-frame-options': 'DENY',
          'referrer-policy': 'same-origin',
          'cross-origin-opener-policy': 'same-origin',
          'cross-origin-resource-policy': 'same-origin',
          'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        },
      ]);
      expect([url, headers['x-powered-by'], headers['access-control-allow-origin']]).toEqual([
        url,
        undefined,
        undefined,
      ]);
      expect([method, url, response.statusCode < 500]).toEqual([method, url, true]);
    }
  });
});
