import { type VehicleClass, vehicleClasses } from '@roadworthy/core/products/vocabulary.ts';
import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { cutView } from '@roadworthy/ui/brand/rig/cut-spots.ts';
import { localePath } from '../../../locale/locale-path.ts';
import { DrawnPicture } from '../../shared/drawings/drawn-picture.tsx';
import { startHref } from '../../shared/start-href.ts';
import { BreadcrumbLd } from '../json-ld.tsx';
import { PhoneButton } from '../phone-button.tsx';
import { classViews } from '../share/page-scenes.ts';
import { slugOfClass } from '../site-pages.ts';
import { SideScene } from '../side-scene.tsx';
import { siteTranslator } from '../site-translator.ts';
import { ClassRange } from './class-range.tsx';
import { ClassTour } from './class-tour.tsx';
import { tourStops, vehicleWords } from './vehicle-words.ts';

const section = 'mx-auto w-full max-w-6xl px-4 sm:px-6';

/** A class of vehicles: cut open, what breaks and what pays, what to have at hand, and what one costs today. */
export async function VehicleClassScreen({ kind, locale }: { kind: VehicleClass; locale: PageLocale }) {
  const [t, site] = await Promise.all([vehicleWords(locale), siteTranslator(locale)]);
  const name = site(`classes.${kind}.name`);
  const address = (path: string) => localePath(locale, path);
  return (
    <article>
      <BreadcrumbLd
        steps={[
          { name: site('pages.vehicles.title'), href: address('/vehicles') },
          { name, href: address(`/vehicles/${slugOfClass(kind)}`) },
        ]}
      />
      <div className="relative isolate overflow-hidden">
        <SideScene biome={classViews[kind]} time="day" rig={kind} />
        <div className={`${section} pt-8 pb-60 sm:pb-72 lg:pt-14 lg:pb-20`}>
          <div className="max-w-xl rounded-sheet bg-canvas p-5 shadow-overlay sm:p-7">
            <h1 className="type-h1">{site(`classes.${kind}.title`)}</h1>
            <p className="mt-4 text-ink-2">{site(`classes.${kind}.lead`)}</p>
            <div className="mt-6 flex flex-wrap items-center gap-4">
              <LinkButton href={startHref('rv', { vehicle_class: kind })}>{site('common.start')}</LinkButton>
              <PhoneButton />
            </div>
          </div>
        </div>
      </div>
      <section className={`${section} py-14`}>
        <h2 className="type-h2">{t('tour.title')}</h2>
        <p className="mt-3 mb-8 max-w-measure text-ink-2">{t('tour.lead')}</p>
        <ClassTour
          drawing={
            <DrawnPicture
              of={`cut-${kind}`}
              title={t('tour.drawing', { class: name })}
              size={cutSize(kind)}
              className="block h-auto w-full"
            />
          }
          stops={tourStops(kind, locale, t)}
        />
        <p className="mt-6 max-w-measure text-small text-ink-2">{t('tour.source')}</p>
      </section>
      <div data-theme="dark">
        <div className={`${section} grid gap-x-12 gap-y-10 py-14 lg:grid-cols-[minmax(0,1fr)_24rem]`}>
          <section>
            <h2 className="type-h2 mb-3">{t('range.title')}</h2>
            <p className="mb-6 max-w-measure">{t('range.lead')}</p>
            <ClassRange kind={kind} {...rangePlace(locale, site('home.postalCode'), t)} />
          </section>
          <p className="border-l-4 border-marigold pl-5 text-h3 leading-8">{t(`classes.${kind}.about`)}</p>
        </div>
      </div>
      <section className={`${section} py-14`}>
        <h2 className="type-h2 mb-6">{t('facts.title')}</h2>
        <dl className="grid gap-8 sm:grid-cols-2">
          {(['length', 'vin'] as const).map((fact) => (
            <div key={fact} className="border-t-4 border-lagoon pt-4">
              <dt className="type-h3 mb-2">{t(`facts.${fact}`)}</dt>
              <dd className="max-w-measure text-ink-2">{t(`classes.${kind}.${fact}`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <OtherClasses kind={kind} title={t('others')} all={t('all')} nameOf={(one) => site(`classes.${one}.name`)} />
    </article>
  );
}

const rangeNames = ['year', 'none', 'loading', 'failed'] as const;

function rangePlace(locale: PageLocale, postalCode: string, t: Awaited<ReturnType<typeof vehicleWords>>) {
  const isUs = locale === 'en-us';
  const input = Object.fromEntries(rangeNames.map((name) => [name, t(`range.${name}`)]));
  const words = {
    ...(input as Record<(typeof rangeNames)[number], string>),
    postalCode,
    priced: t('range.priced', {
      day: '{day}',
      rates: '{rates}',
    }),
    here: t('range.here', { area: '{area}' }),
  };
  return { area: isUs ? 'US-OH' : 'CA-ON', areaName: isUs ? 'Ohio' : 'Ontario', words };
}

function cutSize(kind: VehicleClass) {
  const [, , width, height] = cutView(kind);
  return { width, height };
}

type OtherClassesProps = {
  kind: VehicleClass;
  title: string;
  all: string;
  nameOf: (kind: VehicleClass) => string;
};

function OtherClasses({ kind, title, all, nameOf }: OtherClassesProps) {
  return (
    <nav aria-label={title} className={`${section} pb-16`}>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5 lg:grid-cols-9">
        {vehicleClasses
          .filter((one) => one !== kind)
          .map((one) => (
            <li key={one}>
              <AppLink
                href={`/vehicles/${slugOfClass(one)}`}
                className="flex h-full min-h-24 flex-col justify-end gap-1 rounded-card border border-line px-1 py-2 text-center text-small text-ink no-underline hover:border-ink hover:underline"
              >
                <DrawnPicture of={one} className="h-9 w-full" />
                {nameOf(one)}
              </AppLink>
            </li>
          ))}
      </ul>
      <p className="mt-4">
        <AppLink href="/vehicles" className="link inline-flex min-h-11 items-center">
          {all}
        </AppLink>
      </p>
    </nav>
  );
}
