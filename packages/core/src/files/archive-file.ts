import { accept, refuse, type Decision } from '../shared/decision.ts';

/** How a record holds a file. */
export type HeldFile = { readonly archived: Date | null; readonly visible: boolean };

type Gone = 'file_archived';

function archivedAlready() {
  return refuse('file_archived', 'This file is archived already.');
}

/** Whether a file may be taken out of its record's list; its bytes stay. */
export function decideArchiveFile({ archived }: HeldFile): Decision<true, Gone> {
  return archived === null ? accept(true) : archivedAlready();
}

/** Whether it may be said anew who sees a file. */
export function decideShowFile({ archived }: HeldFile): Decision<true, Gone> {
  return archived === null ? accept(true) : archivedAlready();
}
