import { isMotorised, type VerificationKind } from '../../products/vocabulary.ts';
import { personalStructure } from '../../rating/personal-structure.ts';
import type { Day } from '../../shared/time/day.ts';
import { canonicalJson } from '../signing/content-hash.ts';
import { type Entity, namedInsuredOf, type Quote } from '../quote.ts';
import { driversOf, garagingArea } from '../subject/subject-of-quote.ts';

/** What a vendor is asked about somebody; null is what its kind of check does not ask. */
export type VerificationQuestion = {
  readonly kind: VerificationKind;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly businessName: string | null;
  readonly birthdate: Day | null;
  readonly licenseNumber: string | null;
  readonly licenseArea: string | null;
  readonly email: string | null;
  /** Where letters reach them: postal code and state or province. */
  readonly postalCode: string | null;
  readonly administrativeArea: string | null;
};

/** One check that a quote needs, of one person. */
export type NeededCheck = { readonly kind: VerificationKind; readonly entity: Entity };

const scoreBars = personalStructure.barred.filter(({ factors }) => factors.includes('score'));

/** Whether the price may follow an insurance score in a state or province. */
export function mayScoreCount(administrativeArea: string): boolean {
  return !scoreBars.some(({ areas }) => areas.includes(administrativeArea));
}

/**
 * The checks that a quote needs of those that its product requires: the record of everybody who drives what has a motor,
 * how its buyer pays where a price may follow that, and who its buyer is.
 */
export function neededChecks(quote: Quote, required: readonly VerificationKind[]): NeededCheck[] {
  const insured = namedInsuredOf(quote);
  const isDriven = quote.vehicles.some(({ type }) => isMotorised(type));
  const isScored = isDriven && insured?.entityType === 'person' && mayScoreCount(garagingArea(quote));
  const about: Readonly<Record<VerificationKind, readonly Entity[]>> = {
    mvr: isDriven ? driversOf(quote.entities) : [],
    frs: insured && isScored ? [insured] : [],
    tas: insured ? [insured] : [],
  };
  return required.flatMap((kind) => about[kind].map((entity) => ({ kind, entity })));
}

const nobody = {
  firstName: null,
  lastName: null,
  businessName: null,
  birthdate: null,
  licenseNumber: null,
  licenseArea: null,
  email: null,
  postalCode: null,
  administrativeArea: null,
} as const;

/** What a vendor would be asked; null while something that it needs is not answered. */
export function questionOf(quote: Quote, { kind, entity }: NeededCheck): VerificationQuestion | null {
  const { entityType, firstName, lastName, businessName, birthdate, email } = entity;
  if (entityType === 'business') {
    return kind === 'tas' && businessName !== null && email !== null ? { ...nobody, kind, businessName, email } : null;
  }
  if (firstName === null || lastName === null || birthdate === null) return null;
  const person = { ...nobody, kind, firstName, lastName, birthdate };
  if (kind === 'mvr') {
    const { licenseNumber, licenseAdministrativeArea: licenseArea } = entity;
    return licenseNumber === null || licenseArea === null ? null : { ...person, licenseNumber, licenseArea };
  }
  if (kind === 'tas') return email === null ? null : { ...person, email };
  const home = quote.locations.find(({ locationId }) => locationId === quote.mailingLocationId);
  if (!home) return null;
  return { ...person, postalCode: home.postalCode, administrativeArea: home.administrativeArea };
}

const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}@.*-]+/gu, ' ')
    .trim();

/**
 * What was asked as one text: however it is written, the same question about the same person gives the same. An answer
 * counts for this text and no other.
 */
export function requestedText(question: VerificationQuestion): string {
  const texts = Object.entries(question).map(([name, value]) => [name, value === null ? null : folded(value)]);
  return canonicalJson(Object.fromEntries(texts));
}
