import { may, type Principal } from '../identity/principal.ts';
import type { Permission } from '../identity/permission-roles.ts';
import { findProseProblem, type TextRefusal } from '../shared/text/check-text.ts';
import { accept, refuse, type Decision } from '../shared/decision.ts';
import { words } from '../shared/words.ts';

/** What somebody wrote about a record, and whether its customer reads it too. */
export type NoteAdded = { readonly note: string; readonly visible: boolean };

/** Whether somebody may write notes about a record, or archive them; `permission` is the one for its kind. */
export function decideAnnotate(
  actor: Pick<Principal, 'permissions'>,
  permission: Permission,
): Decision<true, 'actor_not_allowed'> {
  return may(actor, permission)
    ? accept(true)
    : refuse(
        'actor_not_allowed',
        words('Your role may not write notes here.', 'Votre rôle ne permet pas d’écrire des notes ici.'),
      );
}

export type NoteRefusal = 'note_missing' | TextRefusal;

/** Whether a text may be kept as a note. The line breaks inside it stay. */
export function decideAddNote({ note, visible }: NoteAdded): Decision<NoteAdded, NoteRefusal> {
  if (note.trim() === '')
    return refuse('note_missing', words('Write the note first.', 'Rédigez d’abord la note.'), 'note');
  const unfit = findProseProblem(note, 'note', 'note');
  return unfit ? { ok: false, refusal: unfit } : accept({ note: note.trim(), visible });
}
