import type { ReactNode } from 'react';
import { classes } from '../base/classes.ts';
import { moneyText } from '../base/money-text.ts';
import { rangeText } from './range-text.ts';

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

/** A range in thousands is longer than the rail is wide. */
const longFigure = 12;

function sizeOf(size: 'regular' | 'compact', exact: boolean, length: number): string {
  const shown = 'font-display leading-none font-bold tabular-nums';
  if (size === 'compact') return `${shown} ${exact ? 'text-[1.625rem]' : 'text-[1.25rem]'}`;
  if (exact) return 'type-price';
  return `${shown} ${length > longFigure ? 'text-[min(var(--rw-price),1.75rem)]' : 'text-[min(var(--rw-price),2.25rem)]'}`;
}

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
  const figure = exact ? moneyText(low, currency, locale) : rangeText(low, high, currency, locale);
  return (
    <div className="flex flex-col gap-1">
      <p className="text-small text-ink-2">{label}</p>
      <p
        role="status"
        aria-live="polite"
        aria-busy={Boolean(repricing)}
        className={classes('flex flex-wrap items-baseline gap-x-1.5', repricing && 'text-ink-3')}
      >
        <span className={sizeOf(size, exact, figure.length)}>
          <span key={figure} className="inline-block whitespace-nowrap motion-safe:arrive">
            {figure}
          </span>
        </span>
        <span className="font-display font-semibold text-ink-2">{per}</span>
      </p>
      {(also || repricing) && <p className="text-small text-ink-3 tabular-nums">{repricing ?? also}</p>}
    </div>
  );
}
