import { accept, refuse, type Decision } from '../shared/decision.ts';
import { words } from '../shared/words.ts';

/** Whether a file in its record's list may be archived, or shown to others than now: only while it is in the list. */
export function decideChangeFile({ archived }: { readonly archived: Date | null }): Decision<true, 'file_archived'> {
  return archived === null
    ? accept(true)
    : refuse('file_archived', words('This file is archived already.', 'Ce fichier est déjà archivé.'));
}
