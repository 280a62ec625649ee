import { defineEvent, type InferEvent, of } from '../../shared/define-event.ts';
import { field } from '../../shared/event-field.ts';
import type { PartnerProfile } from '../partner-profile.ts';

// What becomes of partners is read in the audit trail: a timeline is of a quote, a policy, a claim or a product.

/** Somebody sends customers to an organization from now on. */
export const partnerCreated = defineEvent('partner_created', {
  about: { organizationId: field.id },
  carries: of<{ readonly slug: string; readonly profile: PartnerProfile }>(),
  timeline: null,
  examples: [
    {
      organizationId: 'organization-1',
      slug: 'lakeside-rv',
      profile: { partner_name: 'Lakeside RV', dealership: true, default_product: null },
    },
  ],
});

/** A partner is called otherwise, begins with another line, or ends. */
export const partnerUpdated = defineEvent('partner_updated', {
  about: { partnerId: field.id },
  carries: of<{ readonly version: number; readonly profile: PartnerProfile; readonly isArchived: boolean }>(),
  timeline: null,
  examples: [
    {
      partnerId: 'partner-1',
      version: 2,
      profile: { partner_name: 'Lakeside RV', dealership: true, default_product: 'personal' },
      isArchived: false,
    },
  ],
});

export type PartnerCreated = InferEvent<typeof partnerCreated>;
export type PartnerUpdated = InferEvent<typeof partnerUpdated>;
