import { checkEmail } from '../identity/email.ts';
import { accept, refusal, refuse, type Decision, type Refusal } from '../shared/decision.ts';
import { ageOn, isDay, type Day } from '../shared/day.ts';
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
  readonly postalCode: string;
};

export type NamedInsured = Omit<NamedInsuredInput, 'birthdate'> & { readonly birthdate: Day | null };

export type NamedInsuredRefusal =
  | PostalCodeRefusal
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

function findNameProblems({ entityType, firstName, lastName, businessName }: NamedInsuredInput): Found[] {
  const found: Found[] = [];
  const add = (code: NamedInsuredRefusal, message: string, field: string) => found.push(refusal(code, message, field));
  if (entityType === 'business') {
    if (isBlank(businessName)) {
      add('business_name_missing', 'Enter the name of the business.', 'named_insured.business_name');
    }
    return found;
  }
  if (isBlank(firstName)) add('first_name_missing', 'Enter your first name.', 'named_insured.first_name');
  if (isBlank(lastName)) add('last_name_missing', 'Enter your last name.', 'named_insured.last_name');
  return found;
}

function isPhone(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '');
  return /^1?\d{10}$/.test(digits) && /^[\d\s().+-]+$/.test(text);
}

/** Everything that is wrong with the answers about the named insured, each at its field. */
export function findNamedInsuredProblems(input: NamedInsuredInput, today: Day): Found[] {
  const found = findNameProblems(input);
  const email = checkEmail(input.email, 'named_insured.email');
  if (!email.ok) found.push(email.refusal);
  if (!isBlank(input.phone) && !isPhone(input.phone ?? '')) {
    found.push({ code: 'phone_invalid', message: 'Use ten digits, like 216-555-0148.', field: 'named_insured.phone' });
  }
  if (input.entityType === 'person') {
    const birthdate = checkBirthdate(input.birthdate, today);
    if (!birthdate.ok) found.push(birthdate.refusal);
  }
  const postal = checkPostalCode(input.postalCode, 'named_insured.postal_code');
  if (!postal.ok) found.push(postal.refusal);
  return found;
}

function trimmed(text: string | null | undefined): string | null {
  return isBlank(text) ? null : (text ?? '').trim().replaceAll(/\s+/g, ' ');
}

/** The named insured as stored: trimmed names, e-mail in lower case, postal code as written officially. */
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
    postalCode: postal.ok ? postal.event.postalCode : input.postalCode,
  });
}
