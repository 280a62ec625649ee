import { checkEmail } from '../identity/email.ts';
import { refusal, type Refusal } from '../shared/decision.ts';
import { checkName } from '../shared/text/check-name.ts';
import { findPhoneProblem } from '../shared/text/check-phone.ts';
import { findLineProblem, findPrintedLineProblem, tidyLine } from '../shared/text/check-text.ts';
import { readPostalCode } from '../shared/text/postal-code.ts';
import { isSecureAddress } from '../shared/text/secure-address.ts';
import { clockZones } from '../shared/time/clock-zones.ts';
import { words } from '../shared/words.ts';
import { type OrganizationType, organizationTypes } from './vocabulary.ts';

/** What an organization says of itself. The names are those of the columns, of the arguments and of refusals. */
export type OrganizationProfile = {
  readonly name: string;
  readonly organization_type: OrganizationType;
  readonly parent_organization_id: string | null;
  /** The line that a new quote begins with. */
  readonly default_provider: string | null;
  /** Its licence as an agency. */
  readonly license_number: string | null;
  readonly time_zone: string;
  readonly service_phone: string | null;
  readonly service_email: string | null;
  readonly sales_number: string | null;
  readonly sales_schedule_url: string | null;
  readonly commission_email: string | null;
  readonly line_1: string | null;
  readonly line_2: string | null;
  readonly locality: string | null;
  readonly administrative_area: string | null;
  readonly postal_code: string | null;
  readonly country: 'US' | 'CA' | null;
};
export type ProfileField = keyof OrganizationProfile;

/** What is to become something else; what is null or absent stays, and an empty text takes it away. */
export type ProfileChanges = { readonly [Field in ProfileField]?: string | null | undefined };

/** In the order in which they are shown and judged. */
export const profileFields = [
  'name',
  'organization_type',
  'parent_organization_id',
  'default_provider',
  'license_number',
  'time_zone',
  'service_phone',
  'service_email',
  'sales_number',
  'sales_schedule_url',
  'commission_email',
  'line_1',
  'line_2',
  'locality',
  'administrative_area',
  'postal_code',
  'country',
] as const satisfies readonly ProfileField[];

/** What places an organization on the platform: its administrators alone change it. */
export const administeredFields: readonly ProfileField[] = [
  'name',
  'organization_type',
  'parent_organization_id',
  'default_provider',
  'license_number',
];

/** What an organization is before anything is said of it. */
export const emptyProfile: OrganizationProfile = {
  name: '',
  organization_type: 'roamly_insurance',
  parent_organization_id: null,
  default_provider: null,
  license_number: null,
  time_zone: 'America/New_York',
  service_phone: null,
  service_email: null,
  sales_number: null,
  sales_schedule_url: null,
  commission_email: null,
  line_1: null,
  line_2: null,
  locality: null,
  administrative_area: null,
  postal_code: null,
  country: null,
};

/** A profile with changes laid over it, each text on one line. */
export function profileWith(profile: OrganizationProfile, changes: ProfileChanges): OrganizationProfile {
  const provided = profileFields.flatMap((field) => {
    const text = changes[field];
    if (text === null || text === undefined) return [];
    const line = tidyLine(text);
    const value = field === 'service_email' || field === 'commission_email' ? line.toLowerCase() : line;
    return [[field, value === '' && emptyProfile[field] === null ? null : value] as const];
  });
  return { ...profile, ...Object.fromEntries(provided) };
}

/** The fields in which two profiles differ. */
export function changedFields(before: OrganizationProfile, after: OrganizationProfile): ProfileField[] {
  return profileFields.filter((field) => before[field] !== after[field]);
}

/** What is known of the rest of the platform when a profile is judged. */
export type ProfileFacts = {
  /** The organization itself; null while it is not there yet. */
  readonly organizationId: string | null;
  /** The parent that is asked for and those above it; null where there is no such organization, or it is archived. */
  readonly lineage: readonly string[] | null;
  /** The lines of the products that it sells. */
  readonly providers: readonly string[];
};

const addressField = words(
  'Use the full, secure address of your calendar, as the browser shows it.',
  'Utilisez l’adresse complète et sécurisée de votre calendrier, comme le navigateur l’affiche.',
);

function findParentProblem({ organizationId, lineage }: ProfileFacts): Refusal | null {
  const field = 'parent_organization_id';
  if (lineage === null) {
    const message = words(
      'This organization is not there any more. Choose another.',
      'Cette organisation n’existe plus. Choisissez-en une autre.',
    );
    return refusal('parent_unknown', message, field);
  }
  if (organizationId === null || !lineage.includes(organizationId)) return null;
  const message = words(
    'No organization stands beneath itself. Choose one that is not below this one.',
    'Aucune organisation ne relève d’elle-même. Choisissez-en une qui n’en dépend pas.',
  );
  return refusal('parent_beneath', message, field);
}

function findNameProblem(name: string): Refusal | null {
  if (name === '') {
    return refusal(
      'name_missing',
      words('An organization has a name. Enter it.', 'Une organisation a un nom. Entrez-le.'),
      'name',
    );
  }
  const checked = checkName(name, 'business', 'name');
  return checked.ok ? null : checked.refusal;
}

function findUrlProblem(url: string, field: ProfileField): Refusal | null {
  return (
    findLineProblem(url, 'url', field) ??
    (isSecureAddress(url) ? null : refusal('schedule_url_not_valid', addressField, field))
  );
}

function findEmailProblem(email: string, field: ProfileField): Refusal | null {
  const checked = checkEmail(email, field);
  return checked.ok ? null : checked.refusal;
}

function findPostalProblem(profile: OrganizationProfile): Refusal | null {
  const code = readPostalCode(profile.postal_code ?? '');
  if (code?.postalCode === profile.postal_code && (profile.country ?? code?.country) === code?.country) return null;
  return refusal(
    'postal_code_invalid',
    words(
      'Use five digits, like 44101, or a Canadian code like K1A 0B1, of the same country.',
      'Entrez cinq chiffres, comme 44101, ou un code canadien comme K1A 0B1, du même pays.',
    ),
    'postal_code',
  );
}

/** Refuses a line of which the organization has no product. */
export const providerNotSold = (field: string): Refusal<'provider_not_sold'> =>
  refusal(
    'provider_not_sold',
    words(
      'The organization has no product of this line. Choose one that it sells.',
      'L’organisation n’a aucun produit de cette branche. Choisissez-en une qu’elle vend.',
    ),
    field,
  );

const choiceUnknown = words('Choose one of the list.', 'Choisissez dans la liste.');

/** What is wrong with one field as it is to be, or null. */
function findFieldProblem(field: ProfileField, after: OrganizationProfile, facts: ProfileFacts): Refusal | null {
  const value = after[field];
  const notIn = (list: readonly string[]) =>
    list.includes(value ?? '') ? null : refusal('choice_unknown', choiceUnknown, field);
  if (field === 'name') return findNameProblem(after.name);
  if (field === 'time_zone') return notIn(clockZones);
  if (field === 'organization_type') return notIn(organizationTypes);
  if (value === null) return null;
  switch (field) {
    case 'parent_organization_id':
      return findParentProblem(facts);
    case 'default_provider':
      return facts.providers.includes(value) ? null : providerNotSold(field);
    case 'license_number':
      return findPrintedLineProblem(value, 'phone', field);
    case 'service_phone':
    case 'sales_number':
      return findPhoneProblem(value, field);
    case 'service_email':
    case 'commission_email':
      return findEmailProblem(value, field);
    case 'sales_schedule_url':
      return findUrlProblem(value, field);
    case 'line_1':
    case 'line_2':
      return findPrintedLineProblem(value, 'street', field);
    case 'locality':
      return findPrintedLineProblem(value, 'city', field);
    case 'administrative_area':
      return /^[A-Z]{2}$/.test(value) ? null : refusal('choice_unknown', choiceUnknown, field);
    case 'postal_code':
      return findPostalProblem(after);
    case 'country':
      return notIn(['US', 'CA']);
  }
}

/** What is wrong with a profile in the fields that changed, or null. */
export function findProfileProblem(
  changed: readonly ProfileField[],
  after: OrganizationProfile,
  facts: ProfileFacts,
): Refusal | null {
  for (const field of changed) {
    const problem = findFieldProblem(field, after, facts);
    if (problem) return problem;
  }
  return null;
}
