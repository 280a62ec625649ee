import { NextRequest } from 'next/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { proxy } from './proxy.ts';

beforeEach(() => {
  vi.stubEnv('PUBLIC_URL', 'https://rv.example');
  vi.stubEnv('US_HOST', '');
  vi.stubEnv('CA_HOST', '');
});
afterEach(() => void vi.unstubAllEnvs());

function headersOf(path: string, host = 'rv.example'): Headers {
  return proxy(new NextRequest(`http://localhost${path}`, { headers: { host } })).headers;
}

describe('a page that search engines see', () => {
  test('is canonical on the site’s own host, whatever host was asked', () => {
    const link = headersOf('/faq', 'alias.example').get('link');
    expect(link).toContain('<https://rv.example/faq>; rel="canonical"');
    expect(link).toContain('<https://rv.example/fr-ca/faq>; rel="alternate"; hreflang="fr-CA"');
    expect(link).not.toContain('alias');
  });

  test('is canonical on the domain of its locale where there are two', () => {
    vi.stubEnv('US_HOST', 'us.example');
    vi.stubEnv('CA_HOST', 'ca.example');
    expect(headersOf('/fr-ca/faq', 'ca.example').get('link')).toContain(
      '<https://ca.example/fr-ca/faq>; rel="canonical"',
    );
  });

  test.each(['/', '/faq', '/fr-ca/vehicles/class-a', '/terms/licenses'])(
    'may be kept and asked for again: %s',
    (path) => {
      expect(headersOf(path).get('cache-control')).toBe('public, max-age=0, must-revalidate');
      expect(headersOf(path).get('link')).toContain('canonical');
    },
  );
});

const closed = [
  '/print/quote/1',
  '/fr-ca/print/declarations/1',
  '/products',
  '/p/lakeside',
  '/gallery',
  '/no/such-page',
  '/placeholder',
  '/fr-ca/placeholder',
  '/[...slug]',
  '/vehicles/no-such-class',
  '/checkout/confirmation',
  '/agents/quotes',
  '/customers',
  '/checkout/start',
  '/resume',
];

test.each(closed)('%s has no canonical address and is kept by no shared cache', (path) => {
  const headers = headersOf(path);
  expect(headers.get('link')).toBeNull();
  expect(headers.get('cache-control')).toBe('private, no-cache');
});

test.each([
  ['true', '/en-us/gallery'],
  ['false', '/en-us/lost'],
  ['', '/en-us/lost'],
])('where DEMO is %j the gallery is %s', (demo, shown) => {
  vi.stubEnv('DEMO', demo);
  expect(headersOf('/gallery').get('x-middleware-rewrite')).toContain(shown);
});

test.each([
  ['/no/such-page', '/en-us/lost'],
  ['/vehicles/no-such-class', '/en-us/lost'],
  ['/faq', '/en-us/faq'],
  ['/p/lakeside', '/en-us/p/lakeside'],
  ['/[...slug]', '/en-us/placeholder'],
  ['/agents/no-such-page', '/en-us/lost'],
  ['/customers/no-such-page', '/en-us/lost'],
  ['/checkout/no-such-step', '/en-us/checkout/lost'],
  ['/checkout/lost', '/en-us/checkout/lost'],
  ['/checkout/plans', '/en-us/checkout/plans'],
  ['/claim/no-such-step', '/en-us/claim/lost'],
  ['/agents/quotes/q1', '/en-us/agents/quotes/q1'],
])('%s is answered by %s', (path, shown) => {
  expect(headersOf(path).get('x-middleware-rewrite')).toContain(shown);
});

test.each([
  ['/agents/rien', '/fr-ca/lost'],
  ['/customers/rien', '/fr-ca/lost'],
  ['/checkout/rien', '/fr-ca/checkout/lost'],
  ['/claim/rien', '/fr-ca/claim/lost'],
])('%s is answered in the language that was chosen, and as no page', (path, shown) => {
  const headers = { host: 'rv.example', cookie: 'locale=fr-ca' };
  const answer = proxy(new NextRequest(`http://localhost${path}`, { headers }));
  expect(answer.headers.get('x-middleware-rewrite')).toContain(shown);
  expect(answer.status).toBe(404);
});

test('a French address without a page is answered in French', () => {
  vi.stubEnv('US_HOST', 'us.example');
  vi.stubEnv('CA_HOST', 'ca.example');
  expect(headersOf('/fr-ca/rien', 'ca.example').get('x-middleware-rewrite')).toContain('/fr-ca/lost');
});
