import { describe, expect, test } from 'vitest';
import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { type RouteAnswer, routeLocale } from './route-locale.ts';

const hosts = { us: 'us.example', ca: 'ca.example' };

type Visit = { host?: string; chosen?: PageLocale; languages?: string; single?: boolean };

function route(pathname: string, { host = hosts.us, chosen, languages = '', single = false }: Visit = {}): string {
  return described(routeLocale({ host, pathname, chosen, languages, hosts: single ? null : hosts }));
}

function described(answer: RouteAnswer): string {
  return 'show' in answer ? `show ${answer.show}` : `move ${answer.host ?? ''}${answer.moveTo}`;
}

describe('a page with a prefix', () => {
  test.each([
    ['/', hosts.us, 'show /en-us'],
    ['/faq', hosts.us, 'show /en-us/faq'],
    ['/fr-ca', hosts.ca, 'show /fr-ca'],
    ['/fr-ca/faq', hosts.ca, 'show /fr-ca/faq'],
    ['/en-ca/vehicles/class-a', hosts.ca, 'show /en-ca/vehicles/class-a'],
    ['/fr-ca/checkout/confirmation', hosts.ca, 'show /fr-ca/checkout/confirmation'],
    ['/checkout/confirmation', hosts.us, 'show /en-us/checkout/confirmation'],
  ])('%s on %s: %s', (pathname, host, expected) => {
    expect(route(pathname, { host })).toBe(expected);
  });

  test.each([
    ['/fr-ca/faq', hosts.us, 'move ca.example/fr-ca/faq'],
    ['/en-ca', hosts.us, 'move ca.example/en-ca'],
    ['/en-us/faq', hosts.ca, 'move us.example/faq'],
    ['/fr-ca/vehicles/class-a', hosts.us, 'move ca.example/fr-ca/vehicles/class-a'],
  ])('%s on %s goes to the domain of its locale when search engines see it: %s', (pathname, host, expected) => {
    expect(route(pathname, { host })).toBe(expected);
  });

  test.each([
    ['/en-us', 'move /'],
    ['/en-us/faq', 'move /faq'],
    ['/EN-US/faq', 'move /faq'],
  ])('the default locale has none: %s: %s', (pathname, expected) => {
    expect(route(pathname)).toBe(expected);
  });

  test('a prefix in capitals is written small', () => {
    expect(route('/FR-CA/faq', { host: hosts.ca })).toBe('move /fr-ca/faq');
  });

  test.each([
    [{}, 'move /en-ca/faq'],
    [{ languages: 'fr-CA,fr;q=0.9,en;q=0.5' }, 'move /fr-ca/faq'],
    [{ languages: 'en-GB,fr;q=0.5' }, 'move /en-ca/faq'],
    [{ languages: 'fr', chosen: 'en-ca' as const }, 'move /en-ca/faq'],
    [{ chosen: 'en-us' as const }, 'move /en-ca/faq'],
  ])('without one, the Canadian domain chooses: %j: %s', (visit, expected) => {
    expect(route('/faq', { host: hosts.ca, ...visit })).toBe(expected);
  });

  test('the domain of en-us stays in it, whatever was chosen', () => {
    expect(route('/faq', { chosen: 'fr-ca', languages: 'fr' })).toBe('show /en-us/faq');
  });
});

const storedByTheBrowser = [
  '/checkout/confirmation',
  '/print/quote/1',
  '/print/declarations/1',
  '/print/id-card/1',
  '/products',
  '/resume/claim',
  '/p/lakeside',
  '/no/such-page',
];

describe.each(storedByTheBrowser)('%s, which only one person sees,', (path) => {
  test('stays on the host of the visit, in the locale that its prefix names', () => {
    expect(route(`/fr-ca${path}`)).toBe(`show /fr-ca${path}`);
    expect(route(`/en-ca${path}`)).toBe(`show /en-ca${path}`);
    expect(route(`/en-us${path}`, { host: hosts.ca })).toBe(`move ${path}`);
  });

  test('keeps to the choice, whichever domain it belongs to', () => {
    expect(route(path, { chosen: 'fr-ca' })).toBe(`move /fr-ca${path}`);
    expect(routeLocale({ host: hosts.ca, pathname: path, chosen: 'en-us', languages: 'fr', hosts })).toEqual({
      show: `/en-us${path}`,
      locale: 'en-us',
      remember: false,
    });
  });
});

describe('one host for all locales', () => {
  test('shows each under its prefix', () => {
    expect(route('/fr-ca/faq', { single: true, host: 'localhost' })).toBe('show /fr-ca/faq');
  });

  test('is in en-us, whatever the browser speaks, until the visitor chooses', () => {
    expect(route('/faq', { single: true, languages: 'fr' })).toBe('show /en-us/faq');
    expect(route('/faq', { single: true, chosen: 'fr-ca' })).toBe('move /fr-ca/faq');
  });
});

const unprefixed = [
  '/welcome',
  '/resume',
  '/resume/renewal',
  '/resume/sign',
  '/resume/sign-in',
  '/resume/pay',
  '/resume/address',
  '/resume/incident',
  '/resume/letters',
  '/outdoorsy/start',
  '/claim',
  '/claim/photos',
  '/customers',
  '/customers/policies/1',
  '/agents',
  '/agents/quotes',
  '/agents/announcements',
  '/organizations',
  '/organizations/round-robin',
  '/underwriting',
  '/underwriting/map',
  '/checkout',
  '/checkout/start',
  '/checkout/payment',
];

describe.each(unprefixed)('%s', (path) => {
  test('has no prefix on either domain, and speaks the language that was chosen', () => {
    expect(route(path)).toBe(`show /en-us${path}`);
    expect(route(path, { chosen: 'fr-ca' })).toBe(`show /fr-ca${path}`);
    expect(route(path, { host: hosts.ca })).toBe(`show /en-ca${path}`);
    expect(route(path, { host: hosts.ca, languages: 'fr' })).toBe(`show /fr-ca${path}`);
  });

  test.each(['en-us', 'en-ca', 'fr-ca'] as const)('loses the prefix %s and remembers it', (locale) => {
    const answer = routeLocale({
      host: hosts.us,
      pathname: `/${locale}${path}`,
      chosen: undefined,
      languages: '',
      hosts,
    });
    expect(answer).toEqual({ moveTo: path, host: null, locale });
  });
});

test.each([
  '/faq',
  '/claims',
  '/about',
  '/print/quote/1',
  '/resume/claim',
  '/p/lakeside',
  '/products',
  '/checkout/confirmation',
  '/welcome/more',
  '/become-an-agent',
])('%s has a prefix where the locale is not the default', (path) => {
  expect(route(path, { host: hosts.ca })).toBe(`move /en-ca${path}`);
});

test.each(['/[...slug]', '/[[...slug]]', '/%5B...slug%5D', '/fr-ca/[...slug]'])(
  'the placeholder %s shows nothing',
  (path) => {
    expect(route(path, { single: true })).toMatch(/^show \/(?:en-us|fr-ca)\/placeholder$/);
  },
);

test('an address that cannot be decoded is a page like any other', () => {
  expect(route('/%E0%A4%A')).toBe('show /en-us/%E0%A4%A');
});
