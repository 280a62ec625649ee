import { type Day, formatDay } from '@roadworthy/core/shared/time/day.ts';
import { type Cents, formatCents } from '@roadworthy/core/shared/money/money.ts';
import type { Locale, Translate } from '@roadworthy/core/shared/text/sentence.ts';
import { t } from '../kernel/language.ts';
import { words } from '@roadworthy/core/shared/words.ts';

export const policyTitle = words('Policy {number}', 'Police {number}');

export const insuredAndAddress = words('Named insured and mailing address', 'Assuré désigné et adresse postale');

export const onDayText = words('on {day}', 'le {day}');

export const vehicleLabel = words('Vehicle', 'Véhicule');

/** How a typeset page says things in its language. */
export type Printers = {
  readonly t: Translate;
  /** Cents as a page shows them: `−$53.82`, with a minus sign instead of a hyphen. */
  readonly amount: (cents: Cents) => string;
  /** The same without the cents of a whole amount. */
  readonly wholeAmount: (cents: Cents) => string;
  readonly day: (day: Day) => string;
};

/** Text with the one hard space that our typefaces hold; French also writes narrow ones. */
export function typeset(text: string): string {
  return text.replaceAll(/[\u2009\u202f]/g, '\u00a0');
}

/** What prints the words of a page in a language, its money in a currency. */
export function printersIn(locale: Locale, currency: string): Printers {
  const amount = (cents: Cents) => typeset(formatCents(cents, currency, locale).replace('-', '\u2212'));
  return {
    t: (message) => typeset(t(locale, message)),
    amount,
    wholeAmount: (cents) => amount(cents).replace(/[.,]00(?!\d)/, ''),
    day: (value) => typeset(formatDay(value, locale)),
  };
}
