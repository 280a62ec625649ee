import { decideAddNote, type NoteAdded } from '@roadworthy/core/notes/add-note.ts';
import { decideMentions } from '@roadworthy/core/notes/mention-people.ts';
import { accept, type Decision } from '@roadworthy/core/shared/decision.ts';
import { sql } from 'kysely';
import { findNotErased } from '../kernel/operations/not-erased.ts';
import { nameOfUser, personOf } from '../kernel/operations/person-of.ts';
import type { Work } from '../kernel/work.ts';
import { membersAmong } from '../organizations/members-among.ts';
import { type NotedTable, notedRecords } from './noted-records.ts';

type Written = NoteAdded & { readonly mentions?: readonly string[] };

/**
 * Writes a note about a record, signed by the person who acts, and tells whom it mentions; its key. Throws
 * `person_required` for a machine.
 */
export async function addNote(
  work: Work,
  about: { readonly table: NotedTable; readonly id: string },
  { mentions = [], ...note }: Written,
): Promise<Decision<string>> {
  const { tx, actor, organizationId } = work;
  const decision = decideAddNote(note);
  if (!decision.ok) return decision;
  const open = await findNotErased(work, about.table, about.id);
  if (!open.ok) return open;
  // Everybody who works in the organization sees its records, and nobody of another one does.
  const people = decideMentions(mentions, await membersAmong(tx, mentions));
  if (!people.ok) return people;
  const { key, notes, noteKey } = notedRecords[about.table];
  const userId = personOf(actor);
  const { rows } = await sql<{ id: string }>`
    insert into ${sql.table(notes)} (organization_id, ${sql.ref(key)}, note, visible, user_id, author_name)
    values (${organizationId}, ${about.id}, ${decision.event.note}, ${decision.event.visible}, ${userId},
      coalesce(${nameOfUser(userId)}, ''))
    returning ${sql.ref(noteKey)} as id`.execute(tx);
  const noteId = rows[0]?.id ?? '';
  for (const person of people.event) await mention(work, { [noteKey]: noteId }, person);
  return accept(noteId);
}

type OfNote = { readonly quote_note_id?: string; readonly policy_note_id?: string };

async function mention({ tx, organizationId, publish }: Work, note: OfNote, userId: string): Promise<void> {
  const { note_mention_id: noteMentionId } = await tx
    .insertInto('note_mentions')
    .values({ organization_id: organizationId, ...note, user_id: userId })
    .returning('note_mention_id')
    .executeTakeFirstOrThrow();
  await publish({ type: 'person_mentioned', noteMentionId, userId });
}
