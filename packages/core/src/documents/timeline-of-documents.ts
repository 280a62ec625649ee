import type { TimelineRules } from '../shared/timeline-entry.ts';
import type { DocumentsEvent } from './events.ts';

/** Documents that were made, as the timeline of their record keeps them. */
export const documentsTimeline = {
  document_made: ({ quoteId, policyId, documentType, name }) => ({
    quoteId,
    policyId,
    visible: true,
    facts: {
      type: documentType,
      name,
    },
  }),
} satisfies TimelineRules<DocumentsEvent>;
