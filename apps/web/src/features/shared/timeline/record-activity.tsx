'use client';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { TimelineRowFragment } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { ArchiveNote, type ArchiveNoteProps } from './archive-note.tsx';
import { RecordTimeline } from './record-timeline.tsx';
import type { TimelineNote } from './timeline-note.ts';

type RecordActivityProps<Data, Result, Variables> = {
  query: UseQueryResult<Data>;
  currency: string;
  notesOf: (data: Data) => readonly TimelineNote[];
  /** How a note of the record is archived. */
  archive: Pick<ArchiveNoteProps<Result, Variables>, 'document' | 'variables'>;
  /** Opens a new note. */
  onNote?: (() => void) | undefined;
};

/** What happened to a record and what was noted about it, as its staff see it. */
export function RecordActivity<
  Data extends { readonly timeline_entries: readonly TimelineRowFragment[] },
  Result,
  Variables,
>({ query, currency, notesOf, archive, onNote }: RecordActivityProps<Data, Result, Variables>) {
  const t = useTranslations('timeline');
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
        {(data) => (
          <RecordTimeline
            reader="staff"
            onNote={onNote}
            currency={currency}
            rows={data.timeline_entries}
            notes={notesOf(data)}
            onArchive={setArchiving}
          />
        )}
      </QueryView>
      <ArchiveNote {...archive} noteId={archiving} onClose={() => setArchiving(null)} />
    </>
  );
}
