'use client';
import type { VehicleClass } from '@roadworthy/core/products/vocabulary.ts';
import { Button, LinkButton } from '@roadworthy/ui/base/button.tsx';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { StripeProgress } from '@roadworthy/ui/brand/stripe.tsx';
import { rangeText } from '@roadworthy/ui/price/range-text.ts';
import { useLocale } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { type KeptQuote as Stored, loadStoredQuote } from './use-stored-quote.ts';

export type StoredWords = Readonly<
  Record<
    | ('continueTitle' | 'continueNamed' | 'continueBody' | 'continueEnded' | 'continueStands' | 'continueProgress')
    | ('continue' | 'another' | 'perYear' | 'perTerm'),
    string
  >
>;

type KeptQuoteProps = {
  words: StoredWords;
  /** Tells which rig stands on the road. */
  onVehicle: (vehicleClass: VehicleClass) => void;
  onAnother: () => void;
  /** The token of this browser opens nothing any more. */
  onGone: () => void;
};

/** In place of the form: the quote of this browser, by its name and its price, and the way on. */
export function KeptQuote({ words, onVehicle, onAnother, onGone }: KeptQuoteProps) {
  const [stored, setStored] = useState<Stored | null>(null);
  const locale = useLocale();
  const take = useEffectEvent((found: Stored | null): void => {
    if (found === null) return onGone();
    setStored(found);
    if (found.vehicleClass) onVehicle(found.vehicleClass);
  });
  useEffect(() => {
    let isCurrent = true;
    // Without an answer the way on is the same.
    loadStoredQuote().then(
      (found) => isCurrent && take(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  const range = stored?.range;
  const answered = stored?.percent ?? null;
  const text = words.continueProgress.replace('{percent}', String(answered));
  const term = (months: number): string => {
    return months === 12 ? words.perYear : words.perTerm.replace('{months}', String(months));
  };
  const body = (): string => {
    if (stored?.hasEnded) return words.continueEnded;
    return stored === null || answered !== null ? words.continueBody : words.continueStands;
  };
  return (
    <div className="flex flex-col gap-4">
      <h2 className="type-h3">
        {stored?.name ? words.continueNamed.replace('{name}', stored.name) : words.continueTitle}
      </h2>
      <p role="status" className="flex min-h-11 flex-wrap items-baseline gap-x-2">
        {range && (
          <>
            <strong className="font-display text-h1 leading-none tabular-nums">
              {range.low === range.high
                ? moneyText(range.low, range.currency, locale)
                : rangeText(range.low, range.high, range.currency, locale)}
            </strong>
            <span>{term(range.months)}</span>
          </>
        )}
      </p>
      <div className="min-h-12 w-full">
        {answered !== null && <StripeProgress percent={answered} label={text} valueText={text} />}
        <p className="mt-2">{body()}</p>
      </div>
      <div className="flex flex-col gap-1">
        <LinkButton href={stored?.href ?? '/checkout/start'}>{words.continue}</LinkButton>
        <Button tone="plain" onClick={onAnother}>
          {words.another}
        </Button>
      </div>
    </div>
  );
}
