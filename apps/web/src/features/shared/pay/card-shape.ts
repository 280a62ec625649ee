import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { postalCode } from '../answers/postal-code-shape.ts';
import { filled, matching, type Shapes } from '../answers/shapes.ts';

/** Who pays by the card. */
export type Holder = { name: string; postal_code: string };
export type CardAnswers = Holder & { number: string; expiry: string; cvc: string };

const digitsOf = (typed: string): string => typed.replaceAll(/\D/g, '');

/** A card number in groups as it stands on the card, at most 19 digits. */
export function groupedNumber(typed: string): string {
  const digits = digitsOf(typed).slice(0, 19);
  const groups = /^3[47]/.test(digits) ? /^(\d{0,4})(\d{0,6})(\d{0,5})/ : /^(\d{0,4})(\d{0,4})(\d{0,4})(\d{0,7})/;
  return (groups.exec(digits) ?? []).slice(1).filter(Boolean).join(' ');
}

/** A whole expiry as people copy it and password managers fill it in: `8/31`, `08 / 2031`, `2031-08`, `082031`, `203108`. */
const wholeExpiries = [
  /^(?<month>\d{1,2})\D+(?:20)?(?<year>\d\d)$/,
  /^20(?<year>\d\d)\D+(?<month>\d{1,2})(?:\D+\d{1,2})?$/,
  /^(?<month>0[1-9]|1[0-2])20(?<year>\d\d)$/,
  /^20(?<year>\d\d)(?<month>0[1-9]|1[0-2])$/,
];

function wholeExpiry(text: string): string | null {
  for (const form of wholeExpiries) {
    const { month, year } = form.exec(text)?.groups ?? {};
    if (month !== undefined && year !== undefined) return `${month.padStart(2, '0')}/${year}`;
  }
  return null;
}

/**
 * An expiry as `MM/YY` while it is typed; a month that can only have one digit gets its zero, and a year of four digits
 * becomes one of two when it is whole, never by being cut.
 */
export function expiryText(typed: string, before: string): string {
  const text = typed.trim();
  const isDeleting = text.length < before.length;
  const isFilled = text.length > before.length + 1;
  const whole = isFilled || /^\d\d\/20\d\d$/.test(text) ? wholeExpiry(text) : null;
  if (whole !== null) return whole;
  const first = digitsOf(text);
  const padded = /^[2-9]/.test(first) ? `0${first}` : first;
  const digits = padded.slice(0, /^\d\d20/.test(padded) ? 5 : 4);
  if (isDeleting) return digits.length <= 2 ? digits : `${digits.slice(0, 2)}/${digits.slice(2)}`;
  return digits.length < 2 ? digits : `${digits.slice(0, 2)}/${digits.slice(2)}`;
}

export const holderShapes = {
  name: filled('errors.cardName'),
  postal_code: postalCode('errors.cardPostalCode'),
};

/** Shapes of a card's fields. Whether it is a card is for the gateway to say. */
export const cardShapes: Shapes<CardAnswers> = {
  number: (typed) => (/^\d{12,19}$/.test(digitsOf(typed)) ? null : 'errors.cardNumber'),
  expiry: matching(/^(0[1-9]|1[0-2])\/\d{2}$/, 'errors.cardExpiry'),
  cvc: matching(/^\d{3,4}$/, 'errors.cardCvc'),
  ...holderShapes,
};

/** What the gateway's card form takes. */
export function cardEntryOf(card: CardAnswers) {
  const [month = '', year = ''] = card.expiry.split('/');
  return {
    number: digitsOf(card.number),
    expMonth: Number(month),
    expYear: 2000 + Number(year),
    cvc: card.cvc,
    postalCode: card.postal_code.trim(),
    name: card.name.trim(),
  };
}

/** Names a card for this browser without being one. */
export function cardLabel(card: CardAnswers): string {
  return `${digitsOf(card.number).slice(-4)} ${card.expiry.replace('/', '')}`;
}

const fieldNames: Readonly<Record<string, keyof CardAnswers>> = {
  number: 'number',
  expMonth: 'expiry',
  expYear: 'expiry',
  cvc: 'cvc',
  postalCode: 'postal_code',
  name: 'name',
};

/** The gateway's refusals, each at its field of the form; null when the answer holds none. */
export function cardRefusals(body: unknown): Partial<Record<keyof CardAnswers, string>> | null {
  if (typeof body !== 'object' || body === null || !('errors' in body) || !Array.isArray(body.errors)) return null;
  const refusals: Partial<Record<keyof CardAnswers, string>> = {};
  for (const error of body.errors as { message?: unknown; extensions?: { field?: unknown } }[]) {
    const field = ownValue(fieldNames, String(error.extensions?.field)) ?? 'number';
    if (typeof error.message === 'string') refusals[field] ??= error.message;
  }
  return Object.keys(refusals).length > 0 ? refusals : null;
}
