import { moneyText } from '@roadworthy/ui/base/money-text.ts';

/** What changed of the premium, with its sign and its currency. */
export function changeText(cents: number, currency: string): string {
  if (cents === 0) return moneyText(0, currency);
  return `${cents < 0 ? '−' : '+'}${moneyText(Math.abs(cents), currency)}`;
}
