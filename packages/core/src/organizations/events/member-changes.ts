import { defineEvent, type InferEvent, of } from '../../shared/define-event.ts';
import { field } from '../../shared/event-field.ts';
import type { MemberRole } from '../vocabulary.ts';

// Who works where is read in the audit trail: a timeline is of a quote, a policy, a claim or a product.

/** Somebody is asked to work for an organization: a letter goes to the address. */
export const memberInvited = defineEvent('member_invited', {
  about: { organizationInvitationId: field.id },
  carries: of<{ readonly recipient: string }>(),
  timeline: null,
  examples: [{ organizationInvitationId: 'invitation-1', recipient: 'nina@example.com' }],
});

/** Somebody works for an organization from now on. */
export const memberJoined = defineEvent('member_joined', {
  about: { organizationId: field.id, userId: field.id },
  carries: of<{ readonly roles: readonly MemberRole[] }>(),
  timeline: null,
  examples: [{ organizationId: 'organization-1', userId: 'user-1', roles: ['organization:agent'] }],
});

/** Somebody does something else there than before. */
export const memberUpdated = defineEvent('member_updated', {
  about: { organizationId: field.id, userId: field.id },
  carries: of<{ readonly added: readonly MemberRole[]; readonly removed: readonly MemberRole[] }>(),
  timeline: null,
  examples: [
    {
      organizationId: 'organization-1',
      userId: 'user-1',
      added: ['organization:owner'],
      removed: ['organization:agent'],
    },
  ],
});

/** Somebody does not work there any more; their business is somebody else's, or nobody's. */
export const memberLeft = defineEvent('member_left', {
  about: { organizationId: field.id, userId: field.id },
  carries: of<{ readonly successorId: string | null; readonly removed: readonly MemberRole[] }>(),
  timeline: null,
  examples: [
    { organizationId: 'organization-1', userId: 'user-1', successorId: null, removed: ['organization:agent'] },
  ],
});

export type MemberUpdated = InferEvent<typeof memberUpdated>;
export type MemberLeft = InferEvent<typeof memberLeft>;
