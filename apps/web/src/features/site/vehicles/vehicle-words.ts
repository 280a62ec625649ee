import type { VehicleClass } from '@roadworthy/core/products/vocabulary.ts';
import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { type CutPart, cutSpots } from '@roadworthy/ui/brand/rig/cut-spots.ts';
import { roundMoneyText } from '@roadworthy/ui/base/money-text.ts';
import { createTranslator } from 'next-intl';
import { loadMessages } from '../../../locale/load-messages.ts';
import { languageTags } from '../../../locale/locales.ts';
import type { TourStop } from './class-tour.tsx';
import { payerPage, type RepairExample, repairExample } from './vehicle-parts.ts';

/** The words of the pages of the classes, for pages that are made without a browser. */
export async function vehicleWords(locale: PageLocale) {
  const { vehicles } = await loadMessages(locale, 'vehicles');
  return createTranslator({ locale: languageTags[locale], messages: { vehicles }, namespace: 'vehicles' });
}
export type VehicleWords = Awaited<ReturnType<typeof vehicleWords>>;

/** What a part of a class is called, where that class calls it otherwise than the rest. */
function nameOf(kind: VehicleClass, part: CutPart, t: VehicleWords): string {
  const own = `named.${kind}.${part}` as 'named.pop_up.roof';
  return t.has(own) ? t(own) : t(`part.${part}`);
}

function billText({ payer, loss, deductible, paid }: RepairExample, locale: PageLocale, t: VehicleWords): string {
  const text = (cents: number) => roundMoneyText(cents, 'USD', languageTags[locale]);
  if (payer === 'none') return t('tour.own', { loss: text(loss) });
  const facts = { loss: text(loss), paid: text(paid) };
  return deductible === 0 ? t('tour.whole', facts) : t('tour.bill', { ...facts, deductible: text(deductible) });
}

/** The stops of the tour through a class, in the page's words. */
export function tourStops(kind: VehicleClass, locale: PageLocale, t: VehicleWords): TourStop[] {
  return cutSpots(kind).flatMap(({ part, frame, mark }): TourStop[] => {
    const example = repairExample(kind, part);
    if (!example) return [];
    const text = (cents: number) => roundMoneyText(cents, 'USD', languageTags[locale]);
    return [
      {
        part,
        frame,
        mark,
        name: nameOf(kind, part, t),
        href: payerPage(example.payer),
        about: t(`classes.${kind}.parts.${part}` as 'classes.class_a.parts.roof'),
        payer: t(`payer.${example.payer}`),
        range: t('tour.range', {
          low: text(example.low),
          high: text(example.high),
        }),
        bill: billText(example, locale, t),
      },
    ];
  });
}
