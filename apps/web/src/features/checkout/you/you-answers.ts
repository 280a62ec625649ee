import { isPhoneNumber } from '@roadworthy/core/shared/text/phone-number.ts';
import {
  composeDay,
  type DayParts,
  dayPartsProblem,
  emptyDayParts,
  monthNames,
  splitDay,
} from '@roadworthy/ui/forms/day-parts.ts';
import type { Entity_Input, Location_Input } from '../../../generated/documents.ts';
import type { CheckoutQuote } from '../quote-data/checkout-context.tsx';
import { postalCode } from '../../shared/answers/postal-code-shape.ts';
import { filled, matching, invalidFields, type Message, type Shapes } from '../../shared/answers/shapes.ts';

export type PersonAnswers = {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  birthdate: DayParts;
};
export type AddressAnswers = { line_1: string; line_2: string; locality: string; postal_code: string };
export type YouAnswers = PersonAnswers & AddressAnswers;

export const personFields = ['first_name', 'last_name', 'email', 'phone', 'birthdate'] as const;
export const addressFields = ['line_1', 'line_2', 'locality', 'postal_code'] as const;

/** What is wrong with a birth date: what is still open, a year that is no year, or a day that the month does not have. */
function birthdateProblem(parts: DayParts, locale: string): Message | null {
  const problem = dayPartsProblem(parts);
  if (problem === null) return null;
  if (problem !== 'impossible') return problem.missing.length === 3 ? 'errors.birthdate' : 'errors.birthdatePart';
  if (!/^\d{4}$/.test(parts.year.trim())) return 'errors.birthdateYear';
  const month = monthNames(locale)[Number(parts.month) - 1] ?? parts.month;
  return { key: 'errors.noSuchDay', values: { day: String(Number(parts.day)), month, year: parts.year.trim() } };
}

/** Shapes of the answers about the person; months are named in the locale. */
export function youShapes(locale = 'en-US'): Shapes<YouAnswers> {
  return {
    first_name: filled('errors.firstName'),
    last_name: filled('errors.lastName'),
    email: matching(/^[^@\s]+@[^@\s]+\.[^@\s.]+$/, 'errors.email', 'email'),
    phone: (text) => (text.trim() === '' || isPhoneNumber(text) ? null : 'errors.phone'),
    birthdate: (parts) => birthdateProblem(parts, locale),
    line_1: filled('errors.street'),
    locality: filled('errors.city'),
    postal_code: postalCode('errors.postalCode'),
  };
}

/** The stored person as the form shows it; mail goes to where the vehicle is kept until another place is given. */
export function youAnswersOf(quote: CheckoutQuote): YouAnswers {
  const person = quote.entities[0];
  const address = quote.mailing_location;
  return {
    first_name: person?.first_name ?? '',
    last_name: person?.last_name ?? '',
    email: person?.email ?? '',
    phone: person?.phone ?? '',
    birthdate: person?.birthdate ? splitDay(person.birthdate) : emptyDayParts,
    line_1: address?.line_1 ?? '',
    line_2: address?.line_2 ?? '',
    locality: address?.locality ?? '',
    postal_code: address?.postal_code ?? quote.postal_code,
  };
}

const personAndAddress: readonly string[] = [...personFields, ...addressFields];

/**
 * Person and address are created together: nothing of them is saved before all of it is there and none of it stands
 * refused. Later an address is saved as a whole.
 */
export function waitingForPerson(
  all: YouAnswers,
  isStored: boolean,
  refused: readonly string[] = [],
): readonly string[] {
  const bad = [...Object.keys(invalidFields(youShapes(), all)), ...refused];
  const group: readonly string[] = isStored ? addressFields : personAndAddress;
  return bad.some((name) => group.includes(name)) ? group : [];
}

/** The person as the server takes it; only the answers named. */
export function entityOf(all: YouAnswers, names: readonly string[] = personFields): Entity_Input {
  const birthdate = composeDay(all.birthdate);
  const input: Entity_Input = {
    entity_type: 'person',
    first_name: all.first_name.trim(),
    last_name: all.last_name.trim(),
    email: all.email.trim(),
    phone: all.phone.trim() || null,
    ...(birthdate === null ? {} : { birthdate }),
  };
  return Object.fromEntries(Object.entries(input).filter(([name]) => name === 'entity_type' || names.includes(name)));
}

/** The address as the server takes it; the state follows from the postal code there. */
export function mailingLocationOf(all: YouAnswers): Location_Input {
  return {
    line_1: all.line_1.trim(),
    line_2: all.line_2.trim() || null,
    locality: all.locality.trim(),
    postal_code: all.postal_code.trim(),
  };
}
