'use client';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { TimelineRowFragment } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import type { archiveNoteDialog } from './archive-note.tsx';
import { RecordTimeline } from './record-timeline.tsx';
import type { TimelineNote } from './timeline-note.ts';

type RecordActivityProps<Data> = {
  query: UseQueryResult<Data>;
  currency: string;
  notesOf: (data: Data) => readonly TimelineNote[];
  /** How a note of the record is archived. */
  archive: ReturnType<typeof archiveNoteDialog>;
  /** Opens a new note. */
  onNote?: (() => void) | undefined;
};

/** What happened to a record and what was noted about it, as its staff see it. */
export function RecordActivity<Data extends { readonly timeline_entries: readonly TimelineRowFragment[] }>({
  query,
  currency,
  notesOf,
  archive: Archive,
  onNote,
}: RecordActivityProps<Data>) {
  const t = useTranslations('timeline');
  const show = useToast();
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
      <Archive
        id={archiving ?? ''}
        subject={null}
        open={archiving !== null}
        onClose={() => setArchiving(null)}
        onDone={(message) => show({ message })}
      />
    </>
  );
}
