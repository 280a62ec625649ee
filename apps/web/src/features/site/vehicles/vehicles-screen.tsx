import { isMotorised, type VehicleClass, vehicleClasses } from '@roadworthy/core/products/vocabulary.ts';
import { guideValue } from '@roadworthy/core/shared/site/guide-values.ts';
import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { roundMoneyText } from '@roadworthy/ui/base/money-text.ts';
import { usualFeet } from '@roadworthy/ui/brand/rig/rig-class.ts';
import { languageTags } from '../../../locale/locales.ts';
import { slugOfClass } from '../site-pages.ts';
import { siteTranslator } from '../site-translator.ts';
import { ClassRoad } from './class-road.tsx';
import { type ClassRow, ClassTable } from './class-table.tsx';
import { type VehicleWords, vehicleWords } from './vehicle-words.ts';

const section = 'mx-auto w-full max-w-6xl px-4 sm:px-6';
const yearsOld = 3;

/** All ten classes on one road, and their facts in a table to sort. */
export async function VehiclesScreen({ locale }: { locale: PageLocale }) {
  const [t, site] = await Promise.all([vehicleWords(locale), siteTranslator(locale)]);
  const nameOf = (kind: VehicleClass) => site(`classes.${kind}.name`);
  const thisYear = new Date().getUTCFullYear();
  const columns = (['name', 'length', 'towed', 'license', 'value'] as const).map((one) => t(`index.${one}`));
  return (
    <>
      <div className={`${section} pt-10 pb-8 lg:pt-16`}>
        <h1 className="type-h1 max-w-[16em]">{site('pages.vehicles.title')}</h1>
        <p className="mt-5 max-w-measure text-ink-2">{site('pages.vehicles.lead')}</p>
      </div>
      <ClassRoad label={t('index.road')} nameOf={nameOf} />
      <section className={`${section} py-14`}>
        <h2 className="type-h2">{t('index.table')}</h2>
        <p className="mt-2 mb-5 text-ink-2">{t('index.hint')}</p>
        <ClassTable
          caption={t('index.table')}
          columns={columns}
          rows={vehicleClasses.map((kind) => classRow(kind, { t, locale, thisYear, name: nameOf(kind) }))}
        />
        <p className="mt-5 max-w-measure text-small text-ink-2">
          {t('index.note', { year: String(thisYear - yearsOld) })}
        </p>
      </section>
    </>
  );
}

type RowFacts = { t: VehicleWords; locale: PageLocale; thisYear: number; name: string };

/** Heavy ones are those that reach what an ordinary license of some places does not. */
const heavy: readonly VehicleClass[] = ['class_a', 'bus_conversion', 'fifth_wheel', 'toy_hauler'];

function classRow(kind: VehicleClass, { t, locale, thisYear, name }: RowFacts): ClassRow {
  const { from, to } = usualFeet(kind);
  const currency = locale === 'en-us' ? 'USD' : 'CAD';
  const guide = guideValue({ vehicleClass: kind, make: '', year: thisYear - yearsOld, thisYear, currency });
  const value = guide ? (guide.low + guide.high) / 2 : 0;
  const way = isMotorised(kind) ? 'driven' : kind === 'truck_camper' ? 'carried' : 'pulled';
  const isHeavy = heavy.includes(kind);
  const license = !isHeavy ? 'ordinary' : isMotorised(kind) ? 'heavy' : 'heavyTow';
  return {
    href: `/vehicles/${slugOfClass(kind)}`,
    name,
    cells: [
      {
        text: t('index.feet', {
          from: String(from),
          to: String(to),
        }),
        rank: from + to,
      },
      {
        text: t(`index.${way}`),
        rank: ['driven', 'carried', 'pulled'].indexOf(way),
      },
      {
        text: t(`index.${license}`),
        rank: ['ordinary', 'heavyTow', 'heavy'].indexOf(license),
      },
      {
        text: roundMoneyText(value, currency, languageTags[locale]),
        rank: value,
      },
    ],
  };
}
