'use client';
import type { VehicleClass } from '@roadworthy/core/products/vocabulary.ts';
import { roundMoneyText } from '@roadworthy/ui/base/money-text.ts';
import { rangeText } from '@roadworthy/ui/price/range-text.ts';
import { useLocale } from 'next-intl';
import type { useSamplePlace } from './use-sample-range.ts';

export type PriceExampleWords = Readonly<Record<'promise' | 'example' | 'perYear', string>>;

type PriceExampleProps = {
  words: PriceExampleWords;
  place: ReturnType<typeof useSamplePlace>['place'];
  vehicleClass: VehicleClass | null;
  /** How the class is called. */
  label: string;
};

/** What an example of the chosen class costs there by the rates of today; what to expect until that is known. */
export function PriceExample({ words, place, vehicleClass, label }: PriceExampleProps) {
  const found = place?.ranges.find((one) => one.vehicle_class === vehicleClass);
  const locale = useLocale();
  return (
    <div role="status" className="flex min-h-[4.75rem] flex-col justify-center border-t border-line pt-4">
      {!found || !place ? (
        <p className="text-small text-ink-2">{words.promise}</p>
      ) : (
        <>
          <p className="text-small text-ink-2">{words.example}</p>
          <p className="flex flex-wrap items-baseline gap-x-2">
            <strong className="font-display text-h2 tabular-nums">
              {rangeText(found.low, found.high, place.currency, locale)}
            </strong>
            <span>{words.perYear}</span>
          </p>
          <p className="text-small text-ink-2 tabular-nums">
            {[label, found.year, roundMoneyText(found.value, place.currency, locale)].join(', ')}
          </p>
        </>
      )}
    </div>
  );
}
