import { moneyText } from '@roadworthy/ui/base/money-text.ts';

/** Whole cents with the sign of a change, `+$3.00` or `−$3.00`; nothing changed is `$0.00`. */
export function signedMoney(cents: number, currency?: string): string {
  const sign = cents > 0 ? '+' : cents < 0 ? '−' : '';
  return `${sign}${moneyText(Math.abs(cents), currency)}`;
}
