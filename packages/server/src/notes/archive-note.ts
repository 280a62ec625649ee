import { decideArchiveNote } from '@roadworthy/core/notes/archive-note.ts';
import type { Decision } from '@roadworthy/core/shared/decision.ts';
import { sql } from 'kysely';
import { notFound } from '../kernel/errors.ts';
import type { Work } from '../kernel/work.ts';
import { type NotedTable, notedRecords } from './noted-records.ts';

/** Takes a note out of every list; the row stays. Throws `not_found`. */
export async function archiveNote({ tx, now }: Work, table: NotedTable, noteId: string): Promise<Decision<true>> {
  const { notes, noteKey } = notedRecords[table];
  const { rows } = await sql<{ archived: Date | null }>`
    select archived from ${sql.table(notes)} where ${sql.ref(noteKey)} = ${noteId} for update`.execute(tx);
  const [row] = rows;
  if (!row) throw notFound();
  const decision = decideArchiveNote(row);
  if (!decision.ok) return decision;
  await sql`update ${sql.table(notes)} set archived = ${now} where ${sql.ref(noteKey)} = ${noteId}`.execute(tx);
  return decision;
}
