import { defineEvent } from '../../shared/define-event.ts';
import { field } from '../../shared/event-field.ts';
import { words } from '../../shared/words.ts';

/** A moratorium stops a quote or a policy. */
const about = { quoteId: field.id.orNull(), policyId: field.id.orNull() };

/**
 * A moratorium does not stop a quote or policy any more; the name is the moratorium’s. Why stands in the exception.
 */
export const moratoriumExceptionMade = defineEvent('moratorium_exception_made', {
  about,
  facts: { name: field.text },
  timeline: {
    group: 'status',
    icon: 'check',
    tone: 'info',
    for: 'staff',
    text: words('May be bought in spite of {name}', 'Peut être souscrite malgré {name}'),
  },
  examples: [
    { quoteId: 'quote', policyId: null, name: 'Hurricane Ida' },
    { quoteId: null, policyId: 'policy', name: 'Hurricane Ida' },
  ],
});

/** An exception was taken back. */
export const moratoriumExceptionEnded = defineEvent('moratorium_exception_ended', {
  about,
  facts: { name: field.text },
  timeline: {
    group: 'status',
    icon: 'stop',
    tone: 'warning',
    for: 'staff',
    text: words('{name} stops it again', '{name} l’arrête de nouveau'),
  },
  examples: [{ quoteId: 'quote', policyId: null, name: 'Hurricane Ida' }],
});

/** A moratorium holds no longer, or less than it did: who waits for that may be written to. */
export const moratoriumLifted = defineEvent('moratorium_lifted', {
  about: { moratoriumId: field.id },
  // The history of the moratorium says it.
  timeline: null,
  examples: [{ moratoriumId: 'moratorium' }],
});
