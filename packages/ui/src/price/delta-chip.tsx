import { classes } from '../base/classes.ts';
import { moneyText } from '../base/money-text.ts';

export type DeltaChipProps = { cents: number; per: string; same: string; currency?: string; locale?: string };

/** What a choice does to the price: "+$4.10 /mo". */
export function DeltaChip({ cents, per, same, currency, locale }: DeltaChipProps) {
  const sign = cents > 0 ? '+' : '−';
  return (
    <span
      className={classes(
        'inline-flex items-center rounded-input px-1.5 py-0.5 text-small font-semibold whitespace-nowrap tabular-nums',
        cents < 0 ? 'bg-success-tint text-success' : 'bg-surface-3 text-ink-2',
      )}
    >
      {cents === 0 ? same : `${sign}${moneyText(Math.abs(cents), currency, locale)} ${per}`}
    </span>
  );
}
