import { placeOf } from '../shell/layout-of.ts';
import { vehicleClasses } from '@roadworthy/core/products/vocabulary.ts';
import { areas } from '../features/site/states/areas.ts';
import { learningPaths } from '../features/site/learning/articles.ts';
import { formerVersions } from '../features/site/company/versions.ts';
import { sitePages, slugOfClass } from '../features/site/site-pages.ts';

/** The pages that search engines see, each without a locale. */
export const publicPaths: readonly string[] = [
  '/',
  ...sitePages.map(({ path }) => `/${path}`),
  '/faq',
  '/status',
  ...learningPaths,
  '/states',
  ...areas.map(({ slug }) => `/states/${slug}`),
  '/vehicles',
  ...vehicleClasses.map((kind) => `/vehicles/${slugOfClass(kind)}`),
];

const known = new Set(publicPaths);

/** What stands in the public frame, or in none, and is for nobody to find. */
const unlisted = /^\/(?:p\/[^/]+|placeholder|gallery)$/;

const former = new Set(formerVersions.map(({ path }) => `/${path}`));

/** Whether there may be a page at a path without a locale: what is neither public nor of another frame is none. */
export function mayBePage(path: string, isDemo: boolean): boolean {
  if (path === '/gallery' && !isDemo) return false;
  return isPublic(path) || former.has(path) || unlisted.test(path) || placeOf(path).layout !== 'public';
}

/** Whether search engines may see the page at a path, which has no locale before it. */
export function isPublic(path: string): boolean {
  return known.has(path);
}
