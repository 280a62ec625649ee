import { textLocale } from './text-locale.ts';

const printers = new Map<string, Intl.NumberFormat>();

/**
 * What prints amounts in a locale, and is kept: making it takes much longer than printing, and lists print many amounts.
 * A currency shows where it is not that of the reader's country: `CA$` on an American page, `$ US` on a French one. What
 * names none may be Canadian or American dollars, and the sign alone is right for both.
 */
export function moneyPrinter(currency: string | undefined, locale: string, rounded: boolean): Intl.NumberFormat {
  const name = `${locale} ${currency ?? ''} ${rounded}`;
  const stored = printers.get(name);
  if (stored) return stored;
  const printer = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currency ?? 'USD',
    currencyDisplay: currency === undefined ? 'narrowSymbol' : 'symbol',
    ...(rounded && { maximumFractionDigits: 0 }),
  });
  printers.set(name, printer);
  return printer;
}

/** Prints whole cents to the cent: `$1,047.53`. */
export function moneyText(cents: number, currency?: string, locale = textLocale()): string {
  return moneyPrinter(currency, locale, false).format(cents / 100);
}

/** Prints whole cents without cents, half up, for ranges and headlines: `$1,048`. */
export function roundMoneyText(cents: number, currency?: string, locale = textLocale()): string {
  return moneyPrinter(currency, locale, true).format(cents / 100);
}

/** An amount as people of a locale type it, without its sign: `45,000`, with cents only where there are some. */
export function amountText(cents: number, locale = textLocale()): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  const how = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(locale, how).format(cents / 100);
}
