'use client';
import { useRead } from '../../../data/requests/use-read.ts';
import {
  type AbilityFragment,
  DeleteQuoteNoteDocument,
  LoadQuoteTimelineDocument,
} from '../../../generated/documents.ts';
import { abilityOf } from '../../shared/actions/action.ts';
import { RecordActivity } from '../../shared/timeline/record-activity.tsx';
import { archiveNoteDialog } from '../../shared/timeline/archive-note.tsx';

const ArchiveNote = archiveNoteDialog(DeleteQuoteNoteDocument, (quote_note_id) => ({ quote_note_id }));

type QuoteActivityProps = {
  quoteId: string;
  currency: string;
  abilities: readonly AbilityFragment[];
  /** Opens a new note. */
  onNote?: (() => void) | undefined;
};

/** What happened to a quote, and what was noted about it. */
export function QuoteActivity({ quoteId, currency, abilities, onNote }: QuoteActivityProps) {
  const query = useRead('agent', LoadQuoteTimelineDocument, { quote_id: quoteId });
  const archivable = abilityOf(abilities, 'create_quote_note')?.allowed === true;
  return (
    <RecordActivity
      query={query}
      currency={currency}
      onNote={onNote}
      notesOf={({ quote_notes }) => quote_notes.map(({ quote_note_id: id, ...note }) => ({ id, ...note, archivable }))}
      archive={ArchiveNote}
    />
  );
}
