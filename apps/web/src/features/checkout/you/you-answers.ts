import { isPhoneNumber } from '@roadworthy/core/shared/phone-number.ts';
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
import { filled, matching, invalidFields, type Message, postalCode, type Shapes } from '../../shared/answers/shapes.ts';

export type PersonAnswers = {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  birthdate: DayParts;
  /** What is typed now: the stored number is shown to staff alone. */
  license_number: string;
  /** The postal code of the state or province that gave it. */
  license_administrative_area: string;
  rv_driving_experience_years: string;
};
export type AddressAnswers = { line_1: string; line_2: string; locality: string; postal_code: string };
export type IncidentAnswers = { at_fault: string; major: string; minor: string; speeding: string };
export type YouAnswers = PersonAnswers & AddressAnswers & IncidentAnswers;

export const personFields = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'birthdate',
  'license_number',
  'license_administrative_area',
  'rv_driving_experience_years',
] as const;
export const addressFields = ['line_1', 'line_2', 'locality', 'postal_code'] as const;
export const incidentFields = ['at_fault', 'major', 'minor', 'speeding'] as const;

/** What is wrong with a birth date: what is still open, a year that is no year, or a day that the month does not have. */
function birthdateProblem(parts: DayParts, locale: string): Message | null {
  const problem = dayPartsProblem(parts);
  if (problem === null) return null;
  if (problem !== 'impossible') return problem.missing.length === 3 ? 'errors.birthdate' : 'errors.birthdatePart';
  if (!/^\d{4}$/.test(parts.year.trim())) return 'errors.birthdateYear';
  const month = monthNames(locale)[Number(parts.month) - 1] ?? parts.month;
  return { key: 'errors.noSuchDay', values: { day: String(Number(parts.day)), month, year: parts.year.trim() } };
}

/** Shapes of the answers about the person. Driving is asked of motorised classes only; months are named in the locale. */
export function youShapes(drives: boolean, locale = 'en-US'): Shapes<YouAnswers> {
  const count = (message: string) => (drives ? matching(/^\d{1,2}$/, message) : () => null);
  return {
    first_name: filled('errors.firstName'),
    last_name: filled('errors.lastName'),
    email: matching(/^[^@\s]+@[^@\s]+\.[^@\s.]+$/, 'errors.email'),
    phone: (text) => (text.trim() === '' || isPhoneNumber(text) ? null : 'errors.phone'),
    birthdate: (parts) => birthdateProblem(parts, locale),
    line_1: filled('errors.street'),
    locality: filled('errors.city'),
    postal_code: postalCode('errors.postalCode'),
    license_number: (text) => (text.trim() === '' || /\d/.test(text) ? null : 'errors.license'),
    license_administrative_area: () => null,
    rv_driving_experience_years: count('errors.experience'),
    at_fault: count('errors.atFault'),
    major: count('errors.major'),
    minor: count('errors.minor'),
    speeding: count('errors.speeding'),
  };
}

type Incidents = Readonly<Partial<Record<(typeof incidentFields)[number], number>>>;

function incidentsIn(declarations: unknown): Incidents {
  if (typeof declarations !== 'object' || declarations === null || !('incidents' in declarations)) return {};
  const { incidents } = declarations;
  return typeof incidents === 'object' && incidents !== null ? incidents : {};
}

const textOf = (value: number | null | undefined): string => (value == null ? '' : String(value));

/** The stored person as the form shows it; mail goes to where the vehicle is kept until another place is given. */
export function youAnswersOf(quote: CheckoutQuote): YouAnswers {
  const person = quote.entities[0];
  const address = quote.mailing_location;
  const incidents = incidentsIn(quote.declarations);
  return {
    first_name: person?.first_name ?? '',
    last_name: person?.last_name ?? '',
    email: person?.email ?? '',
    phone: person?.phone ?? '',
    birthdate: person?.birthdate ? splitDay(person.birthdate) : emptyDayParts,
    license_number: '',
    license_administrative_area: person?.license_administrative_area ?? quote.administrative_area,
    line_1: address?.line_1 ?? '',
    line_2: address?.line_2 ?? '',
    locality: address?.locality ?? '',
    postal_code: address?.postal_code ?? quote.postal_code,
    rv_driving_experience_years: textOf(person?.rv_driving_experience_years),
    at_fault: textOf(incidents.at_fault),
    major: textOf(incidents.major),
    minor: textOf(incidents.minor),
    speeding: textOf(incidents.speeding),
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
  const bad = [...Object.keys(invalidFields(youShapes(false), all)), ...refused];
  const group: readonly string[] = isStored ? addressFields : personAndAddress;
  return bad.some((name) => group.includes(name)) ? group : [];
}

/** The person as the server takes it; only the answers named. */
export function entityOf(all: YouAnswers, names: readonly string[] = personFields): Entity_Input {
  const birthdate = composeDay(all.birthdate);
  const years = all.rv_driving_experience_years;
  const number = all.license_number.trim();
  const input: Entity_Input = {
    entity_type: 'person',
    first_name: all.first_name.trim(),
    last_name: all.last_name.trim(),
    email: all.email.trim(),
    phone: all.phone.trim() || null,
    ...(birthdate === null ? {} : { birthdate }),
    ...(number === '' ? {} : { license_number: number }),
    // With the rest of a new person it says something beside its number alone.
    ...(number === '' && names === personFields
      ? {}
      : { license_administrative_area: all.license_administrative_area }),
    ...(years === '' ? {} : { rv_driving_experience_years: Number(years) }),
  };
  return Object.fromEntries(Object.entries(input).filter(([name]) => name === 'entity_type' || names.includes(name)));
}

/** The address as the server takes it; the state follows from the postal code there. */
export function mailingLocationOf(all: YouAnswers, administrativeArea: string): Location_Input {
  return {
    line_1: all.line_1.trim(),
    line_2: all.line_2.trim() || null,
    locality: all.locality.trim(),
    administrative_area: administrativeArea,
    postal_code: all.postal_code.trim(),
  };
}

/** The declared incidents as the server takes them; what is not answered stays out. */
export function declarationsOf(all: YouAnswers): { incidents: Incidents } {
  const answered = incidentFields.filter((name) => all[name] !== '');
  return { incidents: Object.fromEntries(answered.map((name) => [name, Number(all[name])])) };
}
