import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { locales } from './page-locales.ts';
import { ownPath, returnPath } from './return-path.ts';

const seed = 20260801;

describe('a return address', () => {
  test.each([
    '/',
    '/customers',
    '/agents/quotes?status=open&sort=-updated&page=2#top',
    '/customers/policies/01a1f7ab-c6b4-7286-887e-557c2a098a1f/billing',
    '/resume?next=https://x.example',
    '/faq?q=a//b%2F%5C',
    '/@x',
    '/agents:80',
    '/apical',
  ])('of ours stays as it is: %s', (path) => {
    expect(returnPath(path, '/fallback')).toBe(path);
  });

  test.each([
    ['/fr-ca', '/'],
    ['/en-us/', '/'],
    ['/fr-ca/faq?q=a', '/faq?q=a'],
    ['/FR-ca/faq', '/faq'],
    ['/fr-ca/en-us/En-CA/agents', '/agents'],
    ['/fr-ca?q=a#b', '/?q=a#b'],
    ['/customers/', '/customers'],
    ['/agents/x/../quotes', '/agents/quotes'],
    ['/x/../fr-ca/agents', '/agents'],
    ['/fr-ca/../../agents', '/agents'],
  ])('%s is %s, in whatever locale', (input, path) => {
    expect(returnPath(input, '/fallback')).toBe(path);
  });

  test.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/ /evil.example',
    '/%09/evil.example',
    '/%0a/evil.example',
    '/%0D/evil.example',
    '/%2f/evil.example',
    '/%2F%2Fevil.example',
    '/%5cevil.example',
    '/%5C%5Cevil.example',
    '/%252f%252fevil.example',
    '/x%2f..%2f/evil.example',
    '/fr-ca//evil.example/x',
    '/fr-ca///evil.example/x',
    '/fr-ca/%2fevil.example',
    '/fr-ca/%5Cevil.example',
    '/fr-ca/en-us//evil.example',
    '/en-us/en-us//evil.example',
    '/en-us/\\evil.example',
    '/en-us\\/evil.example',
    '/EN-us//evil.example',
    '/Fr-Ca/eN-cA//evil.example',
    '/fr-ca/\t/evil.example',
    '/fr-ca/.//evil.example',
    '/fr-ca/x/..//evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    '/%2E%2e//evil.example',
    '/x/%2e%2e//evil.example',
    '/fr-ca/%2e%2e//evil.example',
    '/customers//evil.example',
    '/customers//',
    'https://evil.example',
    'https://evil.example:443/x',
    'http:evil.example',
    'https:/evil.example',
    'HTTPS://evil.example',
    'https://us@evil.example',
    '//us:secret@evil.example:8443/x',
    '/fr-ca//us:secret@evil.example:8443/x',
    '/fr-ca//127.0.0.1:9',
    '/fr-ca//[::1]/x',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'evil.example',
    './evil',
    '../evil',
    '?next=//evil.example',
    '#//evil.example',
    '/\u0000/evil.example',
    '/\u2215/evil.example',
    '/é',
    `/${'a'.repeat(3_000)}`,
    '/api/auth/logout',
    '/fr-ca/api/auth/logout',
    '/x/../api/auth/logout',
    '',
    null,
    undefined,
    7,
    ['/', '//evil.example'],
  ])('that could lead elsewhere is not followed: %j', (input) => {
    expect(ownPath(input)).toBeNull();
    expect(returnPath(input, '/fallback')).toBe('/fallback');
  });

  test.each([
    '/agents/sign-in?returnTo=/agents',
    '/agents/reset?token=x',
    '/customers/sign-in',
    '/fr-ca/customers/sign-in#x',
  ])('after signing in is no sign-in page: %s', (input) => {
    expect(returnPath(input, '/welcome')).toBe('/welcome');
    expect(ownPath(input)).not.toBeNull();
  });

  test('names our own site and stays what it is, in whatever way it is put together', () => {
    const part = fc.constantFrom(
      '/',
      '//',
      '\\',
      '\t',
      '\n',
      '.',
      '..',
      '%2f',
      '%5c',
      '%2e',
      '%09',
      '%25',
      '@',
      ':',
      '?',
      '#',
      ' ',
      'fr-ca',
      'EN-US',
      'en-ca',
      'evil.example',
      'agents',
      'https:',
      '[::1]',
      'é',
      '%66r-ca',
    );
    const property = fc.property(fc.array(part, { maxLength: 9 }), (parts) => {
      const path = ownPath(`/${parts.join('')}`);
      if (path === null) return;
      expect(ownPath(path)).toBe(path);
      for (const before of ['', ...locales.map((locale) => `/${locale}`)]) {
        const led = new URL(`${before}${path}`, 'https://ours.example');
        expect(led.origin).toBe('https://ours.example');
        expect(led.pathname).not.toMatch(/\/\//);
      }
    });
    fc.assert(property, { seed, numRuns: 5_000 });
  });
});
