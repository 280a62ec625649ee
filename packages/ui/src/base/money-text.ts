import { textLocale } from './text-locale.ts';

type Printing = { readonly currencyDisplay?: 'narrowSymbol'; readonly maximumFractionDigits?: 0 };

const narrow: Printing = { currencyDisplay: 'narrowSymbol' };
const rounded: Printing = { ...narrow, maximumFractionDigits: 0 };
const printers = new Map<string, Intl.NumberFormat>();

/** Prints whole cents. What prints is kept: making it takes much longer than printing, and lists print many amounts. */
function print(cents: number, currency: string, locale: string, how: Printing): string {
  const name = `${locale} ${currency} ${how.currencyDisplay ?? ''} ${how.maximumFractionDigits ?? ''}`;
  const printer = printers.get(name) ?? new Intl.NumberFormat(locale, { style: 'currency', currency, ...how });
  printers.set(name, printer);
  return printer.format(cents / 100);
}

/**
 * Prints whole cents to the cent: `$1,047.53`. The sign alone, as in the sentences that come with a price; where amounts
 * in several currencies stand together it takes `namedMoneyText`.
 */
export function moneyText(cents: number, currency = 'USD', locale = textLocale()): string {
  return print(cents, currency, locale, narrow);
}

/** Prints whole cents so that a foreign currency shows: `CA$1,047.53` on an American page. */
export function namedMoneyText(cents: number, currency: string, locale = textLocale()): string {
  return print(cents, currency, locale, {});
}

/** Prints whole cents without cents, half up, for ranges and headlines: `$1,048`. */
export function roundMoneyText(cents: number, currency = 'USD', locale = textLocale()): string {
  return print(cents, currency, locale, rounded);
}

/** An amount as people of a locale type it, without its sign: `45,000`, with cents only where there are some. */
export function amountText(cents: number, locale = textLocale()): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  const how = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(locale, how).format(cents / 100);
}
