import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import type { Biome } from '@roadworthy/ui/brand/scene/scene-palette.ts';
import { classes } from '@roadworthy/ui/base/classes.ts';
import { localePath } from '../../../locale/locale-path.ts';
import { languageTags } from '../../../locale/locales.ts';
import { BreadcrumbLd } from '../json-ld.tsx';
import { SiteIntro } from '../site-intro.tsx';
import { siteTranslator } from '../site-translator.ts';
import { AreaFinder } from './area-finder.tsx';
import { AreaMap, landFaces } from './area-map.tsx';
import { areaWords } from './area-words.ts';
import { areas, withoutArticle } from './areas.ts';

const lands: readonly Biome[] = ['coast', 'pines', 'plains', 'desert', 'snow'];
const section = 'mx-auto w-full max-w-6xl px-4 pb-12 sm:px-6';

type StatesScreenProps = {
  locale: PageLocale;
  /** Their names in the page's language, by postal code. */
  names: Readonly<Record<string, string>>;
};

/** Every state and province: on a map, the reader's own country first, and by name. */
export async function StatesScreen({ locale, names }: StatesScreenProps) {
  const [t, site] = await Promise.all([areaWords(locale), siteTranslator(locale)]);
  const named = areas.map((area) => ({ ...area, name: withoutArticle(ownValue(names, area.code) ?? area.code) }));
  const countries = locale === 'en-us' ? (['US', 'CA'] as const) : (['CA', 'US'] as const);
  const list = named
    .toSorted((one, other) => one.name.localeCompare(other.name, languageTags[locale]))
    .map(({ slug, name }) => ({ href: `/states/${slug}`, name }));
  return (
    <>
      <BreadcrumbLd steps={[{ name: site('pages.states.title'), href: localePath(locale, '/states') }]} />
      <SiteIntro title={site('pages.states.title')} lead={site('pages.states.lead')} />
      <div className={`${section} flex flex-wrap gap-x-16 gap-y-12`}>
        {countries.map((country) => (
          <section key={country}>
            <h2 className="type-h2 mb-5">{t(country === 'US' ? 'index.us' : 'index.ca')}</h2>
            <AreaMap label={t(country === 'US' ? 'index.us' : 'index.ca')} country={country} areas={named} />
          </section>
        ))}
      </div>
      <section className={section}>
        <h2 className="mb-2 text-small font-semibold text-ink-2">{t('index.legend')}</h2>
        <ul className="flex flex-wrap gap-x-5 gap-y-2 text-small">
          {lands.map((land) => (
            <li key={land} className="flex items-center gap-2">
              <span
                aria-hidden
                className={classes('size-5 rounded-input border border-line-strong', landFaces[land])}
              />
              {t(`biome.${land}`)}
            </li>
          ))}
        </ul>
      </section>
      <section className={section}>
        <h2 className="type-h2 mb-5">{t('index.list')}</h2>
        <AreaFinder words={{ filter: t('index.filter'), none: t('index.none') }} areas={list} />
      </section>
    </>
  );
}
