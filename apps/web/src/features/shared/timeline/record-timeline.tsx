'use client';
import { timelineGroups } from '@roadworthy/core/shared/timeline-entry.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Timeline } from '@roadworthy/ui/workbench/timeline.tsx';
import { useTranslations } from 'next-intl';
import type { TimelineRowFragment } from '../../../generated/documents.ts';
import type { TimelineNote } from './timeline-note.ts';
import { type TimelineReader, useTimelineEntries } from './use-timeline-entries.tsx';

type RecordTimelineProps = {
  reader: TimelineReader;
  rows: readonly TimelineRowFragment[];
  notes: readonly TimelineNote[];
  currency: string;
  /** Opens a new note; absent where nobody may write one. */
  onNote?: (() => void) | undefined;
  /** Archives a note that may be archived. */
  onArchive?: (noteId: string) => void;
};

/** What happened to a record, and what was noted about it: newest first, narrowed by type. */
export function RecordTimeline({ reader, rows, notes, currency, onNote, onArchive }: RecordTimelineProps) {
  const t = useTranslations('timeline');
  const entriesOf = useTimelineEntries({ reader, onArchive });
  return (
    <div className="flex flex-col gap-3">
      {onNote && (
        <Button tone="quiet" onClick={onNote} aria-keyshortcuts="n" className="self-start">
          {t('note.title')}
        </Button>
      )}
      <Timeline
        label={t('label')}
        entries={entriesOf(rows, notes, currency)}
        empty={t('empty')}
        filter={{
          label: t('filter'),
          all: t('all'),
          kinds: timelineGroups.map((key) => ({ key, label: t(`groups.${key}`) })),
        }}
      />
    </div>
  );
}
