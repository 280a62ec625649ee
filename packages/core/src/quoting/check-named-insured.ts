import { checkEmail } from '../identity/email.ts';
import { checkName, type NameRefusal } from '../shared/check-name.ts';
import { findLineProblem, tidyLine } from '../shared/check-text.ts';
import { accept, refusal, refuse, type Decision, type Refusal } from '../shared/decision.ts';
import { ageOn, isDay, type Day } from '../shared/day.ts';
import { isPhoneNumber } from '../shared/phone-number.ts';
import { sentence } from '../shared/sentence.ts';
import { checkPostalCode, type PostalCodeRefusal } from './check-postal-code.ts';
import type { EntityType } from './vocabulary.ts';

/** Whole years of age that a driver must have and that nobody exceeds. */
export const driverAges = { min: 16, max: 110 } as const;

/** What a form sends of the person that the policy is for. */
export type NamedInsuredInput = {
  readonly entityType: EntityType;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly businessName?: string | null;
  readonly email: string;
  readonly phone?: string | null;
  readonly birthdate?: string | null;
  readonly maritalStatus?: string | null;
  readonly postalCode: string;
};

export type NamedInsured = Omit<NamedInsuredInput, 'birthdate'> & { readonly birthdate: Day | null };

export type NamedInsuredRefusal =
  | PostalCodeRefusal
  | NameRefusal
  | 'first_name_missing'
  | 'last_name_missing'
  | 'business_name_missing'
  | 'email_invalid'
  | 'phone_invalid'
  | BirthdateRefusal;

export type BirthdateRefusal =
  | 'birthdate_missing'
  | 'birthdate_invalid'
  | 'birthdate_in_future'
  | 'driver_too_young'
  | 'birthdate_too_early';

type Found = Refusal<NamedInsuredRefusal>;

/** A birth date in the past of someone of 16 to 110 years today. */
export function checkBirthdate(
  text: string | null | undefined,
  today: Day,
  field = 'named_insured.birthdate',
): Decision<Day, BirthdateRefusal> {
  if (!text) return refuse('birthdate_missing', 'Enter the date of birth.', field);
  if (!isDay(text)) return refuse('birthdate_invalid', 'Enter a day of the calendar, like March 9, 1968.', field);
  if (text >= today) return refuse('birthdate_in_future', 'A date of birth lies in the past. Check the year.', field);
  const age = ageOn(text, today);
  if (age < driverAges.min)
    return refuse('driver_too_young', sentence('A driver is {age} or older.', { age: driverAges.min }), field);
  if (age > driverAges.max) return refuse('birthdate_too_early', 'Check the year of birth.', field);
  return accept(text);
}

function isBlank(text: string | null | undefined): boolean {
  return (text ?? '').trim() === '';
}

/** A name that is not asked for may still have been sent: it is stored and printed all the same. */
function findNameProblems({ entityType, firstName, lastName, businessName }: NamedInsuredInput): Found[] {
  const isBusiness = entityType === 'business';
  const missing = {
    first: refusal('first_name_missing', 'Enter your first name.', 'named_insured.first_name'),
    last: refusal('last_name_missing', 'Enter your last name.', 'named_insured.last_name'),
    business: refusal('business_name_missing', 'Enter the name of the business.', 'named_insured.business_name'),
  } as const;
  const check = (text: string | null | undefined, whose: 'person' | 'business', blank: Found, isAsked: boolean) => {
    if (isBlank(text)) return isAsked ? [blank] : [];
    const name = checkName(text ?? '', whose, blank.field);
    return name.ok ? [] : [name.refusal];
  };
  return [
    ...check(businessName, 'business', missing.business, isBusiness),
    ...check(firstName, 'person', missing.first, !isBusiness),
    ...check(lastName, 'person', missing.last, !isBusiness),
  ];
}

/** What is wrong with a telephone number as it was typed, or null. */
export function findPhoneProblem(phone: string, field = 'named_insured.phone'): Found | null {
  const line = findLineProblem(phone, 'phone', field);
  if (line) return line;
  const message = 'Use ten digits, like 216-555-0148, or + and the country code for a number elsewhere.';
  return isPhoneNumber(phone) ? null : refusal('phone_invalid', message, field);
}

/** Everything that is wrong with the answers about the named insured, each at its field. */
export function findNamedInsuredProblems(input: NamedInsuredInput, today: Day): Found[] {
  const found = findNameProblems(input);
  const email = checkEmail(input.email, 'named_insured.email');
  if (!email.ok) found.push(email.refusal);
  const others = [
    isBlank(input.phone) ? null : findPhoneProblem(input.phone ?? ''),
    findLineProblem(input.maritalStatus ?? '', 'code', 'named_insured.marital_status'),
  ];
  found.push(...others.filter((problem) => problem !== null));
  if (input.entityType === 'person') {
    const birthdate = checkBirthdate(input.birthdate, today);
    if (!birthdate.ok) found.push(birthdate.refusal);
  }
  const postal = checkPostalCode(input.postalCode, 'named_insured.postal_code');
  if (!postal.ok) found.push(postal.refusal);
  return found;
}

function trimmed(text: string | null | undefined): string | null {
  return isBlank(text) ? null : tidyLine(text ?? '');
}

/** The named insured as stored: tidied names, e-mail in lower case, postal code as written officially. */
export function checkNamedInsured(input: NamedInsuredInput, today: Day): Decision<NamedInsured, NamedInsuredRefusal> {
  const [problem] = findNamedInsuredProblems(input, today);
  if (problem) return { ok: false, refusal: problem };
  const postal = checkPostalCode(input.postalCode);
  return accept({
    entityType: input.entityType,
    firstName: trimmed(input.firstName),
    lastName: trimmed(input.lastName),
    businessName: trimmed(input.businessName),
    email: input.email.trim().toLowerCase(),
    phone: trimmed(input.phone),
    birthdate: isDay(input.birthdate) ? input.birthdate : null,
    ...(input.maritalStatus === undefined ? {} : { maritalStatus: trimmed(input.maritalStatus) }),
    postalCode: postal.ok ? postal.event.postalCode : input.postalCode,
  });
}
