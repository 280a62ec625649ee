import { checkEmail } from '../../identity/email.ts';
import { cleanText, type FieldKind } from '../../shared/text/clean-text.ts';
import { checkName, type NameRefusal } from '../../shared/text/check-name.ts';
import { findLineProblem, tidyLine } from '../../shared/text/check-text.ts';
import { accept, refusal, refuse, type Decision, type Refusal } from '../../shared/decision.ts';
import { ageOn, isDay, yearOf, type Day } from '../../shared/time/day.ts';
import { findPhoneProblem } from '../../shared/text/check-phone.ts';
import { sentence } from '../../shared/text/sentence.ts';
import {
  checkLicenseIssuer,
  checkLicenseNumber,
  type LicenseIssuer,
  type LicenseRefusal,
} from './check-license-number.ts';
import {
  formOf,
  type RelationshipRule,
  relationshipRules,
  type WrittenRelationship,
} from '../editing/relationship-rules.ts';
import type { EntityType } from '../vocabulary.ts';
import { words } from '../../shared/words.ts';

export const notAskedHere = words(
  'This is not asked here. Leave it empty.',
  'Ceci n’est pas demandé ici. Laissez le champ vide.',
);

export const enterFirstName = words('Enter your first name.', 'Entrez votre prénom.');

export const enterLastName = words('Enter your last name.', 'Entrez votre nom de famille.');

export const enterBusinessName = words('Enter the name of the business.', 'Entrez le nom de l’entreprise.');

const enterYears = words('Enter the years, from {min} to {max}.', 'Entrez les années, de {min} à {max}.');

/** Whole years of age that a driver must have and that nobody exceeds. */
export const driverAges = { min: 16, max: 110 } as const;

/** Years that somebody can have driven, and that a business can have stood. */
const experience = { min: 0, max: 75 } as const;
const business = { min: 0, max: 300 } as const;
// Learners have a license before they drive alone.
const learnerAge = 14;

/** What a form sends of a person or business on a quote. */
export type EntityInput = {
  readonly entityType: EntityType;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly businessName?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly birthdate?: string | null | undefined;
  readonly maritalStatus?: string | null | undefined;
  readonly licenseNumber?: string | null | undefined;
  readonly licenseAdministrativeArea?: string | null | undefined;
  readonly licenseFirstIssuedYear?: number | null | undefined;
  readonly rvDrivingExperienceYears?: number | null | undefined;
  readonly yearsInBusiness?: number | null | undefined;
  /** What the line asks besides; judged by its own fields. */
  readonly answers?: unknown;
};

/** Somebody as they are stored; what was not sent of the license stays away. */
export type CheckedEntity = {
  readonly entityType: EntityType;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly businessName: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly birthdate: Day | null;
  readonly maritalStatus?: string | null;
  /** Null where it is taken away. */
  readonly licenseNumber?: string | null;
  readonly licenseIssuer?: LicenseIssuer;
};

export type EntityRefusal =
  | NameRefusal
  | BirthdateRefusal
  | LicenseRefusal
  | 'license_area_unknown'
  | 'entity_type_not_allowed'
  | 'first_name_missing'
  | 'last_name_missing'
  | 'business_name_missing'
  | 'email_invalid'
  | 'phone_invalid'
  | 'answer_not_asked'
  | 'experience_out_of_range'
  | 'license_year_out_of_range'
  | 'years_in_business_out_of_range';

export type BirthdateRefusal =
  | 'birthdate_missing'
  | 'birthdate_invalid'
  | 'birthdate_in_future'
  | 'driver_too_young'
  | 'birthdate_too_early';

type Found = Refusal<EntityRefusal>;

/** A birth date in the past of someone of 16 to 110 years today. */
export function checkBirthdate(
  text: string | null | undefined,
  today: Day,
  field = 'named_insured.birthdate',
): Decision<Day, BirthdateRefusal> {
  if (!text)
    return refuse('birthdate_missing', words('Enter the date of birth.', 'Entrez la date de naissance.'), field);
  if (!isDay(text))
    return refuse(
      'birthdate_invalid',
      words('Enter a day of the calendar, like March 9, 1968.', 'Entrez un jour du calendrier, comme le 9 mars 1968.'),
      field,
    );
  if (text >= today)
    return refuse(
      'birthdate_in_future',
      words(
        'A date of birth lies in the past. Check the year.',
        'Une date de naissance est dans le passé. Vérifiez l’année.',
      ),
      field,
    );
  const age = ageOn(text, today);
  if (age < driverAges.min)
    return refuse(
      'driver_too_young',
      sentence(words('A driver is {age} or older.', 'Un conducteur a {age} ans ou plus.'), { age: driverAges.min }),
      field,
    );
  if (age > driverAges.max)
    return refuse('birthdate_too_early', words('Check the year of birth.', 'Vérifiez l’année de naissance.'), field);
  return accept(text);
}

function isBlank(text: string | null | undefined): boolean {
  return (text ?? '').trim() === '';
}

type Path = (field: string) => string;

/** A name that is not asked for may still have been sent: it is stored and printed all the same. */
function findNameProblems(
  relationship: WrittenRelationship,
  { entityType, firstName, lastName, businessName }: EntityInput,
  path: Path,
): Found[] {
  const isBusiness = entityType === 'business';
  // Who buys is spoken to, everybody else is spoken of.
  const isReader = relationship === 'named_insured';
  const first = isReader ? enterFirstName : words('Enter the first name.', 'Entrez le prénom.');
  const last = isReader ? enterLastName : words('Enter the last name.', 'Entrez le nom de famille.');
  const missing = {
    first: refusal('first_name_missing', first, path('first_name')),
    last: refusal('last_name_missing', last, path('last_name')),
    business: refusal('business_name_missing', enterBusinessName, path('business_name')),
  } as const;
  const check = (text: string | null | undefined, whose: 'person' | 'business', blank: Found, isRequested: boolean) => {
    if (isBlank(text)) return isRequested ? [blank] : [];
    const name = checkName(text ?? '', whose, blank.field);
    return name.ok ? [] : [name.refusal];
  };
  return [
    ...check(businessName, 'business', missing.business, isBusiness),
    ...check(firstName, 'person', missing.first, !isBusiness),
    ...check(lastName, 'person', missing.last, !isBusiness),
  ];
}

function findContactProblems(
  { drives, needsEmail }: RelationshipRule,
  input: EntityInput,
  path: Path,
): (Found | null)[] {
  const { email, phone, maritalStatus } = input;
  const address = needsEmail || !isBlank(email) ? checkEmail(email ?? '', path('email')) : null;
  return [
    address === null || address.ok ? null : address.refusal,
    isBlank(phone) ? null : findPhoneProblem(phone ?? '', path('phone')),
    drives ? findLineProblem(maritalStatus ?? '', 'code', path('marital_status')) : null,
  ];
}

function findRangeProblem(
  value: number | null | undefined,
  { min, max }: { readonly min: number; readonly max: number },
  problem: Found,
): Found | null {
  const isIn = value === null || value === undefined || (Number.isInteger(value) && value >= min && value <= max);
  return isIn ? null : problem;
}

function findYearProblems(input: EntityInput, today: Day, path: Path): (Found | null)[] {
  const { birthdate, rvDrivingExperienceYears, licenseFirstIssuedYear, yearsInBusiness } = input;
  const years = sentence(enterYears, experience);
  const born = isDay(birthdate) ? yearOf(birthdate) : yearOf(today) - driverAges.max;
  const issued = { min: born + learnerAge, max: yearOf(today) };
  const year = sentence(words('Enter a year from {min} to {max}.', 'Entrez une année de {min} à {max}.'), {
    min: String(issued.min),
    max: String(issued.max),
  });
  const stood = sentence(enterYears, business);
  return [
    findRangeProblem(
      rvDrivingExperienceYears,
      experience,
      refusal('experience_out_of_range', years, path('rv_driving_experience_years')),
    ),
    findRangeProblem(
      licenseFirstIssuedYear,
      issued,
      refusal('license_year_out_of_range', year, path('license_first_issued_year')),
    ),
    findRangeProblem(
      yearsInBusiness,
      business,
      refusal('years_in_business_out_of_range', stood, path('years_in_business')),
    ),
  ];
}

/** What nobody asks of somebody who does not drive, or of a person: it is not kept either. */
function findUnasked({ drives }: RelationshipRule, input: EntityInput, path: Path): Found[] {
  const ofDrivers = {
    birthdate: input.birthdate,
    marital_status: input.maritalStatus,
    license_number: input.licenseNumber,
    license_administrative_area: input.licenseAdministrativeArea,
    license_first_issued_year: input.licenseFirstIssuedYear,
    rv_driving_experience_years: input.rvDrivingExperienceYears,
    answers: input.answers,
  };
  const ofBusinesses = { years_in_business: input.yearsInBusiness };
  const unasked = { ...(drives ? {} : ofDrivers), ...(input.entityType === 'business' ? {} : ofBusinesses) };
  const provided = Object.entries(unasked).filter(
    ([, value]) => !(value === undefined || value === null || value === ''),
  );
  return provided.map(([name]) => refusal('answer_not_asked', notAskedHere, path(name)));
}

function readLicense({ licenseNumber: number, licenseAdministrativeArea: area }: EntityInput, path: Path) {
  return {
    number: isBlank(number) ? null : checkLicenseNumber(number ?? '', path('license_number')),
    issuer: area == null ? null : checkLicenseIssuer(area, path('license_administrative_area')),
  };
}

const refusalsOf = (decisions: readonly (Decision<unknown, EntityRefusal> | null)[]): Found[] =>
  decisions.flatMap((decision) => (decision === null || decision.ok ? [] : [decision.refusal]));

const pathIn =
  (relationship: WrittenRelationship): Path =>
  (field) =>
    `${formOf(relationship)}.${field}`;

/** Everything that is wrong with the answers about somebody on a quote, each at its field. */
export function findEntityProblems(relationship: WrittenRelationship, input: EntityInput, today: Day): Found[] {
  const rule = relationshipRules[relationship];
  const path = pathIn(relationship);
  const isAllowed = rule.types.some((type) => type === input.entityType);
  const others = words(
    'Only a person drives. Add a business as an additional insured, a lienholder or a loss payee.',
    'Seule une personne conduit. Ajoutez une entreprise comme assurée additionnelle, créancière ou bénéficiaire.',
  );
  const { number, issuer } = rule.drives ? readLicense(input, path) : { number: null, issuer: null };
  const asksBirthdate = rule.drives && input.entityType === 'person';
  return [
    isAllowed ? null : refusal('entity_type_not_allowed', others, path('entity_type')),
    ...findNameProblems(relationship, input, path),
    ...findContactProblems(rule, input, path),
    ...refusalsOf([asksBirthdate ? checkBirthdate(input.birthdate, today, path('birthdate')) : null, number, issuer]),
    ...findYearProblems(input, today, path),
    ...findUnasked(rule, input, path),
  ].filter((problem) => problem !== null);
}

function trimmed(text: string | null | undefined, kind: FieldKind = 'line'): string | null {
  return isBlank(text) ? null : tidyLine(cleanText(text ?? '', kind));
}

/** Somebody on a quote as stored: tidied names, e-mail in lower case. Refuses with the first problem. */
export function checkEntity(
  relationship: WrittenRelationship,
  input: EntityInput,
  today: Day,
): Decision<CheckedEntity, EntityRefusal> {
  const [problem] = findEntityProblems(relationship, input, today);
  if (problem) return { ok: false, refusal: problem };
  const { number, issuer } = readLicense(input, pathIn(relationship));
  return accept({
    entityType: input.entityType,
    firstName: trimmed(input.firstName, 'name'),
    lastName: trimmed(input.lastName, 'name'),
    businessName: trimmed(input.businessName, 'name'),
    email: trimmed(input.email, 'email')?.toLowerCase() ?? null,
    phone: trimmed(input.phone, 'phone'),
    birthdate: isDay(input.birthdate) ? input.birthdate : null,
    ...(input.maritalStatus === undefined ? {} : { maritalStatus: trimmed(input.maritalStatus) }),
    ...(input.licenseNumber === undefined ? {} : { licenseNumber: number?.ok ? number.event : null }),
    ...(issuer?.ok ? { licenseIssuer: issuer.event } : {}),
  });
}
