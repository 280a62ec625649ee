import { defineEvent, of } from '../../shared/define-event.ts';
import { field } from '../../shared/event-field.ts';

// Who asked for which role stands with the request: a timeline is of a quote, a policy, a claim or a product.

/** A role of the platform waits for its second person, and letters tell those who may give it. */
export const globalRoleAsked = defineEvent('global_role_asked', {
  about: { globalRoleRequestId: field.id },
  carries: of<{ readonly recipients: readonly string[] }>(),
  timeline: null,
  examples: [{ globalRoleRequestId: 'request-1', recipients: ['user-1'] }],
});
