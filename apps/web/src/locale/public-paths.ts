import { placeOf } from '../shell/layout-of.ts';
import { isFramePage } from './frame-pages.ts';
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

/** What is for nobody to find, and stands in no frame. */
const unlisted = /^\/(?:placeholder|gallery)$/;

const former = new Set(formerVersions.map(({ path }) => `/${path}`));

/** Whether there may be a page at a path without a locale. */
export function mayBePage(path: string, isDemo: boolean): boolean {
  if (path === '/gallery' && !isDemo) return false;
  return isPublic(path) || former.has(path) || unlisted.test(path) || isFramePage(path);
}

/** Whether search engines may see the page at a path, which has no locale before it. */
export function isPublic(path: string): boolean {
  return known.has(path);
}

/**
 * The page that is shown at a path where there is none, in its language. A flow has one in its own frame; who is signed in
 * is known to the browser alone, which puts the frame of an account or of the staff around the one that all others have.
 */
export function lostPageAt(path: string): string {
  const { layout } = placeOf(path);
  return layout === 'checkout' || layout === 'claim' ? `/${layout}/lost` : '/lost';
}
