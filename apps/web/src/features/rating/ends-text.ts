import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { rangeText } from '@roadworthy/ui/price/range-text.ts';

/** A price as it was shown: both ends of a range in whole dollars, or one price to the cent. */
export function endsText(low: number, high: number, currency: string): string {
  return low === high ? moneyText(low, currency) : rangeText(low, high, currency);
}
