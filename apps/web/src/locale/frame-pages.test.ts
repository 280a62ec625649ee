import { globSync } from 'node:fs';
import { join } from 'node:path';
import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match.js';
import { reportSteps } from '@roadworthy/core/claims/vocabulary.ts';
import { stateScreens } from '@roadworthy/core/quoting/vocabulary.ts';
import { describe, expect, test } from 'vitest';
import { linesOfData } from '../features/shared/lines/line-view.ts';
import { placeOf } from '../shell/layout-of.ts';
import { framePages, isFramePage } from './frame-pages.ts';
import recordPages from './record-pages.json';

/** What a route with parameters is made for, where its file says so. */
const made: Readonly<Record<string, readonly string[]>> = {
  '/checkout/[state]': stateScreens.filter((one) => one !== 'confirmation').map((one) => `/checkout/${one}`),
  '/claim/[step]': [...reportSteps, 'confirmation'].map((one) => `/claim/${one}`),
  '/checkout/line/[provider]/[step]': linesOfData.flatMap(({ provider, checkout }) =>
    checkout.map(({ code }) => `/checkout/line/${provider}/${code}`),
  ),
  ...Object.fromEntries(
    ['history', 'sign', 'payment'].map((end) => [
      `/checkout/line/[provider]/${end}`,
      linesOfData.map(({ provider }) => `/checkout/line/${provider}/${end}`),
    ]),
  ),
};

/** The pages that there is a file for in another frame than the public one, and those that say that there is none. */
const files = globSync('**/page.tsx', { cwd: join(import.meta.dirname, '../app/[locale]') })
  .map((file) => `/${file.split('/').slice(0, -1).join('/')}`.replaceAll(/\/\([^)]+\)/g, ''))
  .filter((path) => placeOf(path).layout !== 'public' && !path.endsWith('/lost'));

describe('the pages of the frames', () => {
  test('are those that there is a file for', () => {
    const paths = files.flatMap((file) => made[file] ?? [file]);
    expect([...new Set(framePages)].toSorted()).toEqual([...new Set(paths)].toSorted());
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
