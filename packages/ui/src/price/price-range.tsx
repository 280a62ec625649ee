import type { ReactNode } from 'react';
import { classes } from '../base/classes.ts';
import { moneyText, roundMoneyText } from '../base/money-text.ts';

export type PriceRangeProps = {
  /** What the figure is: "Estimated price", "Your price". */
  label: ReactNode;
  /** Whole cents. Without `high`, or with both equal, one exact price to the cent is shown. */
  low: number;
  high?: number | undefined;
  /** Always beside a price: "/mo" or "/yr". */
  per: string;
  /** The same price in the other term, such as "$1,047.53 /yr". */
  also?: ReactNode;
  currency?: string;
  locale?: string;
  /** A newer price is on its way; the last one stays, greyed, under this word. */
  repricing?: string | null;
  size?: 'regular' | 'compact';
};

/** A price, or the honest range it will fall in, with its term. The final value is announced once. */
export function PriceRange({
  label,
  low,
  high,
  per,
  also,
  currency,
  locale,
  repricing,
  size = 'regular',
}: PriceRangeProps) {
  const exact = high === undefined || high === low;
  const figure = exact
    ? moneyText(low, currency, locale)
    : `${roundMoneyText(low, currency, locale)}–${roundMoneyText(high, currency, locale)}`;
  return (
    <div className="flex flex-col gap-1">
      <p className="text-small text-ink-2">{label}</p>
      <p
        role="status"
        aria-live="polite"
        aria-busy={Boolean(repricing)}
        className={classes('flex flex-wrap items-baseline gap-x-1.5', repricing && 'text-ink-3')}
      >
        <span
          className={
            size === 'regular' ? 'type-price' : 'font-display text-[1.625rem] leading-none font-bold tabular-nums'
          }
        >
          <span key={figure} className="inline-block motion-safe:arrive">
            {figure}
          </span>
        </span>
        <span className="font-display font-semibold text-ink-2">{per}</span>
      </p>
      {(also || repricing) && <p className="text-small text-ink-3 tabular-nums">{repricing ?? also}</p>}
    </div>
  );
}
