'use client';
import type { VehicleClass } from '@roadworthy/core/products/vocabulary.ts';
import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { roundMoneyText } from '@roadworthy/ui/base/money-text.ts';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { rangeText } from '@roadworthy/ui/price/range-text.ts';
import { useFormatter, useLocale } from 'next-intl';
import { useState } from 'react';
import { useNearby } from '../use-nearby.ts';
import { useSamplePlace } from '../price/use-sample-range.ts';

type ClassRangeProps = {
  kind: VehicleClass;
  /** Where it is kept until a postal code is typed (`US-OH`), and how that is called. */
  area: string;
  areaName: string;
  words: Readonly<Record<'postalCode' | 'year' | 'none' | 'loading' | 'failed' | 'priced' | 'here', string>>;
};

/** What an example of a class costs by the rates of today, in a place to choose. */
export function ClassRange({ kind, area, areaName, words }: ClassRangeProps) {
  const [postalCode, setPostalCode] = useState('');
  const { place: where, isNear } = useNearby<HTMLDivElement>();
  const { place, isFailed } = useSamplePlace(postalCode, isNear ? area : null);
  const format = useFormatter();
  const locale = useLocale();
  const range = place?.ranges.find(({ vehicle_class }) => vehicle_class === kind);
  const day = place && format.dateTime(new Date(place.effective_date), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <div ref={where} className="flex flex-wrap items-end gap-x-10 gap-y-6">
      <Field id="class-postal-code" label={words.postalCode}>
        {(control) => (
          <TextInput
            {...control}
            className="max-w-40 text-ink"
            value={postalCode}
            onChange={({ currentTarget }) => setPostalCode(currentTarget.value)}
            autoComplete="postal-code"
            maxLength={textLimits.postalCode}
          />
        )}
      </Field>
      <div role="status" className="flex min-h-28 flex-col justify-end">
        {range && place ? (
          <>
            <p className="text-small tabular-nums">
              {[postalCode === '' ? words.here.replace('{area}', areaName) : '', range.year]
                .concat(roundMoneyText(range.value, place.currency, locale))
                .filter(Boolean)
                .join(', ')}
            </p>
            <p className="flex flex-wrap items-baseline gap-x-3">
              <strong className="type-price">{rangeText(range.low, range.high, place.currency, locale)}</strong>
              <span>{words.year}</span>
            </p>
            <p className="mt-1 text-small">
              {words.priced.replace('{day}', day ?? '').replace('{rates}', place.version ?? '')}
            </p>
          </>
        ) : (
          <p className="max-w-[28em]">
            {isFailed ? words.failed : place ? (place.message ?? words.none) : words.loading}
          </p>
        )}
      </div>
    </div>
  );
}
