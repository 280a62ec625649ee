import { defineEvent, type InferEvent, of } from '../../shared/define-event.ts';
import { field } from '../../shared/event-field.ts';
import { emptyProfile, type OrganizationProfile, type ProfileField } from '../organization-profile.ts';

/** What ends with it: its people do not sign in for it, its keys open nothing, the links of its partners lead to the platform organization. */
export type ArchivedWith = { readonly members: number; readonly apiKeys: number; readonly partners: number };

// What becomes of organizations is read in the audit trail: a timeline is of a quote, a policy, a claim or a product.

/** An organization is on the platform from now on. */
export const organizationCreated = defineEvent('organization_created', {
  about: { organizationId: field.id },
  carries: of<{ readonly profile: OrganizationProfile }>(),
  timeline: null,
  examples: [{ organizationId: 'organization-1', profile: { ...emptyProfile, name: 'Cascade RV' } }],
});

/** An organization says something else of itself than before. */
export const organizationUpdated = defineEvent('organization_updated', {
  about: { organizationId: field.id },
  carries: of<{
    readonly version: number;
    readonly before: OrganizationProfile;
    readonly after: OrganizationProfile;
    readonly changed: readonly ProfileField[];
  }>(),
  timeline: null,
  examples: [
    {
      organizationId: 'organization-1',
      version: 2,
      before: { ...emptyProfile, name: 'Cascade RV' },
      after: { ...emptyProfile, name: 'Cascade RV', service_phone: '216-555-0148' },
      changed: ['service_phone'],
    },
  ],
});

/** An organization does no business any more: its people, keys and links open nothing. */
export const organizationArchived = defineEvent('organization_archived', {
  about: { organizationId: field.id },
  carries: of<ArchivedWith>(),
  timeline: null,
  examples: [{ organizationId: 'organization-1', members: 4, apiKeys: 1, partners: 2 }],
});

/** An organization, or a partner of it, looks different from now on. */
export const logoChanged = defineEvent('logo_changed', {
  about: { organizationId: field.id },
  carries: of<{ readonly partnerId: string | null; readonly address: string | null }>(),
  timeline: null,
  examples: [{ organizationId: 'organization-1', partnerId: null, address: '/api/logos/file-1.png' }],
});

export type OrganizationCreated = InferEvent<typeof organizationCreated>;
export type OrganizationUpdated = InferEvent<typeof organizationUpdated>;
export type OrganizationArchived = InferEvent<typeof organizationArchived>;
