import { vehicleClasses, type VehicleClass } from '@roadworthy/core/products/vocabulary.ts';
import type { Craft } from '@roadworthy/ui/brand/craft/craft-drawings.ts';
import { day } from '@roadworthy/core/shared/time/day.ts';
import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { articlePath, articles, categories } from '../learning/articles.ts';
import { learningWords } from '../learning/learning-words.ts';
import { readArticle } from '../learning/read-article.ts';
import { sitePages, slugOfClass } from '../site-pages.ts';
import { siteTranslator } from '../site-translator.ts';
import { areaNameIn, rigSoldIn } from '../states/area-law.ts';
import { viewOfArea } from '../states/area-picture.tsx';
import { areas } from '../states/areas.ts';
import { areaWords } from '../states/area-words.ts';
import { classViews, productViews, type View, viewByName } from './page-scenes.ts';

/** A public page as its picture shows it where somebody passes its address on. */
export type SharePage = {
  readonly path: string;
  readonly view: View;
  /** Null where nothing may be sold that stands on a road. */
  readonly rig: VehicleClass | Craft | null;
  readonly title: (locale: PageLocale) => Promise<string>;
};

type Titled = Pick<SharePage, 'title'>;
const textOf = (describe: (t: Awaited<ReturnType<typeof siteTranslator>>) => string): Titled => ({
  title: async (locale) => describe(await siteTranslator(locale)),
});
const learnt = (describe: (t: Awaited<ReturnType<typeof learningWords>>) => string): Titled => ({
  title: async (locale) => describe(await learningWords(locale)),
});
const byName = (path: string): Pick<SharePage, 'path' | 'view'> & { readonly rig: VehicleClass } => {
  const { rig, ...view } = viewByName(path);
  return { path, view, rig };
};

/** The laws of the day on which pages are made. */
const madeOn = day(new Date().toISOString().slice(0, 10));
const viewsOf: Readonly<Record<string, View>> = productViews;

/** Every public page with what its picture is made of. */
export const sharePages: readonly SharePage[] = [
  { path: '/', view: { biome: 'coast', time: 'day' }, rig: 'class_c', ...textOf((t) => t('home.title')) },
  ...sitePages.map((page): SharePage => {
    const drawn = byName(`/${page.path}`);
    const view = viewsOf[page.key] ?? drawn.view;
    return { ...drawn, view, rig: page.rig ?? drawn.rig, ...textOf((t) => t(`pages.${page.key}.title`)) };
  }),
  { ...byName('/faq'), ...textOf((t) => t('pages.faq.title')) },
  { ...byName('/status'), ...textOf((t) => t('status.title')) },
  { ...byName('/learning-center'), ...textOf((t) => t('pages.learning.title')) },
  ...categories.map((category) => ({
    ...byName(`/learning-center/${category}`),
    ...learnt((t) => t(`category.${category}.name`)),
  })),
  ...articles.map((place) => ({
    ...byName(articlePath(place)),
    title: async (locale: PageLocale) => readArticle(place, locale).title,
  })),
  { ...byName('/glossary'), ...learnt((t) => t('glossary.title')) },
  { ...byName('/states'), ...textOf((t) => t('pages.states.title')) },
  ...areas.map((area): SharePage => ({
    path: `/states/${area.slug}`,
    view: viewOfArea(area),
    rig: rigSoldIn(area.code, madeOn),
    title: async (locale) => (await areaWords(locale))('area.title', { area: areaNameIn(area.code, locale) }),
  })),
  { ...byName('/vehicles'), ...textOf((t) => t('pages.vehicles.title')) },
  ...vehicleClasses.map((kind) => ({
    path: `/vehicles/${slugOfClass(kind)}`,
    view: { biome: classViews[kind], time: 'day' } as const,
    rig: kind,
    ...textOf((t) => t(`classes.${kind}.title`)),
  })),
];
