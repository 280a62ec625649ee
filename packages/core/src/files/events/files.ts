import { defineEvent, of } from '../../shared/define-event.ts';
import { field } from '../../shared/event-field.ts';
import type { TimelineRecord } from '../../shared/timeline-entry.ts';
import { words } from '../../shared/words.ts';
import type { FiledTable } from '../vocabulary.ts';

type Filed = {
  /** The record that holds the file. */
  readonly record: { readonly table: FiledTable; readonly id: string };
  /** Whether the customer sees it. */
  readonly visible: boolean;
};

function timelineRecord({ record: { table, id } }: Filed): TimelineRecord | null {
  if (table === 'claims') return { claimId: id };
  return table === 'quotes' ? { quoteId: id } : { policyId: id };
}

/** A file came to a record. The customer reads of those that they were shown. */
export const fileStored = defineEvent('file_stored', {
  about: { fileId: field.id },
  facts: { name: field.text },
  carries: of<Filed>(),
  timeline: {
    group: 'document',
    icon: 'file',
    for: ({ visible }) => (visible ? 'customer' : 'staff'),
    record: timelineRecord,
    text: words('File added', 'Fichier ajouté'),
  },
  examples: [
    { fileId: 'file', record: { table: 'quotes', id: 'quote' }, name: 'roof.jpg', visible: true },
    { fileId: 'file', record: { table: 'policies', id: 'policy' }, name: 'roof.jpg', visible: false },
    { fileId: 'file', record: { table: 'claims', id: 'claim' }, name: 'roof.jpg', visible: true },
  ],
});

/** A file left the list of its record. */
export const fileArchived = defineEvent('file_archived', {
  about: { fileId: field.id },
  facts: { name: field.text },
  carries: of<Filed>(),
  timeline: {
    group: 'document',
    icon: 'file',
    tone: 'warning',
    for: 'staff',
    record: timelineRecord,
    text: words('File archived', 'Fichier archivé'),
  },
  examples: [{ fileId: 'file', record: { table: 'quotes', id: 'quote' }, name: 'roof.jpg', visible: true }],
});
