import { expect, test } from 'vitest';
import { publicPaths } from '../locale/public-paths.ts';
import { localePath } from '../locale/locale-path.ts';
import { locales } from '@roadworthy/core/shared/site/page-locales.ts';
import robots from './robots.ts';

const [rule] = [robots().rules].flat();
const disallowed = [rule?.disallow ?? []].flat();

function isOpen(path: string): boolean {
  return !disallowed.some((start) => path.startsWith(start));
}

test.each([
  '/print/quote/1',
  '/products',
  '/checkout/confirmation',
  '/resume/claim',
  '/p/lakeside',
  '/outdoorsy/start',
  '/agents/quotes',
  '/customers',
  '/checkout/start',
  '/resume',
])('%s is closed to robots in every locale', (path) => {
  for (const locale of locales) expect([locale, isOpen(localePath(locale, path))]).toEqual([locale, false]);
});

test('every page of the site’s map is open to robots in every locale', () => {
  const all = locales.flatMap((locale) => publicPaths.map((path) => localePath(locale, path)));
  expect(all.filter((path) => !isOpen(path))).toEqual([]);
});

test('no path is named twice', () => {
  expect(disallowed).toEqual([...new Set(disallowed)]);
});
