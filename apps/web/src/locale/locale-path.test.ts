import { expect, test } from 'vitest';
import { alternateLinks } from './alternate-links.ts';
import { localeHosts } from './locale-hosts.ts';
import { localePath, splitLocale } from './locale-path.ts';

test.each([
  ['en-us', '/faq', '/faq'],
  ['fr-ca', '/', '/fr-ca'],
  ['fr-ca', '/faq?q=a#b', '/fr-ca/faq?q=a#b'],
  ['fr-ca', '/?q=a', '/fr-ca?q=a'],
  ['fr-ca', '/en-ca/faq', '/fr-ca/faq'],
  ['en-us', '/fr-ca/faq', '/faq'],
  ['fr-ca', '/agents/quotes?page=2', '/agents/quotes?page=2'],
  ['fr-ca', '/checkout/confirmation', '/fr-ca/checkout/confirmation'],
  ['fr-ca', '/checkout/confirmation-letter', '/checkout/confirmation-letter'],
  ['fr-ca', '/api/auth/logout', '/api/auth/logout'],
  ['fr-ca', 'tel:+1', 'tel:+1'],
  ['fr-ca', '//elsewhere.example', '//elsewhere.example'],
  ['fr-ca', 'https://elsewhere.example/faq', 'https://elsewhere.example/faq'],
  ['fr-ca', '#part', '#part'],
  ['en-us', '/fr-ca//evil.example/x', '/evil.example/x'],
  ['fr-ca', '/en-us///evil.example', '/fr-ca/evil.example'],
  ['en-us', '/EN-us/\\evil.example', '/evil.example'],
  ['en-us', '/\\evil.example', '/evil.example'],
  ['en-us', '/fr-ca/\t/evil.example', '/evil.example'],
] as const)('in %s %s is %s', (locale, href, expected) => {
  expect(localePath(locale, href)).toBe(expected);
});

test.each([
  ['/fr-ca', { locale: 'fr-ca', path: '/' }],
  ['/fr-ca/faq', { locale: 'fr-ca', path: '/faq' }],
  ['/fr-cabin', { locale: undefined, path: '/fr-cabin' }],
  ['/', { locale: undefined, path: '/' }],
  ['/en-us//evil.example', { locale: 'en-us', path: '/evil.example' }],
  ['//evil.example', { locale: undefined, path: '/evil.example' }],
])('the path %s is %j', (pathname, expected) => {
  expect(splitLocale(pathname)).toEqual(expected);
});

test('a public page names its canonical address and its twins', () => {
  const hosts = { us: 'us.example', ca: 'ca.example' };
  const header = alternateLinks({ path: '/faq', locale: 'fr-ca', protocol: 'https', host: 'ca.example', hosts });
  expect(header.split(', ')).toEqual([
    '<https://ca.example/fr-ca/faq>; rel="canonical"',
    '<https://us.example/faq>; rel="alternate"; hreflang="en-US"',
    '<https://ca.example/en-ca/faq>; rel="alternate"; hreflang="en-CA"',
    '<https://ca.example/fr-ca/faq>; rel="alternate"; hreflang="fr-CA"',
    '<https://us.example/faq>; rel="alternate"; hreflang="x-default"',
  ]);
});

test('there are two domains only when both are named', () => {
  expect(localeHosts({ US_HOST: 'a', CA_HOST: 'b' })).toEqual({ us: 'a', ca: 'b' });
  expect(localeHosts({ US_HOST: 'a' })).toBeNull();
  expect(localeHosts({ US_HOST: 'a', CA_HOST: '' })).toBeNull();
});
