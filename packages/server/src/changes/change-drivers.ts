import { checkEntity } from '@roadworthy/core/quoting/checks/check-entity.ts';
import { checkNamedOnce } from '@roadworthy/core/quoting/editing/edit-entities.ts';
import { may } from '@roadworthy/core/identity/principal.ts';
import { type Entity, namedInsuredOf, type Quote } from '@roadworthy/core/quoting/quote.ts';
import { accept, type Decision, refuse } from '@roadworthy/core/shared/decision.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { day, type Day } from '@roadworthy/core/shared/time/day.ts';
import { words } from '@roadworthy/core/shared/words.ts';
import type { EntityInput, PolicyChangesInput } from '../generated/operations.ts';
import type { Work } from '../kernel/work.ts';
import { type Draft, freshRoot, type Known, putRecord } from './change-draft.ts';

/** What identifies somebody and stands in no change, by their root: the rows of its draft hold it, sealed. */
export type Identified = Map<string, { readonly birthdate?: Day | null; readonly licenseNumber?: string | null }>;

const drivers = ['driver', 'excluded_driver'] as const;
type Driver = (typeof drivers)[number];
const driverOf = (text: string | null | undefined): Driver | undefined => drivers.find((one) => one === text);

const unknownDriver = () =>
  refuse(
    'relationship_unknown',
    words('Choose whether they drive or are excluded.', 'Indiquez si la personne conduit ou est exclue.'),
    'people.relationship',
  );

const personGone = () =>
  refuse(
    'person_not_on_policy',
    words('This person is not on the policy now.', 'Cette personne ne figure pas à la police actuellement.'),
    'people.root_entity_id',
  );

/** What a form sent of a driver or of who is insured over what is known of them, by the rules of every one of them. */
function readPerson(
  input: EntityInput,
  current: Entity | null,
  relationship: Driver | 'named_insured',
  { quote, today }: Known,
): Decision<{ readonly fields: Record<string, unknown>; readonly identified: ReturnType<Identified['get']> }> {
  const stored = <Value>(sent: Value | null | undefined, known: Value | null | undefined) => sent ?? known ?? null;
  const isInsured = relationship === 'named_insured';
  const form = isInsured ? relationship : 'driver';
  const entityType = current?.entityType ?? 'person';
  const checked = checkEntity(
    form,
    {
      entityType,
      businessName: stored(input.business_name, current?.businessName),
      firstName: stored(input.first_name, current?.firstName),
      lastName: stored(input.last_name, current?.lastName),
      email: stored(input.email, current?.email),
      phone: stored(input.phone, current?.phone),
      birthdate: stored(input.birthdate, current?.birthdate),
      maritalStatus: input.marital_status,
      licenseNumber: input.license_number,
      licenseAdministrativeArea: input.license_number
        ? stored(input.license_administrative_area, current?.licenseAdministrativeArea ?? quote.administrativeArea)
        : input.license_administrative_area,
      licenseFirstIssuedYear: input.license_first_issued_year,
      rvDrivingExperienceYears: input.rv_driving_experience_years,
    },
    today,
  );
  if (!checked.ok) return checked;
  const person = checked.event;
  const once = checkNamedOnce(quote, form, person, current?.entityId ?? '');
  if (!once.ok) return once;
  const isOtherBirthdate = person.birthdate !== (current?.birthdate ?? null);
  const isOtherLicense = person.licenseNumber !== undefined && person.licenseNumber !== current?.licenseNumber;
  const sealed = [...(isOtherBirthdate ? ['birthdate'] : []), ...(isOtherLicense ? ['license_number'] : [])];
  const { maritalStatus, licenseIssuer: issuer } = person;
  return accept({
    fields: {
      entity_type: entityType,
      entity_relationship: relationship,
      first_name: person.firstName,
      last_name: person.lastName,
      ...(isInsured ? { business_name: person.businessName } : { email: person.email, phone: person.phone }),
      ...(maritalStatus === undefined ? {} : { marital_status: maritalStatus }),
      ...(issuer === undefined
        ? {}
        : { license_country: issuer.country, license_administrative_area: issuer.administrativeArea }),
      ...(input.license_first_issued_year == null
        ? {}
        : { license_first_issued_year: input.license_first_issued_year }),
      ...(input.rv_driving_experience_years == null
        ? {}
        : { rv_driving_experience_years: input.rv_driving_experience_years }),
      // What these are stands in the rows of the draft alone.
      ...(sealed.length === 0 ? {} : { sealed }),
    },
    identified: {
      ...(isOtherBirthdate && { birthdate: person.birthdate }),
      ...(isOtherLicense && { licenseNumber: person.licenseNumber ?? null }),
    },
  });
}

/**
 * Who drives: somebody more, somebody else’s answers, somebody excluded or back, and somebody less. Who is insured is
 * corrected by those alone who correct policies; how they are reached is corrected at once, for all days.
 */
export async function changeDrivers(
  work: Work,
  draft: Draft,
  { add_people: added, people, remove_people: removed }: PolicyChangesInput,
  known: Known,
  identified: Identified,
): Promise<Decision<true>> {
  const { quote } = known;
  const driverAt = (root: string) =>
    quote.entities.find((one) => one.rootEntityId === root && driverOf(one.entityRelationship) !== undefined);
  const insuredAt = (root: string) => {
    const insured = namedInsuredOf(quote);
    return insured?.rootEntityId === root && may(work.actor, 'policy:correct') ? insured : undefined;
  };
  for (const { relationship: sent, entity } of added ?? []) {
    const relationship = driverOf(sent);
    if (!relationship) return unknownDriver();
    const read = readPerson(entity, null, relationship, known);
    if (!read.ok) return read;
    const root = await freshRoot(work);
    putRecord(draft, 'entities', root, { ...read.event.fields, location: null });
    identified.set(root, read.event.identified ?? {});
  }
  for (const { root_entity_id: root, relationship: sent, changes } of people ?? []) {
    const current = driverAt(root) ?? insuredAt(root);
    if (!current) return personGone();
    const relationship = current === insuredAt(root) ? 'named_insured' : driverOf(sent ?? current.entityRelationship);
    if (!relationship) return unknownDriver();
    const read = readPerson(changes, current, relationship, known);
    if (!read.ok) return read;
    putRecord(draft, 'entities', root, read.event.fields);
    identified.set(root, read.event.identified ?? {});
  }
  for (const root of removed ?? []) {
    if (!driverAt(root) || !ownValue(draft.entities, root)) return personGone();
    Reflect.deleteProperty(draft.entities, root);
  }
  return accept(true);
}

/** What a draft holds of the people that a change identifies. */
export function identifiedIn(draft: Pick<Quote, 'entities'>): Identified {
  return new Map(
    draft.entities.map(({ rootEntityId, birthdate, licenseNumber }) => [
      rootEntityId,
      { birthdate: birthdate === null ? null : day(birthdate), licenseNumber },
    ]),
  );
}
