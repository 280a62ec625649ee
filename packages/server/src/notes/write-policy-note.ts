import { operation } from '../kernel/operation.ts';
import { addNote } from './add-note.ts';
import { archiveNote } from './archive-note.ts';
import { notedRecords } from './noted-records.ts';

const { permission } = notedRecords.policies;

export const createPolicyNote = operation({
  name: 'create_policy_note',
  permission,
  root: 'policy_id',
  example: { note: 'Call after five.', visible: true },
  async run(work) {
    const { policy_id, note, visible, mentions } = work.input;
    const written = { note, visible: visible ?? false, mentions: mentions ?? [] };
    const added = await addNote(work, { table: 'policies', id: policy_id }, written);
    return added.ok ? { policy_note_id: added.event } : added;
  },
});

export const deletePolicyNote = operation({
  name: 'delete_policy_note',
  permission,
  root: 'policy_note_id',
  example: {},
  async run(work) {
    const { policy_note_id } = work.input;
    const archived = await archiveNote(work, 'policies', policy_note_id);
    return archived.ok ? { policy_note_id } : archived;
  },
});
