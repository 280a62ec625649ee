import { accept, refuse, type Decision } from '../shared/decision.ts';
import { words } from '../shared/words.ts';

/** Whether a note may be taken out of its lists, where it then stays out. */
export function decideArchiveNote({ archived }: { readonly archived: Date | null }): Decision<true, 'note_archived'> {
  return archived === null
    ? accept(true)
    : refuse('note_archived', words('This note is archived already.', 'Cette note est déjà archivée.'));
}
