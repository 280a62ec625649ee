import { vehicleClasses } from '@roadworthy/core/products/vocabulary.ts';
import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { localePath } from '../../../locale/locale-path.ts';
import { startHref } from '../../shared/start-href.ts';
import { BreadcrumbLd, JsonLd } from '../json-ld.tsx';
import { PhoneButton } from '../phone-button.tsx';
import { siteTranslator } from '../site-translator.ts';
import type { AreaLaw } from './area-law.ts';
import { DemandedLines, MinimumLimits, NoticePeriods, Part } from './area-law-sections.tsx';
import { AreaPicture } from './area-picture.tsx';
import { type AreaWords, areaWords, dayText, monthText } from './area-words.ts';
import { type Area, freezes, reviewedOn, withoutArticle } from './areas.ts';
import { AreaRates } from './area-rates.tsx';
import { SampleRanges } from './sample-ranges.tsx';

// Where no limit is compulsory, and where people live on the road by their papers.
const freeStates = ['NH'];
const homesOfTravellers = ['FL', 'SD', 'TX'];

type AreaScreenProps = { area: Area; law: AreaLaw; locale: PageLocale };

/** A state or province: its law with sources, its winter and weather, and what today's rates come to. */
export async function AreaScreen({ area, law, locale }: AreaScreenProps) {
  const [t, site] = await Promise.all([areaWords(locale), siteTranslator(locale)]);
  const title = t('area.title', { area: law.name });
  const address = localePath(locale, `/states/${area.slug}`);
  const about = { law, t, locale };
  return (
    <AreaRates area={`${area.country}-${area.code}`}>
      <article className="flex flex-col">
        <BreadcrumbLd
          steps={[
            { name: site('pages.states.title'), href: localePath(locale, '/states') },
            { name: withoutArticle(law.name), href: address },
          ]}
        />
        <JsonLd
          facts={{
            '@type': 'WebPage',
            name: title,
            url: address,
            inLanguage: locale,
            lastReviewed: reviewedOn,
            about: {
              '@type': 'AdministrativeArea',
              name: withoutArticle(law.name),
            },
          }}
        />
        <div className="mx-auto w-full max-w-6xl px-4 pt-6 pb-10 sm:px-6">
          <p className="mb-4">
            <AppLink href="/states" className="link inline-flex min-h-11 items-center text-small">
              {t('area.all')}
            </AppLink>
          </p>
          <h1 className="type-h1 max-w-[16em]">{title}</h1>
          <p className="mt-5 max-w-measure text-ink-2">{t('area.lead', { area: law.name })}</p>
          <div className="mt-8 flex flex-wrap items-center gap-4">
            <LinkButton href={startHref('homepage_footer')}>{site('common.start')}</LinkButton>
            <PhoneButton />
          </div>
        </div>
        <AreaPicture area={area} rig={law.rig} />
        <div className="mx-auto flex w-full max-w-6xl flex-col gap-14 px-4 py-14 sm:px-6">
          <MinimumLimits {...about} isFree={freeStates.includes(area.code)} />
          <DemandedLines {...about} />
          <Part title={t('area.towed')}>
            <p className="max-w-measure">{t(law.isPublic ? 'area.towedPublic' : 'area.towedFollows')}</p>
          </Part>
          <Part title={t('ranges.title')}>
            <p className="max-w-measure text-ink-2">{t('ranges.lead')}</p>
            <SampleRanges
              words={rangeWords(t)}
              classes={vehicleClasses.map((value) => ({ value, label: site(`classes.${value}.name`) }))}
            />
            <p className="max-w-measure text-small text-ink-2">{t('ranges.guide')}</p>
          </Part>
          <Living area={area} {...about} />
          <NoticePeriods {...about} />
          <p className="max-w-measure border-t border-line pt-5 text-small text-ink-2">
            {t('area.reviewed', { day: dayText(reviewedOn, locale) })}
          </p>
        </div>
      </article>
    </AreaRates>
  );
}

const rangeNames = [
  'class',
  'value',
  'range',
  'asOf',
  'rates',
  'currency',
  'notSold',
  'loading',
  'failed',
  'waitlist',
] as const;

function rangeWords(t: AreaWords) {
  const texts = rangeNames.map((name) => [name, t(`ranges.${name}`)] as const);
  return Object.fromEntries(texts) as Record<(typeof rangeNames)[number], string>;
}

type LivingProps = { area: Area; law: AreaLaw; t: AreaWords; locale: PageLocale };

/** What the place does to people and things: living in a rig, its winter and its weather. */
function Living({ area, law, t, locale }: LivingProps) {
  const freeze = freezes[area.freeze];
  return (
    <>
      <Part title={t('area.winter')}>
        <p className="max-w-measure">
          {freeze === null
            ? t('area.winterRare')
            : t('area.winterSome', { first: monthText(freeze[0], locale), last: monthText(freeze[1], locale) })}
        </p>
      </Part>
      <Part title={t('area.hazards')}>
        <p className="max-w-measure text-ink-2">{t('area.hazardsLead')}</p>
        <ul className="grid gap-4 sm:grid-cols-2">
          {area.hazards.map((hazard) => (
            <li key={hazard} className="rounded-card border border-line p-4">
              <h3 className="type-h3 mb-2">{t(`area.hazard.${hazard}.name`)}</h3>
              <p className="text-ink-2">{t(`area.hazard.${hazard}.body`)}</p>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={t('area.fullTimer')}>
        <p className="max-w-measure">{t('area.fullTimerBody')}</p>
        {homesOfTravellers.includes(area.code) && (
          <p className="max-w-measure">{t('area.fullTimerHome', { area: law.name })}</p>
        )}
      </Part>
    </>
  );
}
