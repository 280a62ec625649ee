import { checkAnswers } from '@roadworthy/core/lines/check-answers.ts';
import { checkAddress } from '@roadworthy/core/quoting/check-address.ts';
import { permissionFor } from '@roadworthy/core/quoting/transitions.ts';
import { checkLicenseIssuer, checkLicenseNumber } from '@roadworthy/core/quoting/check-license-number.ts';
import { checkNamedInsured } from '@roadworthy/core/quoting/check-named-insured.ts';
import { namedInsuredOf, type Entity, type Quote } from '@roadworthy/core/quoting/quote.ts';
import { stateOfVehicle } from '@roadworthy/core/quoting/subject-of-quote.ts';
import type { Day } from '@roadworthy/core/shared/day.ts';
import { refuse, type Refused } from '@roadworthy/core/shared/decision.ts';
import { sentence } from '@roadworthy/core/shared/sentence.ts';
import type { EntityInput, LocationInput } from '../generated/operations.ts';
import { isRefused } from '../kernel/carry-out.ts';
import { operation } from '../kernel/operation.ts';
import { quoteRoot } from './quote-root.ts';
import { blindIndex, seal } from '../kernel/sealed.ts';
import type { Work } from '../kernel/work.ts';
import { findPostalArea } from '../products/find-postal-area.ts';
import { editQuote } from './edit-quote.ts';
import { quoteIdOf } from './quote-store.ts';
import type { StoredQuote } from './stored-quote.ts';

type Written = { readonly entityId: string; readonly entity: EntityInput; readonly location: LocationInput | null };

const experience = { min: 0, max: 75 };

/** The answers as they will stand: what was sent over what is there. */
function merged(entity: EntityInput, current: Entity | null, postalCode: string) {
  return {
    entityType: entity.entity_type === 'business' ? ('business' as const) : (current?.entityType ?? 'person'),
    firstName: entity.first_name ?? current?.firstName ?? null,
    lastName: entity.last_name ?? current?.lastName ?? null,
    businessName: entity.business_name ?? current?.businessName ?? null,
    email: entity.email ?? current?.email ?? '',
    phone: entity.phone === undefined ? (current?.phone ?? null) : entity.phone,
    birthdate: entity.birthdate ?? current?.birthdate ?? null,
    ...(entity.marital_status === undefined ? {} : { maritalStatus: entity.marital_status }),
    postalCode,
  };
}

async function saveMailingLocation(
  work: Work,
  { quote }: StoredQuote,
  location: LocationInput,
  postalCode: string,
): Promise<null | Refused> {
  const country = /^\d/.test(postalCode) ? 'US' : 'CA';
  const area = await findPostalArea(work.tx, country, postalCode);
  const field = 'named_insured.postal_code';
  if (!area)
    return refuse('postal_code_unknown', 'We cannot find that postal code. Check it for a typing mistake.', field);
  const typed = { line1: location.line_1, line2: location.line_2 ?? null, locality: location.locality };
  const address = checkAddress(typed);
  if (!address.ok) return address;
  const { line1, line2, locality } = address.event;
  const columns = {
    line_1: line1,
    line_2: line2,
    locality,
    administrative_area: area.administrativeArea,
    postal_code: postalCode,
    country,
  } as const;
  if (quote.mailingLocationId !== null) {
    await work.tx.updateTable('locations').set(columns).where('location_id', '=', quote.mailingLocationId).execute();
  } else {
    const { location_id } = await work.tx
      .insertInto('locations')
      .values({ organization_id: work.organizationId, quote_id: quote.quoteId, location_type: 'mailing', ...columns })
      .returning('location_id')
      .executeTakeFirstOrThrow();
    await work.tx
      .updateTable('quotes')
      .set({ mailing_location_id: location_id })
      .where('quote_id', '=', quote.quoteId)
      .execute();
  }
  // Effective days are civil days where the named insured gets mail (docs/rules.md, days).
  await work.tx.updateTable('quotes').set({ time_zone: area.timeZone }).where('quote_id', '=', quote.quoteId).execute();
  return null;
}

/** Who gave the license: what was sent; with a new number else what is known, and where the vehicle is kept. */
function issuerColumns({ entity }: Written, current: Entity | null, quote: Quote) {
  const sent = entity.license_administrative_area;
  if (sent == null && !entity.license_number?.trim()) return {};
  const [vehicle] = quote.vehicles;
  const kept = vehicle ? stateOfVehicle(vehicle, quote) : quote.administrativeArea;
  const issuer = checkLicenseIssuer(sent ?? current?.licenseAdministrativeArea ?? kept);
  if (!issuer.ok) return issuer;
  const { country, administrativeArea } = issuer.event;
  return { license_country: country, license_administrative_area: administrativeArea };
}

/** The license number, sealed, and what it is found by; an empty one says that there is none any more. */
function numberColumns({ platform: { secrets } }: Work, { entityId, entity }: Written) {
  const typed = entity.license_number;
  if (typed === undefined) return {};
  if (typed === null || typed.trim() === '') return { license_number: null, license_number_index: null };
  const checked = checkLicenseNumber(typed);
  if (!checked.ok) return checked;
  const place = { table: 'entities', column: 'license_number', key: entityId };
  return {
    license_number: seal(secrets, { ...place, plain: checked.event }),
    license_number_index: blindIndex(secrets, checked.event),
  };
}

async function save(work: Work, stored: StoredQuote, written: Written, today: Day): Promise<Refused | null> {
  const { quote } = stored;
  const current = quote.entities.find((one) => one.entityId === written.entityId) ?? null;
  const mailing = quote.locations.find((one) => one.locationId === quote.mailingLocationId);
  const postalCode = written.location?.postal_code ?? mailing?.postalCode ?? '';
  const checked = checkNamedInsured(merged(written.entity, current, postalCode), today);
  if (!checked.ok) return checked;
  const sent = written.entity.answers;
  const place = { provider: quote.provider, of: 'person', before: 'named_insured.' } as const;
  const answers = sent == null ? null : checkAnswers(place, sent, current?.answers ?? {});
  if (answers?.ok === false) return answers;
  const years = written.entity.rv_driving_experience_years;
  if (typeof years === 'number' && !(Number.isInteger(years) && years >= experience.min && years <= experience.max)) {
    const field = 'named_insured.rv_driving_experience_years';
    return refuse('experience_out_of_range', sentence('Enter the years, from {min} to {max}.', experience), field);
  }
  const license = numberColumns(work, written);
  if (isRefused(license)) return license;
  const issuer = issuerColumns(written, current, quote);
  if (isRefused(issuer)) return issuer;
  const person = checked.event;
  const sealed = { table: 'entities', column: 'birthdate', key: written.entityId };
  const columns = {
    entity_type: person.entityType,
    first_name: person.firstName ?? null,
    last_name: person.lastName ?? null,
    business_name: person.businessName ?? null,
    email: person.email,
    phone: person.phone ?? null,
    birthdate: person.birthdate === null ? null : seal(work.platform.secrets, { ...sealed, plain: person.birthdate }),
    ...(person.maritalStatus === undefined ? {} : { marital_status: person.maritalStatus }),
    ...(years === undefined ? {} : { rv_driving_experience_years: years }),
    ...(answers ? { answers: JSON.stringify(answers.event) } : {}),
    ...license,
    ...issuer,
  };
  await work.tx
    .insertInto('entities')
    .values({
      entity_id: written.entityId,
      organization_id: work.organizationId,
      quote_id: quote.quoteId,
      entity_relationship: 'named_insured',
      ...columns,
    })
    .onConflict((conflict) => conflict.column('entity_id').doUpdateSet(columns))
    .execute();
  return written.location ? saveMailingLocation(work, stored, written.location, person.postalCode) : null;
}

export const createNamedInsured = operation({
  name: 'create_named_insured',
  permission: permissionFor('edit_quote'),
  root: quoteRoot,
  fields: { entity: 'named_insured', mailing_location: 'named_insured' },
  async run(work) {
    const { quote_id, entity, mailing_location, version } = work.input;
    return editQuote(work, quote_id, { kind: 'entity', version, answers: 'named_insured' }, async (stored, today) => {
      // A second press of the button writes over what the first one created.
      const entityId = namedInsuredOf(stored.quote)?.entityId ?? crypto.randomUUID();
      const refused = await save(work, stored, { entityId, entity, location: mailing_location }, today);
      return isRefused(refused) ? refused : { entity_id: entityId };
    });
  },
});

export const updateNamedInsured = operation({
  name: 'update_named_insured',
  permission: permissionFor('edit_quote'),
  root: ({ entity_id }) => ({ table: 'entities', id: entity_id }),
  fields: { changes: 'named_insured', mailing_location: 'named_insured' },
  async run(work) {
    const { entity_id, changes, mailing_location, version } = work.input;
    const quoteId = await quoteIdOf(work.tx, 'entities', entity_id);
    return editQuote(work, quoteId, { kind: 'entity', version, answers: 'named_insured' }, async (stored, today) => {
      if (namedInsuredOf(stored.quote)?.entityId !== entity_id) {
        return refuse('not_named_insured', 'This person is not the named insured of the quote.');
      }
      const written = { entityId: entity_id, entity: changes, location: mailing_location ?? null };
      const refused = await save(work, stored, written, today);
      return isRefused(refused) ? refused : { entity_id };
    });
  },
});
