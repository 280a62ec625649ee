import { vehicleClasses } from '@roadworthy/core/products/vocabulary.ts';
import { areas } from '../features/site/states/areas.ts';
import { sitePages, slugOfClass } from '../features/site/site-pages.ts';

/** The pages that search engines see, each without a locale. */
export const publicPaths: readonly string[] = [
  '/',
  ...sitePages.map(({ path }) => `/${path}`),
  '/states',
  ...areas.map(({ slug }) => `/states/${slug}`),
  '/vehicles',
  ...vehicleClasses.map((kind) => `/vehicles/${slugOfClass(kind)}`),
];

const known = new Set(publicPaths);

/** Whether search engines may see the page at a path, which has no locale before it. */
export function isPublic(path: string): boolean {
  return known.has(path);
}
