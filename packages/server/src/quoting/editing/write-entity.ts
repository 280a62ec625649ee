import { checkAnswers } from '@roadworthy/core/lines/check-answers.ts';
import { checkEntity, type CheckedEntity, notAskedHere } from '@roadworthy/core/quoting/checks/check-entity.ts';
import { checkNamedOnce } from '@roadworthy/core/quoting/editing/edit-entities.ts';
import type { Entity, Quote } from '@roadworthy/core/quoting/quote.ts';
import {
  formOf,
  relationshipRules,
  type WrittenRelationship,
} from '@roadworthy/core/quoting/editing/relationship-rules.ts';
import { stateOfVehicle } from '@roadworthy/core/quoting/subject/subject-of-quote.ts';
import type { Day } from '@roadworthy/core/shared/time/day.ts';
import { refuse, type Refused } from '@roadworthy/core/shared/decision.ts';
import type { EntityInput, LocationInput } from '../../generated/operations.ts';
import { isRefused } from '../../kernel/operations/carry-out.ts';
import { blindIndex, seal } from '../../kernel/settings/sealed.ts';
import type { Work } from '../../kernel/work.ts';
import { writeAddress } from './write-address.ts';
import { enterStreet } from '@roadworthy/core/quoting/checks/check-address.ts';

export type WrittenEntity = {
  readonly entityId: string;
  readonly relationship: WrittenRelationship;
  readonly entity: EntityInput;
  readonly location: LocationInput | null;
};

/** Who gave the license: what was sent; with a new number else what is known, and where the vehicle is kept. */
function licenseArea(entity: EntityInput, current: Entity | null, quote: Quote): string | null | undefined {
  const sent = entity.license_administrative_area;
  if (sent != null || !entity.license_number?.trim()) return sent;
  const [vehicle] = quote.vehicles;
  return current?.licenseAdministrativeArea ?? (vehicle ? stateOfVehicle(vehicle, quote) : quote.administrativeArea);
}

function typeOf({ entity_type: sent }: EntityInput, current: Entity | null): Entity['entityType'] {
  if (sent === 'business' || sent === 'person') return sent;
  return current?.entityType ?? 'person';
}

/** The answers as they will stand: what was sent over what is there. Of license and line only what was sent. */
function merged({ entity, relationship }: WrittenEntity, current: Entity | null, quote: Quote) {
  const buys = relationship === 'named_insured';
  const stored = <Value>(sent: Value | null | undefined, known: Value | null | undefined): Value | null =>
    // A form of checkout sends nulls for what it leaves as it is.
    sent === undefined || (buys && sent === null) ? (known ?? null) : sent;
  return {
    entityType: typeOf(entity, current),
    firstName: stored(entity.first_name, current?.firstName),
    lastName: stored(entity.last_name, current?.lastName),
    businessName: stored(entity.business_name, current?.businessName),
    email: stored(entity.email, current?.email),
    phone: entity.phone === undefined ? (current?.phone ?? null) : entity.phone,
    birthdate: stored(entity.birthdate, current?.birthdate),
    maritalStatus: entity.marital_status,
    licenseNumber: entity.license_number,
    licenseAdministrativeArea: licenseArea(entity, current, quote),
    licenseFirstIssuedYear: entity.license_first_issued_year,
    rvDrivingExperienceYears: entity.rv_driving_experience_years,
    yearsInBusiness: entity.years_in_business,
    answers: entity.answers,
  };
}

/** The columns of what was checked; what identifies somebody is sealed, and found by an index that nobody can read. */
function columnsOf({ platform: { secrets } }: Work, { entityId, entity }: WrittenEntity, person: CheckedEntity) {
  const sealed = (column: string, plain: string | null) =>
    plain === null ? null : seal(secrets, { table: 'entities', column, key: entityId, plain });
  const { licenseNumber: number, licenseIssuer: issuer, maritalStatus } = person;
  const plain = {
    rv_driving_experience_years: entity.rv_driving_experience_years,
    license_first_issued_year: entity.license_first_issued_year,
    years_in_business: entity.years_in_business,
  };
  return {
    entity_type: person.entityType,
    first_name: person.firstName,
    last_name: person.lastName,
    business_name: person.businessName,
    email: person.email,
    phone: person.phone,
    birthdate: sealed('birthdate', person.birthdate),
    ...(maritalStatus === undefined ? {} : { marital_status: maritalStatus }),
    ...(number === undefined
      ? {}
      : {
          license_number: sealed('license_number', number),
          license_number_index: number && blindIndex(secrets, number),
        }),
    ...(issuer === undefined
      ? {}
      : { license_country: issuer.country, license_administrative_area: issuer.administrativeArea }),
    ...Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined)),
  };
}

/** The row of where somebody gets mail, written or as it was; null for who has none. */
async function locationOf(work: Work, quote: Quote, written: WrittenEntity, locationId: string | null) {
  const { relationship, location } = written;
  const form = formOf(relationship);
  const { needsAddress } = relationshipRules[relationship];
  if (location && needsAddress) {
    const address = await writeAddress(work, { quoteId: quote.quoteId, type: 'mailing', locationId, form }, location);
    return isRefused(address) ? address : address.locationId;
  }
  if (location) return refuse('answer_not_asked', notAskedHere, `${form}.line_1`);
  if (needsAddress && locationId === null) {
    return refuse('address_missing', enterStreet, `${form}.line_1`);
  }
  return locationId;
}

/** Where the insured gets mail is the quote's own mailing address, whose zone the days of the quote are counted in. */
async function writeInsuredAddress(work: Work, quote: Quote, location: LocationInput): Promise<null | Refused> {
  const { quoteId, mailingLocationId: locationId } = quote;
  const form = formOf('named_insured');
  const address = await writeAddress(work, { quoteId, type: 'mailing', locationId, form }, location);
  if (isRefused(address)) return address;
  await work.tx
    .updateTable('quotes')
    // Effective days are civil days where the named insured gets mail (docs/rules.md, days).
    .set({ mailing_location_id: address.locationId, time_zone: address.timeZone })
    .where('quote_id', '=', quoteId)
    .execute();
  return null;
}

/** Writes somebody on a quote, new or over what is known of them, by the rules of their relationship. */
export async function writeEntity(
  work: Work,
  quote: Quote,
  written: WrittenEntity,
  today: Day,
): Promise<Refused | null> {
  const { entityId, relationship, entity, location } = written;
  const current = quote.entities.find((one) => one.entityId === entityId) ?? null;
  const checked = checkEntity(relationship, merged(written, current, quote), today);
  if (!checked.ok) return checked;
  const once = checkNamedOnce(quote, relationship, checked.event, entityId);
  if (!once.ok) return once;
  const place = { provider: quote.provider, of: 'person', before: `${formOf(relationship)}.` } as const;
  const answers = entity.answers == null ? null : checkAnswers(place, entity.answers, current?.answers ?? {});
  if (answers?.ok === false) return answers;
  const isInsured = relationship === 'named_insured';
  const at = isInsured ? null : await locationOf(work, quote, written, current?.locationId ?? null);
  if (isRefused(at)) return at;
  const columns = {
    ...columnsOf(work, written, checked.event),
    ...(answers ? { answers: JSON.stringify(answers.event) } : {}),
    ...(isInsured ? {} : { location_id: at }),
  };
  await work.tx
    .insertInto('entities')
    .values({
      entity_id: entityId,
      organization_id: work.organizationId,
      quote_id: quote.quoteId,
      entity_relationship: relationship,
      ...columns,
    })
    .onConflict((conflict) => conflict.constraint('entities_pkey').doUpdateSet(columns))
    .execute();
  return isInsured && location ? writeInsuredAddress(work, quote, location) : null;
}
