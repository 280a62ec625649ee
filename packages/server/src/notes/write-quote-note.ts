import { operation } from '../kernel/operation.ts';
import { addNote } from './add-note.ts';
import { archiveNote } from './archive-note.ts';
import { notedRecords } from './noted-records.ts';

const { permission } = notedRecords.quotes;

export const createQuoteNote = operation({
  name: 'create_quote_note',
  permission,
  root: 'quote_id',
  example: { note: 'Call after five.', visible: true },
  badInput: [
    { input: { note: ' \n ' }, code: 'note_missing', field: 'note' },
    { input: { note: 'a\u{202e}b' }, code: 'text_has_hidden_characters', field: 'note' },
  ],
  async run(work) {
    const { quote_id, note, visible, mentions } = work.input;
    const written = { note, visible: visible ?? false, mentions: mentions ?? [] };
    const added = await addNote(work, { table: 'quotes', id: quote_id }, written);
    return added.ok ? { quote_note_id: added.event } : added;
  },
});

export const deleteQuoteNote = operation({
  name: 'delete_quote_note',
  permission,
  root: 'quote_note_id',
  example: {},
  async run(work) {
    const { quote_note_id } = work.input;
    const archived = await archiveNote(work, 'quotes', quote_note_id);
    return archived.ok ? { quote_note_id } : archived;
  },
});
