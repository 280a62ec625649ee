import { describe, expect, test } from 'vitest';
import { safeReturnPath } from './same-origin.ts';

describe('the way back after signing in or out', () => {
  test.each(['/', '/customers', '/agents/quotes/1?tab=price#top', '/resume?next=https://x.example', '/a%2Fb', '/@x'])(
    'leads to %s of our own',
    (path) => {
      expect(safeReturnPath(path)).toBe(path);
    },
  );

  test.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/%09/evil.example',
    '/%0a/evil.example',
    '/%2f/evil.example',
    '/%2F%2Fevil.example',
    '/%5cevil.example',
    '/%5C%5Cevil.example',
    'https://evil.example',
    'http:evil.example',
    'https:/evil.example',
    'HTTPS://evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'evil.example',
    './evil',
    '../evil',
    '?next=//evil.example',
    '#//evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/\u0000/evil.example',
    `/${'a'.repeat(3_000)}`,
    '',
    null,
    ['/', '//evil.example'],
  ])('does not lead to %j', (given) => {
    expect(safeReturnPath(given, '/fallback')).toBe('/fallback');
  });
});
