'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRead } from '../../../data/use-read.ts';
import {
  type AbilityFragment,
  DeleteQuoteNoteDocument,
  LoadQuoteTimelineDocument,
} from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { abilityOf } from '../../shared/actions/action.ts';
import { ArchiveNote } from '../../shared/timeline/archive-note.tsx';
import { RecordTimeline } from '../../shared/timeline/record-timeline.tsx';

type QuoteActivityProps = {
  quoteId: string;
  currency: string;
  abilities: readonly AbilityFragment[];
  onNote?: (() => void) | undefined;
};

/** What happened to a quote, and what was noted about it. */
export function QuoteActivity({ quoteId, currency, abilities, onNote }: QuoteActivityProps) {
  const t = useTranslations('timeline');
  const query = useRead('agent', LoadQuoteTimelineDocument, { quote_id: quoteId });
  const archivable = abilityOf(abilities, 'create_quote_note')?.allowed === true;
  const [archiving, setArchiving] = useState<string | null>(null);
  return (
    <>
      <QueryView
        query={query}
        shape="table"
        failed={t('failed')}
        find={(data) => data}
        missing={null}
        notPermitted={<StaffNotPermitted />}
      >
        {({ timeline_entries, quote_notes }) => (
          <RecordTimeline
            reader="staff"
            onNote={onNote}
            currency={currency}
            rows={timeline_entries}
            notes={quote_notes.map(({ quote_note_id: id, ...note }) => ({ id, ...note, archivable }))}
            onArchive={setArchiving}
          />
        )}
      </QueryView>
      <ArchiveNote
        document={DeleteQuoteNoteDocument}
        variables={(quote_note_id) => ({ quote_note_id })}
        noteId={archiving}
        onClose={() => setArchiving(null)}
      />
    </>
  );
}
