import { decideAddNote, type NoteAdded } from '@roadworthy/core/notes/add-note.ts';
import { accept, type Decision } from '@roadworthy/core/shared/decision.ts';
import { sql } from 'kysely';
import { nameOfUser, personOf } from '../kernel/person-of.ts';
import type { Work } from '../kernel/work.ts';
import { type NotedTable, notedRecords } from './noted-records.ts';

/** Writes a note about a record, signed by the person who acts; its key. Throws `person_required` for a machine. */
export async function addNote(
  { tx, actor, organizationId }: Work,
  about: { readonly table: NotedTable; readonly id: string },
  note: NoteAdded,
): Promise<Decision<string>> {
  const decision = decideAddNote(note);
  if (!decision.ok) return decision;
  const { key, notes, noteKey } = notedRecords[about.table];
  const userId = personOf(actor);
  const { rows } = await sql<{ id: string }>`
    insert into ${sql.table(notes)} (organization_id, ${sql.ref(key)}, note, visible, user_id, author_name)
    values (${organizationId}, ${about.id}, ${decision.event.note}, ${decision.event.visible}, ${userId},
      coalesce(${nameOfUser(userId)}, ''))
    returning ${sql.ref(noteKey)} as id`.execute(tx);
  return accept(rows[0]?.id ?? '');
}
