import { defineEvent } from '../../shared/define-event.ts';
import { field } from '../../shared/event-field.ts';
import { words } from '../../shared/words.ts';

/** An underwriter is asked about a policy that was sold. What is asked and answered stands in the referral. */
export const policyReferred = defineEvent('policy_referred', {
  about: { policyId: field.id },
  timeline: {
    group: 'status',
    icon: 'user',
    tone: 'warning',
    for: 'staff',
    text: words('An underwriter was asked', 'Un souscripteur a été consulté'),
  },
  examples: [{ policyId: 'policy' }],
});

/** An underwriter leaves a policy as it is. */
export const policyReviewAccepted = defineEvent('policy_review_accepted', {
  about: { policyId: field.id },
  timeline: {
    group: 'status',
    icon: 'check',
    tone: 'success',
    for: 'staff',
    text: words('An underwriter left it as it is', 'Un souscripteur l’a laissée telle quelle'),
  },
  examples: [{ policyId: 'policy' }],
});

/** An underwriter wants a policy cancelled; nothing of it changes by that. */
export const policyReviewRejected = defineEvent('policy_review_rejected', {
  about: { policyId: field.id },
  timeline: {
    group: 'status',
    icon: 'stop',
    tone: 'danger',
    for: 'staff',
    text: words('An underwriter wants it cancelled', 'Un souscripteur en demande la résiliation'),
  },
  examples: [{ policyId: 'policy' }],
});
