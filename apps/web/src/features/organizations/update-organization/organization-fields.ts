import { organizationTypes } from '@roadworthy/core/organizations/vocabulary.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { clockZones } from '@roadworthy/core/shared/time/clock-zones.ts';
import type { Messages } from 'next-intl';
import type { Organization } from '../load-organization/organization.ts';

const contactFields = [
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
] as const;
type ContactField = (typeof contactFields)[number];

/** How an organization is reached, as it stands in the fields. */
export type Contacts = Readonly<Record<ContactField | 'time_zone', string>>;

/** What is stored of it, a text for each field. */
export function contactsOf(organization: Organization): Contacts {
  const texts = contactFields.map((field) => [field, organization[field] ?? ''] as const);
  return { ...(Object.fromEntries(texts) as Record<ContactField, string>), time_zone: organization.time_zone };
}

/** The kinds of organizations, as they are called. */
export const typeOptions = ({ workbench: { organizations } }: Messages) =>
  organizationTypes.map((value) => ({
    value,
    label: value === 'roamly_insurance' ? organizations.insurance : organizations.software,
  }));

/** The clocks of the two countries. */
export const zoneOptions = clockZones.map((value) => ({
  value,
  label: value.replace('_', ' ').replace('/', ' · '),
}));

/** The fields that say something else than what is stored. */
export function changedValues<Values extends Readonly<Record<string, string>>>(
  stored: Values,
  typed: Values,
): Partial<Values> {
  const changed = Object.entries(typed).filter(([field, value]) => value !== ownValue(stored, field));
  return Object.fromEntries(changed) as Partial<Values>;
}
