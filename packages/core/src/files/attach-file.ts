import { may, type Principal } from '../identity/principal.ts';
import type { Permission } from '../identity/permission-roles.ts';
import { accept, refuse, type Decision } from '../shared/decision.ts';
import type { FiledTable, FileStatus } from './vocabulary.ts';
import { words } from '../shared/words.ts';

/** Whether somebody may put files to a record, show or archive them; `permission` is the one for its kind. */
export function decideFile(
  actor: Pick<Principal, 'permissions'>,
  permission: Permission,
): Decision<true, 'actor_not_allowed'> {
  return may(actor, permission)
    ? accept(true)
    : refuse(
        'actor_not_allowed',
        words('Your role may not change the files here.', 'Votre rôle ne permet pas de modifier les fichiers ici.'),
      );
}

/** A file that arrived, and the record that it was sent for. */
export type ArrivedFile = {
  readonly fileId: string;
  readonly status: FileStatus;
  readonly record: { readonly table: FiledTable; readonly id: string };
  readonly isAttached: boolean;
};

export type AttachRefusal = 'file_not_here' | 'file_not_stored' | 'file_attached';

/** Whether a file becomes part of a record: it was sent for it, is stored, and is not part of it already. */
export function decideAttachFile(
  file: ArrivedFile | null,
  record: { readonly table: FiledTable; readonly id: string },
): Decision<{ readonly fileId: string }, AttachRefusal> {
  if (file === null || file.record.table !== record.table || file.record.id !== record.id) {
    return refuse(
      'file_not_here',
      words(
        'No such file was sent for this record. Send it here first.',
        'Aucun fichier de ce genre n’a été envoyé pour ce dossier. Envoyez-le d’abord ici.',
      ),
      'url',
    );
  }
  if (file.isAttached)
    return refuse(
      'file_attached',
      words('This file is in the list already.', 'Ce fichier est déjà dans la liste.'),
      'url',
    );
  if (file.status === 'stored') return accept({ fileId: file.fileId });
  return refuse(
    'file_not_stored',
    words(
      'This file is not stored yet. Finish its upload first.',
      'Ce fichier n’est pas encore enregistré. Terminez d’abord son téléversement.',
    ),
    'url',
  );
}
