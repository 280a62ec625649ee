import { CreateQuoteNoteDocument, DeleteQuoteNoteDocument } from '../../../generated/documents.ts';
import { noteAction } from '../../shared/timeline/note-action.tsx';

/** Writing a note about a quote. */
export const addQuoteNote = noteAction({
  operation: 'create_quote_note',
  create: CreateQuoteNoteDocument,
  adding: (quote_id, written) => ({ quote_id, ...written }),
  remove: DeleteQuoteNoteDocument,
  removing: ({ create_quote_note: added }) => added && { quote_note_id: added.quote_note_id },
});
