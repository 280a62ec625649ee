import { composeDay, type DayParts, dayPartsProblem, emptyDayParts, splitDay } from '@roadworthy/ui/forms/day-parts.ts';
import type { Entity_Input, LoadDriversQuery } from '../../../generated/documents.ts';
import { filled, matching, type Shapes } from '../../shared/answers/shapes.ts';
import type { CheckoutQuote } from '../quote-data/checkout-context.tsx';

type LicenseAnswers = {
  /** What is typed now: the stored number is shown to staff alone. */
  license_number: string;
  /** The postal code of the state or province that gave it. */
  license_administrative_area: string;
  rv_driving_experience_years: string;
};
type IncidentAnswers = { at_fault: string; major: string; minor: string; speeding: string };
/** How the person insured has driven. */
export type DrivingAnswers = LicenseAnswers & IncidentAnswers;
/** Somebody else who drives. */
export type DriverAnswers = LicenseAnswers & { first_name: string; last_name: string; birthdate: DayParts };

export type StoredDriver = NonNullable<LoadDriversQuery['quotes_by_pk']>['entities'][number];

export const incidentFields = ['at_fault', 'major', 'minor', 'speeding'] as const;

const count = (message: string) => matching(/^\d{1,2}$/, message);
const license = (text: string) => (text.trim() === '' || /\d/.test(text) ? null : 'errors.license');

/** That the number of a license is needed, the server says. */
export const drivingShapes: Shapes<DrivingAnswers> = {
  rv_driving_experience_years: count('errors.experience'),
  license_number: license,
  at_fault: count('errors.atFault'),
  major: count('errors.major'),
  minor: count('errors.minor'),
  speeding: count('errors.speeding'),
};

export const driverShapes: Shapes<DriverAnswers> = {
  first_name: filled('errors.theirFirstName'),
  last_name: filled('errors.theirLastName'),
  birthdate: (parts) => (dayPartsProblem(parts) === null ? null : 'errors.theirBirthdate'),
  rv_driving_experience_years: count('errors.theirExperience'),
  license_number: license,
};

type Incidents = Readonly<Partial<Record<(typeof incidentFields)[number], number>>>;

function incidentsIn(declarations: unknown): Incidents {
  if (typeof declarations !== 'object' || declarations === null || !('incidents' in declarations)) return {};
  const { incidents } = declarations;
  return typeof incidents === 'object' && incidents !== null ? incidents : {};
}

const textOf = (value: number | null | undefined): string => (value == null ? '' : String(value));

/** The driving of the person insured, as it is stored. */
export function drivingAnswersOf(quote: CheckoutQuote): DrivingAnswers {
  const person = quote.entities[0];
  const incidents = incidentsIn(quote.declarations);
  return {
    license_number: '',
    license_administrative_area: person?.license_administrative_area ?? quote.administrative_area,
    rv_driving_experience_years: textOf(person?.rv_driving_experience_years),
    at_fault: textOf(incidents.at_fault),
    major: textOf(incidents.major),
    minor: textOf(incidents.minor),
    speeding: textOf(incidents.speeding),
  };
}

/** Somebody else who drives, as they are stored; an unknown license is one of where the quote is asked for. */
export function driverAnswersOf(driver: StoredDriver | undefined, area: string): DriverAnswers {
  return {
    first_name: driver?.first_name ?? '',
    last_name: driver?.last_name ?? '',
    birthdate: driver?.birthdate ? splitDay(driver.birthdate) : emptyDayParts,
    license_number: '',
    license_administrative_area: driver?.license_administrative_area ?? area,
    rv_driving_experience_years: textOf(driver?.rv_driving_experience_years),
  };
}

/** What of license and experience was answered, as the server takes it. */
export function licenseOf(answers: Partial<LicenseAnswers>): Entity_Input {
  const { license_number: number, license_administrative_area: area, rv_driving_experience_years: years } = answers;
  return {
    ...(number?.trim() ? { license_number: number.trim() } : {}),
    ...(area ? { license_administrative_area: area } : {}),
    ...(years ? { rv_driving_experience_years: Number(years) } : {}),
  };
}

/** Somebody else who drives, as the server takes them; a license without its number says nothing of where it is from. */
export function driverOf(all: DriverAnswers): Entity_Input {
  const { license_administrative_area: area, ...rest } = all;
  return {
    entity_type: 'person',
    first_name: all.first_name.trim(),
    last_name: all.last_name.trim(),
    birthdate: composeDay(all.birthdate),
    ...licenseOf(all.license_number.trim() === '' ? rest : { ...rest, license_administrative_area: area }),
  };
}

/** The declared incidents as the server takes them; what is not answered stays out. */
export function declarationsOf(all: IncidentAnswers): { incidents: Incidents } {
  const answered = incidentFields.filter((name) => all[name] !== '');
  return { incidents: Object.fromEntries(answered.map((name) => [name, Number(all[name])])) };
}

/** What is said of the driver at a place among all who drive: the person insured is the first. */
export function findingsOfDriver<One extends { readonly path: string }>(missing: readonly One[], place: number): One[] {
  return missing.filter(({ path }) => path.startsWith(`drivers.${place}.`));
}
