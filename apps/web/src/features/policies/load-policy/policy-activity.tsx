'use client';
import { useRead } from '../../../data/requests/use-read.ts';
import {
  type AbilityFragment,
  DeletePolicyNoteDocument,
  LoadPolicyTimelineDocument,
} from '../../../generated/documents.ts';
import { abilityOf } from '../../shared/actions/action.ts';
import { RecordActivity } from '../../shared/timeline/record-activity.tsx';
import type { Policy } from './policy.ts';
import { archiveNoteDialog } from '../../shared/timeline/archive-note.tsx';

const ArchiveNote = archiveNoteDialog(DeletePolicyNoteDocument, (policy_note_id) => ({ policy_note_id }));

type PolicyActivityProps = {
  policy: Pick<Policy, 'policy_id' | 'current_quote_id' | 'currency'>;
  abilities: readonly AbilityFragment[];
  /** Opens a new note. */
  onNote?: (() => void) | undefined;
  /** The last instant of which anything is listed, where that is not now. */
  until?: string | undefined;
};

/** What happened to a policy and to the quote that it was, and what was noted about both. */
export function PolicyActivity({ policy, abilities, onNote, until }: PolicyActivityProps) {
  const query = useRead('agent', LoadPolicyTimelineDocument, {
    policy_id: policy.policy_id,
    quote_id: policy.current_quote_id,
    ...(until && { until }),
  });
  const archivable = abilityOf(abilities, 'create_policy_note')?.allowed === true;
  return (
    <RecordActivity
      query={query}
      currency={policy.currency}
      onNote={onNote}
      notesOf={({ policy_notes, quote_notes }) => [
        ...policy_notes.map(({ policy_note_id: id, ...note }) => ({ id, ...note, archivable })),
        // The quote's own page archives its notes.
        ...quote_notes.map(({ quote_note_id: id, ...note }) => ({ id, ...note })),
      ]}
      archive={ArchiveNote}
    />
  );
}
