import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match.js';
import { describe, expect, test } from 'vitest';
import { framePages, isFramePage } from './frame-pages.ts';
import recordPages from './record-pages.json';

describe('the pages of the frames', () => {
  test('have an address each: what a route with parameters is made for is said', () => {
    expect(framePages.filter((page) => page.includes('['))).toEqual([]);
  });

  test('are, of records, those that a page is rewritten to', () => {
    expect(recordPages.map(({ destination }) => destination).filter((path) => !isFramePage(path))).toEqual([]);
  });

  test('are shown as what they are, and not as a record of that name', () => {
    const taken = framePages.filter((page) =>
      recordPages.some(({ source, destination }) => page !== destination && getPathMatch(source)(page) !== false),
    );
    expect(taken).toEqual([]);
  });

  test.each([
    '/agents/quotes/018f0000-0000-7000-8000-000000000001',
    '/customers/policies/018f0000-0000-7000-8000-000000000001/id-card',
    '/underwriting/quotes/018f0000-0000-7000-8000-000000000001/pricing',
    '/underwriting/raters/dislocation/018f0000-0000-7000-8000-000000000001',
    '/print/quote/018f0000-0000-7000-8000-000000000001',
    '/products/waiting',
    '/checkout/expired',
  ])('have one at %s', (path) => expect(isFramePage(path)).toBe(true));

  test.each([
    '/agents/xyz',
    '/agents/quotes/1/xyz',
    '/checkout/xyz',
    '/checkout/line/xyz/sign',
    '/claim/xyz',
    '/customers/xyz',
    '/customers/policies/1/xyz',
    '/underwriting/xyz',
    '/print/xyz',
    '/lost',
    '/checkout/lost',
    '/welcome/xyz',
  ])('have none at %s', (path) => expect(isFramePage(path)).toBe(false));
});
