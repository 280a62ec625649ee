import { sql } from 'kysely';
import type { Work } from '../../kernel/work.ts';

/** Keys in the order in which their rows are to be read: those of the database grow with time. */
export async function freshIds({ tx }: Pick<Work, 'tx'>, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select uuidv7() as id from generate_series(1, ${count}::int)`.execute(tx);
  return rows.map(({ id }) => id);
}
