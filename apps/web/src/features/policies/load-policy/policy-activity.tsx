'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRead } from '../../../data/use-read.ts';
import {
  type AbilityFragment,
  DeletePolicyNoteDocument,
  LoadPolicyTimelineDocument,
} from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { abilityOf } from '../../shared/actions/action.ts';
import { ArchiveNote } from '../../shared/timeline/archive-note.tsx';
import { RecordTimeline } from '../../shared/timeline/record-timeline.tsx';
import type { Policy } from './policy.ts';

type PolicyActivityProps = {
  policy: Pick<Policy, 'policy_id' | 'current_quote_id' | 'currency'>;
  abilities: readonly AbilityFragment[];
  /** Opens a new note. */
  onNote?: (() => void) | undefined;
};

/** What happened to a policy and to the quote that it was, and what was noted about both. */
export function PolicyActivity({ policy, abilities, onNote }: PolicyActivityProps) {
  const t = useTranslations('timeline');
  const query = useRead('agent', LoadPolicyTimelineDocument, {
    policy_id: policy.policy_id,
    quote_id: policy.current_quote_id,
  });
  const archivable = abilityOf(abilities, 'create_policy_note')?.allowed === true;
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
        {({ timeline_entries, policy_notes, quote_notes }) => (
          <RecordTimeline
            reader="staff"
            onNote={onNote}
            currency={policy.currency}
            rows={timeline_entries}
            notes={[
              ...policy_notes.map(({ policy_note_id: id, ...note }) => ({ id, ...note, archivable })),
              // The quote's own page archives its notes.
              ...quote_notes.map(({ quote_note_id: id, ...note }) => ({ id, ...note })),
            ]}
            onArchive={setArchiving}
          />
        )}
      </QueryView>
      <ArchiveNote
        document={DeletePolicyNoteDocument}
        variables={(policy_note_id) => ({ policy_note_id })}
        noteId={archiving}
        onClose={() => setArchiving(null)}
      />
    </>
  );
}
