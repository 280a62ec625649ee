'use client';
import type { StorageType, VehicleClass } from '@roadworthy/core/products/vocabulary.ts';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { rangeText } from '@roadworthy/ui/price/range-text.ts';
import { useFormatter, useLocale } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { useNearby } from '../use-nearby.ts';
import { type SampleUse, useSamplePlace } from '../price/use-sample-range.ts';

type MoverWord =
  | ('rig' | 'nights' | 'nightsText' | 'fewer' | 'home' | 'storage' | 'any' | 'rental' | 'before')
  | ('year' | 'priced' | 'loading' | 'failed' | 'none');

type PriceMoversProps = {
  words: Readonly<Record<MoverWord, string>>;
  classes: readonly { readonly value: VehicleClass; readonly label: string }[];
  storages: readonly { readonly value: StorageType; readonly label: string }[];
  /** Where the example is kept (`US-OH`), and how that is called. */
  area: string;
  areaName: string;
};

/** More nights than these make a home of it. */
const fullTimerNights = 150;
const rentedPercent = 20;

/** Answers to move, and the range that the rates make of them. */
export function PriceMovers({ words, classes, storages, area, areaName }: PriceMoversProps) {
  const [kind, setKind] = useState<VehicleClass>('class_c');
  const [nights, setNights] = useState(40);
  const [storage, setStorage] = useState<StorageType | ''>('');
  const [isRented, setRented] = useState(false);
  const use: SampleUse = {
    nights: nights > fullTimerNights ? nights : null,
    storage_type: storage === '' ? null : storage,
    rental_percent: isRented ? rentedPercent : null,
  };
  const { place: where, isNear } = useNearby<HTMLDivElement>();
  const isMoved = Object.values(use).some((answer) => answer !== null);
  const before = useSamplePlace('', isNear ? area : null);
  const moved = useSamplePlace('', isNear && isMoved ? area : null, use);
  const now = isMoved ? moved : before;
  const locale = useLocale();
  const format = useFormatter();
  const textOf = ({ place }: typeof now): string | null => {
    const range = place?.ranges.find(({ vehicle_class }) => vehicle_class === kind);
    return range && place ? rangeText(range.low, range.high, place.currency, locale) : null;
  };
  const [shown, first] = [textOf(now), textOf(before)];
  const day = now.place && format.dateTime(new Date(now.place.effective_date), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <div ref={where} className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="flex flex-col gap-6">
        <Labelled text={words.rig}>
          <SelectInput
            options={classes.map(({ value, label }) => ({ value, label }))}
            value={kind}
            onChange={({ currentTarget }) => setKind(currentTarget.value as VehicleClass)}
            className="max-w-64 text-ink"
          />
        </Labelled>
        <Labelled text={words.nights} fact={words.nightsText.replace('{nights}', String(nights))}>
          <input
            type="range"
            min={0}
            max={365}
            step={5}
            value={nights}
            aria-valuetext={words.nightsText.replace('{nights}', String(nights))}
            onChange={({ currentTarget }) => setNights(Number(currentTarget.value))}
            className="h-11 w-full cursor-pointer accent-marigold"
          />
        </Labelled>
        <p className="-mt-4 min-h-12 text-small text-ink-2">{nights > fullTimerNights ? words.home : words.fewer}</p>
        <Labelled text={words.storage}>
          <SelectInput
            options={[{ value: '', label: words.any }, ...storages]}
            value={storage}
            onChange={({ currentTarget }) => setStorage(currentTarget.value as StorageType | '')}
            className="max-w-64 text-ink"
          />
        </Labelled>
        <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
          <input
            type="checkbox"
            checked={isRented}
            onChange={({ currentTarget }) => setRented(currentTarget.checked)}
            className="size-6 accent-marigold"
          />
          {words.rental}
        </label>
      </div>
      <div role="status" className="flex min-h-48 flex-col justify-center border-l-4 border-marigold pl-6">
        {shown === null ? (
          <p className="text-h3">{now.isFailed ? words.failed : now.place ? words.none : words.loading}</p>
        ) : (
          <>
            <p className="flex flex-wrap items-baseline gap-x-3">
              <strong className="type-display tabular-nums">{shown}</strong>
              <span className="text-h3">{words.year}</span>
            </p>
            <p className="mt-3 min-h-7 tabular-nums">
              {first !== shown && first && words.before.replace('{range}', first)}
            </p>
            <p className="mt-3 text-small text-ink-2">
              {words.priced
                .replace('{day}', day ?? '')
                .replace('{area}', areaName)
                .replace('{rates}', now.place?.version ?? '')}
            </p>
          </>
        )}
      </div>
    </div>
  );
}

/** What is moved, with what it stands at. */
function Labelled({ text, fact, children }: { text: string; fact?: string; children: ReactNode }) {
  return (
    // eslint-disable-next-line jsx-a11y/label-has-associated-control
    <label className="flex flex-col gap-2">
      <span className="flex justify-between gap-4 font-semibold">
        {text}
        {fact !== undefined && <span className="font-display text-h3 tabular-nums">{fact}</span>}
      </span>
      {children}
    </label>
  );
}
