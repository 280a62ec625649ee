import type { ClientBase } from 'pg';
import type { SqlFile } from './migration-files.ts';
import { inTransaction, runSqlFile } from './run-sql-file.ts';

type Applied = { name: string; hash: string };

/** Makes the migrator's own tables: outside `public`, readable by all, so that every process can tell its readiness. */
export async function prepareRecords(client: ClientBase): Promise<void> {
  await client.query(`
    create schema if not exists migrator;
    create table if not exists migrator.schema_migrations (
      name text primary key, hash text not null, applied_at timestamptz not null default now());
    create table if not exists migrator.access_applied (
      only_row boolean primary key default true check (only_row), hash text not null,
      applied_at timestamptz not null default now());
    grant usage on schema migrator to public;
    grant select on all tables in schema migrator to public`);
}

/** Applies the migrations that the database does not have, each in its transaction; answers their names. */
export async function applyMigrations(client: ClientBase, files: readonly SqlFile[]): Promise<string[]> {
  const { rows } = await client.query<Applied>('select name, hash from migrator.schema_migrations order by name');
  refuseRewrittenHistory(files, rows);
  const pending = files.filter((file) => !rows.some((row) => row.name === file.name));
  for (const file of pending) {
    await inTransaction(client, async () => {
      await runSqlFile(client, file);
      await client.query('insert into migrator.schema_migrations (name, hash) values ($1, $2)', [file.name, file.hash]);
    });
  }
  return pending.map((file) => file.name);
}

/** The migrations of this version that the database does not have yet. Any role may ask. */
export async function pendingMigrations(
  client: Pick<ClientBase, 'query'>,
  files: readonly SqlFile[],
): Promise<string[]> {
  const { rows: found } = await client.query<{ found: boolean }>(
    "select to_regclass('migrator.schema_migrations') is not null as found",
  );
  if (found[0]?.found !== true) return files.map((file) => file.name);
  const { rows } = await client.query<Applied>('select name, hash from migrator.schema_migrations');
  return files.filter((file) => !rows.some((row) => row.name === file.name)).map((file) => file.name);
}

function refuseRewrittenHistory(files: readonly SqlFile[], applied: readonly Applied[]): void {
  for (const { name, hash } of applied) {
    const file = files.find((candidate) => candidate.name === name);
    if (file === undefined) {
      throw new Error(`The database has migration ${name}, which this version does not know. Start a newer version.`);
    }
    if (file.hash !== hash) {
      throw new Error(
        `Migration ${name} was changed after it had been applied. Restore its text and put the change into a new file.`,
      );
    }
  }
  const last = applied.at(-1)?.name;
  const late = files.find(({ name }) => last !== undefined && name < last && !applied.some((row) => row.name === name));
  if (late !== undefined) {
    throw new Error(`Migration ${late.name} comes before ${last}, which is applied: give it the next free number.`);
  }
}
