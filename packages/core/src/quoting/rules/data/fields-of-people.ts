import { choice } from '../../../lines/words.ts';
import { ageOn } from '../../../shared/time/day.ts';
import type { Entity, Location, Quote } from '../../quote.ts';
import { declaredIncidents, drives } from '../../subject/subject-of-quote.ts';
import { forEach, type RuleFact, type RuleField } from '../rule-field.ts';
import { words } from '../../../shared/words.ts';

type Of<One> = Omit<RuleField, 'objectType' | 'facts'> & { readonly read: (one: One, quote: Quote) => RuleFact };

const personal = { type: 'text', isPersonal: true } as const;

const ofEntities: readonly Of<Entity>[] = [
  {
    key: 'age',
    type: 'number',
    label: words('age when cover begins', 'âge au début de la couverture'),
    read: ({ birthdate }, { effectiveDate }) => (birthdate === null ? null : ageOn(birthdate, effectiveDate)),
  },
  {
    key: 'entity_type',
    type: 'choice',
    label: words('person or business', 'personne ou entreprise'),
    choices: [choice('person', 'A person', 'Une personne'), choice('business', 'A business', 'Une entreprise')],
    read: ({ entityType }) => entityType,
  },
  {
    key: 'entity_relationship',
    type: 'choice',
    label: words('part in the quote', 'rôle dans la soumission'),
    choices: [
      choice('named_insured', 'Named insured', 'Assuré désigné'),
      choice('additional_insured', 'Additional insured', 'Assuré additionnel'),
      choice('driver', 'Driver', 'Conducteur'),
      choice('excluded_driver', 'Excluded from driving', 'Conducteur exclu'),
      choice('lienholder', 'Lienholder', 'Créancier'),
      choice('loss_payee', 'Loss payee', 'Bénéficiaire du règlement'),
    ],
    read: ({ entityRelationship }) => entityRelationship,
  },
  {
    key: 'drives',
    type: 'yes_no',
    label: words('drives', 'conduit'),
    read: drives,
  },
  {
    key: 'rv_driving_experience_years',
    type: 'number',
    label: words('years of driving such vehicles', 'années de conduite de tels véhicules'),
    read: ({ rvDrivingExperienceYears }) => rvDrivingExperienceYears,
  },
  {
    key: 'license_first_issued_year',
    type: 'number',
    isPlain: true,
    label: words('year of the first license', 'année du premier permis'),
    read: ({ licenseFirstIssuedYear }) => licenseFirstIssuedYear,
  },
  {
    key: 'license_administrative_area',
    type: 'text',
    label: words('state or province of the license', 'État ou province du permis'),
    read: ({ licenseAdministrativeArea }) => licenseAdministrativeArea,
  },
  {
    key: 'license_country',
    type: 'text',
    label: words('country of the license', 'pays du permis'),
    read: ({ licenseCountry }) => licenseCountry,
  },
  {
    ...personal,
    key: 'license_number',
    label: words('license number', 'numéro de permis'),
    read: ({ licenseNumber }) => licenseNumber,
  },
  {
    key: 'birthdate',
    type: 'date',
    isPersonal: true,
    label: words('birth date', 'date de naissance'),
    read: ({ birthdate }) => birthdate,
  },
  {
    ...personal,
    key: 'first_name',
    label: words('first name', 'prénom'),
    read: ({ firstName }) => firstName,
  },
  {
    ...personal,
    key: 'last_name',
    label: words('last name', 'nom de famille'),
    read: ({ lastName }) => lastName,
  },
  {
    ...personal,
    key: 'business_name',
    label: words('name of the business', 'nom de l’entreprise'),
    read: ({ businessName }) => businessName,
  },
  {
    ...personal,
    key: 'email',
    label: words('e-mail address', 'adresse courriel'),
    read: ({ email }) => email,
  },
  {
    ...personal,
    key: 'phone',
    label: words('phone number', 'numéro de téléphone'),
    read: ({ phone }) => phone,
  },
  {
    key: 'marital_status',
    type: 'text',
    isPersonal: true,
    label: words('marital status', 'état civil'),
    read: ({ maritalStatus }) => maritalStatus,
  },
];

const ofLocations: readonly Of<Location>[] = [
  {
    key: 'location_type',
    type: 'choice',
    label: words('kind of address', 'genre d’adresse'),
    choices: [
      choice('mailing', 'Mailing', 'Postale'),
      choice('garaging', 'Garaging', 'Garage'),
      choice('registration', 'Registration', 'Immatriculation'),
    ],
    read: ({ locationType }) => locationType,
  },
  {
    key: 'administrative_area',
    type: 'text',
    label: words('state or province', 'État ou province'),
    read: ({ administrativeArea }) => administrativeArea,
  },
  {
    key: 'locality',
    type: 'text',
    label: words('city', 'ville'),
    read: ({ locality }) => locality,
  },
  {
    key: 'postal_code',
    type: 'text',
    label: words('postal code', 'code postal'),
    read: ({ postalCode }) => postalCode,
  },
  {
    ...personal,
    key: 'line_1',
    label: words('street', 'rue'),
    read: ({ line1 }) => line1,
  },
];

type Incidents = NonNullable<ReturnType<typeof declaredIncidents>>;

const ofHistory: readonly Of<Incidents>[] = [
  {
    key: 'accidents',
    type: 'number',
    label: words('number of accidents', 'nombre d’accidents'),
    read: ({ at_fault, not_at_fault }) => at_fault + not_at_fault,
  },
  {
    key: 'violations',
    type: 'number',
    label: words('number of violations', 'nombre d’infractions'),
    read: ({ major, minor, speeding }) => major + minor + speeding,
  },
  {
    key: 'at_fault',
    type: 'number',
    label: words('accidents at fault', 'accidents avec responsabilité'),
    read: ({ at_fault }) => at_fault,
  },
  {
    key: 'not_at_fault',
    type: 'number',
    label: words('accidents not at fault', 'accidents sans responsabilité'),
    read: ({ not_at_fault }) => not_at_fault,
  },
  {
    key: 'major',
    type: 'number',
    label: words('major violations', 'infractions graves'),
    read: ({ major }) => major,
  },
  {
    key: 'minor',
    type: 'number',
    label: words('minor violations', 'infractions mineures'),
    read: ({ minor }) => minor,
  },
  {
    key: 'speeding',
    type: 'number',
    label: words('speeding violations', 'excès de vitesse'),
    read: ({ speeding }) => speeding,
  },
];

/** What a quote says of each person and business on it. */
export const entityFields: readonly RuleField[] = ofEntities.map(({ read, ...field }) => ({
  ...field,
  objectType: 'entity',
  facts: forEach(({ entities }) => entities, read),
}));

/** What a quote says of each of its addresses. */
export const locationFields: readonly RuleField[] = ofLocations.map(({ read, ...field }) => ({
  ...field,
  objectType: 'location',
  facts: forEach(({ locations }) => locations, read),
}));

/** What the named insured declared for the last 36 months; nothing before it was declared. */
export const historyFields: readonly RuleField[] = ofHistory.map(({ read, ...field }) => ({
  ...field,
  objectType: 'history',
  facts: forEach(({ declarations }) => {
    const declared = declaredIncidents(declarations);
    return declared === null ? [] : [declared];
  }, read),
}));
