import type { ClientBase } from 'pg';
import type { SqlFile } from './migration-files.ts';

/** Runs a whole SQL file; an error names the file and the line. */
export async function runSqlFile(client: ClientBase, file: SqlFile): Promise<void> {
  try {
    await client.query(file.sql);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const position = 'position' in error ? Number(error.position) : Number.NaN;
    const line = Number.isNaN(position) ? '' : `:${file.sql.slice(0, position).split('\n').length}`;
    const hint = 'hint' in error && typeof error.hint === 'string' ? ` ${error.hint}` : '';
    throw new Error(`${file.name}${line}: ${error.message}.${hint}`, { cause: error });
  }
}

/** Runs `work` in a transaction on one connection: committed when it resolves, rolled back when it throws. */
export async function inTransaction<T>(client: ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
