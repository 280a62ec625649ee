import { vehicleClasses } from '@roadworthy/core/products/vocabulary.ts';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import type { PageLocale } from '@roadworthy/core/shared/page-locales.ts';
import { LineTiles } from './lines/line-tiles.tsx';
import { PhoneButton } from './phone-button.tsx';
import { PriceBox } from './price-box.tsx';
import { priceBoxProps } from './price-box-props.tsx';
import PriceScene from './price-scene.tsx';
import { slugOfClass } from './site-pages.ts';
import { siteTranslator } from './site-translator.ts';

const steps = ['range', 'plan', 'policy'] as const;

/** The front door: two answers to a price, how it goes, and whom to call. */
export async function HomeScreen({ locale }: { locale: PageLocale }) {
  const t = await siteTranslator(locale);
  const section = 'mx-auto w-full max-w-6xl px-4 py-14 sm:px-6';
  return (
    <>
      <PriceBox
        {...priceBoxProps(t)}
        scene={<PriceScene vehicleClass="class_c" />}
        lead={
          <>
            <h1 className="type-display max-w-[12ch]">{t('home.title')}</h1>
            <p className="mt-4 max-w-[38ch] text-h3 text-ink">{t('home.lead')}</p>
          </>
        }
      />
      <section className={section}>
        <h2 className="type-h2 mb-6">{t('home.howTitle')}</h2>
        <ol className="grid gap-8 sm:grid-cols-3">
          {steps.map((step) => (
            <li key={step}>
              <h3 className="type-h3 mb-2">{t(`home.how.${step}.title`)}</h3>
              <p className="text-ink-2">{t(`home.how.${step}.body`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="bg-surface-2">
        <div className={section}>
          <h2 className="type-h2 mb-3">{t('home.priceTitle2')}</h2>
          <p className="max-w-measure text-ink-2">{t('home.priceBody')}</p>
        </div>
      </section>
      <section className={section}>
        <h2 className="type-h2 mb-4">{t('home.classesTitle')}</h2>
        <ul className="flex flex-wrap gap-x-6">
          {vehicleClasses.map((kind) => (
            <li key={kind}>
              <AppLink href={`/vehicles/${slugOfClass(kind)}`} className="link inline-flex min-h-11 items-center">
                {t(`classes.${kind}.name`)}
              </AppLink>
            </li>
          ))}
        </ul>
      </section>
      <section className={`${section} pt-0`}>
        <h2 className="type-h2 mb-4">{t('home.linesTitle')}</h2>
        <LineTiles t={t} />
      </section>
      <section className={`${section} pt-0`}>
        <h2 className="type-h2 mb-3">{t('home.helpTitle')}</h2>
        <p className="mb-5 max-w-measure text-ink-2">{t('home.helpBody')}</p>
        <PhoneButton />
      </section>
    </>
  );
}
