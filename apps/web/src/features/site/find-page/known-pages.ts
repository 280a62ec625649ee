import { vehicleClasses } from '@roadworthy/core/products/vocabulary.ts';
import { sitePages, slugOfClass } from '../site-pages.ts';
import type { SiteWords } from '../use-site-words.ts';
import type { KnownPage } from './find-pages.ts';

/** Pages with a route of their own. */
const beside = [
  ['/faq', 'faq'],
  ['/learning-center', 'learning'],
  ['/states', 'states'],
  ['/vehicles', 'vehicles'],
] as const;

/** Every public page in the visitor's words. */
export function knownPages(t: SiteWords): KnownPage[] {
  return [
    ...sitePages.map(({ path, key }) => ({
      href: `/${path}`,
      title: t(`pages.${key}.title`),
      about: t(`pages.${key}.lead`),
    })),
    ...beside.map(([href, key]) => ({ href, title: t(`pages.${key}.title`), about: t(`pages.${key}.lead`) })),
    ...vehicleClasses.map((kind) => ({
      href: `/vehicles/${slugOfClass(kind)}`,
      title: t(`classes.${kind}.title`),
      about: t(`classes.${kind}.lead`),
    })),
  ];
}
