import { type Cents, formatCents } from '@roadworthy/core/shared/money.ts';

/** Prints cents as a typeset page shows them: `−$53.82`, with a minus sign instead of a hyphen. */
export function printAmount(amount: Cents, currency: string): string {
  return formatCents(amount, currency).replace('-', '\u2212');
}
