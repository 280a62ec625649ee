import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { LineTiles } from '../lines/line-tiles.tsx';
import { PhoneButton } from '../phone-button.tsx';
import { PriceBox } from '../price/price-box.tsx';
import { priceBoxProps } from '../price/price-box-props.tsx';
import PriceScene from '../price/price-scene.tsx';
import { siteTranslator } from '../site-translator.ts';
import { ClassRoad } from '../vehicles/class-road.tsx';
import { FiveQuestions, HowClaimsGo, RentOut, section, ThreeBadDays, WhatMovesPrices } from './home-sections.tsx';

/** The front door: two answers to a price, what moves it, what it pays, and whom to call. */
export async function HomeScreen({ locale }: { locale: PageLocale }) {
  const t = await siteTranslator(locale);
  const about = { t, locale };
  return (
    <>
      <PriceBox
        {...priceBoxProps(t)}
        scene={<PriceScene vehicleClass="class_c" />}
        lead={
          <>
            <h1 className="type-display max-w-[8.4em]">{t('home.title')}</h1>
            <p className="mt-4 max-w-[26.5em] text-h3 text-ink">{t('home.lead')}</p>
          </>
        }
      />
      <WhatMovesPrices {...about} />
      <ThreeBadDays {...about} />
      <section>
        <div className={`${section} pb-6`}>
          <h2 className="type-h1">{t('home.classesTitle')}</h2>
          <p className="mt-3 text-ink-2">{t('home.classesLead')}</p>
        </div>
        <ClassRoad label={t('home.classesTitle')} nameOf={(kind) => t(`classes.${kind}.name`)} />
      </section>
      <section className={`${section} py-16`}>
        <h2 className="type-h1 mb-8">{t('home.linesTitle')}</h2>
        <LineTiles t={t} />
      </section>
      <HowClaimsGo {...about} />
      <RentOut {...about} />
      <div className={`${section} grid gap-x-14 gap-y-12 py-16 lg:grid-cols-[minmax(0,1fr)_24rem]`}>
        <FiveQuestions {...about} />
        <section className="h-fit rounded-sheet border-l-4 border-lagoon bg-surface-2 p-7">
          <h2 className="type-h2 mb-3">{t('home.helpTitle')}</h2>
          <p className="mb-6 text-ink-2">{t('home.helpBody')}</p>
          <PhoneButton />
        </section>
      </div>
    </>
  );
}
