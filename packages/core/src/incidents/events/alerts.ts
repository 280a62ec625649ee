import { defineEvent } from '../../shared/define-event.ts';
import { field } from '../../shared/event-field.ts';
import { choose, words } from '../../shared/words.ts';
import { incidentAnswers } from '../vocabulary.ts';

/** People are told of an incident: their letters and text messages are owed from now on. */
export const incidentAlerted = defineEvent('incident_alerted', {
  about: { incidentAlertId: field.id },
  // The panel of its map says it, and each letter stands in the timeline of its policy.
  timeline: null,
  examples: [{ incidentAlertId: 'alert' }],
});

/** Somebody who was told of an incident answered. Where they moved to stands with the alert. */
export const incidentAnswered = defineEvent('incident_answered', {
  about: { quoteId: field.id, policyId: field.id },
  facts: { incident: field.text, answer: field.oneOf(...incidentAnswers) },
  timeline: {
    group: 'status',
    icon: 'check',
    tone: 'info',
    for: 'customer',
    text: choose('answer', {
      moved: words('{incident}: they moved their vehicle', '{incident} : ils ont déplacé leur véhicule'),
      other: words('{incident}: they are safe', '{incident} : ils sont en sécurité'),
    }),
  },
  examples: [
    { quoteId: 'quote', policyId: 'policy', incident: 'Hurricane Ida', answer: 'safe' },
    { quoteId: 'quote', policyId: 'policy', incident: 'Hurricane Ida', answer: 'moved' },
  ],
});
