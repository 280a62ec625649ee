import { CreatePolicyNoteDocument, DeletePolicyNoteDocument } from '../../../generated/documents.ts';
import { noteAction } from '../../shared/timeline/note-action.tsx';

/** Writing a note about a policy. */
export const addPolicyNote = noteAction({
  operation: 'create_policy_note',
  create: CreatePolicyNoteDocument,
  adding: (policy_id, written) => ({ policy_id, ...written }),
  remove: DeletePolicyNoteDocument,
  removing: ({ create_policy_note: added }) => added && { policy_note_id: added.policy_note_id },
});
