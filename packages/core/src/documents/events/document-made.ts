import { defineEvent } from '../../shared/define-event.ts';
import { field } from '../../shared/event-field.ts';
import { words } from '../../shared/words.ts';

/** The file of a document is there to be read. */
export const documentMade = defineEvent('document_made', {
  about: { quoteId: field.id, policyId: field.id.orNull() },
  facts: { documentType: field.text.as('type'), name: field.text },
  timeline: {
    group: 'document',
    icon: 'file',
    tone: 'info',
    for: 'customer',
    text: words('Document ready', 'Document prêt'),
  },
  examples: [{ quoteId: 'quote', policyId: 'policy', documentType: 'declarations', name: 'Declarations RW-1' }],
});
