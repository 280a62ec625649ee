import { mostChangePercent } from '@roadworthy/core/renewals/vocabulary.ts';
import { type Tone, toneTint } from '@roadworthy/ui/base/tone.ts';
import type { useFormatter } from 'next-intl';

/** What a renewal costs more or less, in cents, and what is paid until now. */
type Priced = { readonly price_change: number | null; readonly premium_before: number | null };
type Format = ReturnType<typeof useFormatter>;

/** By how much of what is paid until now the price moves; null until it was priced. */
export function shareOf({ price_change: change, premium_before: before }: Priced): number | null {
  return change === null || before === null || before === 0 ? null : change / before;
}

/** A share as it is read: `+12.4 %`. */
export function shareText(share: number, format: Format): string {
  return format.number(share, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 1 });
}

/** How warm a change of the price is: what an underwriter has to see is hot, half of it is warm. */
function heatOf(share: number): Tone {
  const percent = share * 100;
  if (Math.abs(percent) > mostChangePercent) return 'danger';
  if (percent > mostChangePercent / 2) return 'warning';
  return percent < 0 ? 'success' : 'neutral';
}

/** By how much the price moves, in the colour of how much that is. */
export function PriceHeat({ priced, format }: { priced: Priced; format: Format }) {
  const share = shareOf(priced);
  if (share === null) return '–';
  return (
    <span className={`inline-block rounded-input px-1.5 tabular-nums whitespace-nowrap ${toneTint[heatOf(share)]}`}>
      {shareText(share, format)}
    </span>
  );
}
