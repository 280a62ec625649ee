import { vehicleClasses } from '@roadworthy/core/products/vocabulary.ts';
import { sitePages, slugOfClass } from '../site-pages.ts';
import type { SiteWords } from '../use-site-words.ts';
import type { KnownPage } from './find-pages.ts';

/** Every public page in the visitor's words. */
export function knownPages(t: SiteWords): KnownPage[] {
  return [
    ...sitePages.map(({ path, key }) => ({
      href: `/${path}`,
      title: t(`pages.${key}.title`),
      about: t(`pages.${key}.lead`),
    })),
    { href: '/states', title: t('pages.states.title'), about: t('pages.states.lead') },
    { href: '/vehicles', title: t('pages.vehicles.title'), about: t('pages.vehicles.lead') },
    ...vehicleClasses.map((kind) => ({
      href: `/vehicles/${slugOfClass(kind)}`,
      title: t(`classes.${kind}.title`),
      about: t(`classes.${kind}.lead`),
    })),
  ];
}
