import { moneyPrinter } from '../base/money-text.ts';
import { textLocale } from '../base/text-locale.ts';

/** Prints two amounts of whole cents as one range without cents: `$467 – $554`, in French `467–554 $`. */
export function rangeText(low: number, high: number, currency?: string, locale = textLocale()): string {
  const format = moneyPrinter(currency, locale, true);
  const only = format.format(low / 100);
  // Where both print alike, what makes a range of them writes `~$39`.
  return only === format.format(high / 100) ? only : format.formatRange(low / 100, high / 100);
}
