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

/** What separates thousands in a locale. */
export function groupSeparator(locale = textLocale()): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_000_000);
  return parts.find(({ type }) => type === 'group')?.value ?? ',';
}

/** Groups the digits of what was typed: `1250000` gives `1,250,000`; what is no digit is dropped. */
export function groupDigits(typed: string, separator = ','): string {
  const digits = typed.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '');
  return digits.replaceAll(/\B(?=(\d{3})+$)/g, separator);
}

/** The grouped text and the caret after an edit, so that the caret stays behind the same digit. */
export function regroup(typed: string, caret: number, separator = ','): { text: string; caret: number } {
  const leadingZeros = /^[^1-9]*/.exec(typed)?.[0].replaceAll(/\D/g, '').length ?? 0;
  const digitsBefore = typed.slice(0, caret).replaceAll(/\D/g, '').length;
  const text = groupDigits(typed, separator);
  const dropped = Math.max(0, typed.replaceAll(/\D/g, '').length - text.replaceAll(/\D/g, '').length);
  let left = Math.max(0, digitsBefore - Math.min(dropped, leadingZeros));
  let at = 0;
  while (left > 0 && at < text.length) {
    if (/\d/.test(text.charAt(at))) left -= 1;
    at += 1;
  }
  return { text, caret: at };
}

/** Whole dollars typed into a money field; null when it is empty. */
export function dollarsOf(typed: string): number | null {
  const digits = typed.replaceAll(/\D/g, '');
  return digits === '' ? null : Number(digits);
}
