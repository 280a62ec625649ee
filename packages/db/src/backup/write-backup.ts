import { existsSync, realpathSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { serverPlace } from '../launcher/server-place.ts';
import { installedBinaries } from '../launcher/postgres-binaries.ts';
import { startPostgres } from '../launcher/start-postgres.ts';
import { type ArchiveWriter, type Seal, writeArchive } from './sealed-archive.ts';

/** What a backup says of itself, in its first entry. */
export type Manifest = {
  readonly version: 1;
  readonly made: string;
  /** The major version of the server whose files these are. */
  readonly postgres: number;
  /** The newest migration that was applied; null before the first. */
  readonly migration: string | null;
};

export type BackupOptions = {
  readonly dataDir: string;
  /** Where the backup is written. */
  readonly path: string;
  readonly seal: Seal;
  readonly log: (line: string) => void;
  readonly openRoots?: readonly string[];
};

// What a server writes for itself while it runs, and makes anew when it starts (PostgreSQL, making a base backup).
const emptyFolders = new Set(
  ['pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp', 'pg_subtrans'].concat(
    'pg_wal',
  ),
);
const leftOut = /^(?:postmaster\.(?:pid|opts)|pgsql_tmp.*|pg_internal\.init.*|backup_label.*|tablespace_map.*)$/;
const segment = /^[0-9A-F]{24}$|\.history$/;

/** Adds what a folder holds, as it is met; what goes meanwhile is left out. */
async function addTree(
  writer: ArchiveWriter,
  folder: string,
  name: string,
  { skips }: { readonly skips: (file: string, name: string) => boolean },
): Promise<void> {
  await writer.addFolder(name, 0o700);
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const [path, inside] = [join(folder, entry.name), `${name}/${entry.name}`];
    if (skips(entry.name, inside)) continue;
    if (entry.isDirectory()) await addTree(writer, path, inside, { skips });
    else if (entry.isFile()) await writer.addFile(inside, path);
  }
}

/** Adds the cluster of a server that runs: its files as they are met, and the log that makes them one moment's. */
async function addCluster(writer: ArchiveWriter, cluster: string, client: pg.Client): Promise<void> {
  // As long as this session lasts the server keeps the log that is needed.
  await client.query(
    `select pg_create_physical_replication_slot('roadworthy_backup_' || pg_backend_pid(), true, true)`,
  );
  await client.query(`select pg_backup_start('roadworthy', true)`);
  await addTree(writer, cluster, 'postgres', {
    skips: (file, name) => leftOut.test(file) || emptyFolders.has(name.split('/').slice(1, -1).join('/')),
  });
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await writer.addText('postgres/backup_label', rows[0]?.labelfile ?? '');
  const log = join(cluster, 'pg_wal');
  for (const file of (await readdir(log)).filter((one) => segment.test(one)).toSorted()) {
    await writer.addFile(`postgres/pg_wal/${file}`, join(log, file));
  }
  for (const folder of ['archive_status', 'summaries']) await writer.addFolder(`postgres/pg_wal/${folder}`, 0o700);
}

async function newestMigration(url: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: url.replace(/\/postgres$/, '/roadworthy') });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string }>('select max(name) as name from migrator.schema_migrations');
    return rows[0]?.name ?? null;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Writes the whole installation of a data folder into one sealed file while it runs: database, files and secrets. The
 * database is that of the moment at which its last file was read; files follow it, so that none of those that it names is
 * missing but what was removed in between.
 */
export async function writeBackup({ path, seal, log, openRoots, ...options }: BackupOptions): Promise<void> {
  if (!existsSync(join(options.dataDir, 'secrets', 'postgres'))) {
    throw new Error(`There is no database in ${options.dataDir}. Name the folder with DATA_DIR.`);
  }
  const dataDir = realpathSync(resolve(options.dataDir));
  const server = await startPostgres({ dataDir, log, ...(openRoots && { openRoots }) });
  try {
    const { cluster } = serverPlace(dataDir, installedBinaries(), openRoots);
    const client = new pg.Client({ connectionString: server.url, application_name: 'roadworthy backup' });
    client.on('error', () => undefined);
    await client.connect();
    try {
      const manifest: Manifest = {
        version: 1,
        made: new Date().toISOString(),
        postgres: Number((await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim()),
        migration: await newestMigration(server.url),
      };
      await writeArchive(path, seal, async (writer) => {
        await writer.addText('manifest.json', JSON.stringify(manifest));
        await addCluster(writer, cluster, client);
        await addTree(writer, join(dataDir, 'secrets'), 'secrets', { skips: () => false });
        if (existsSync(join(dataDir, 'files'))) {
          await addTree(writer, join(dataDir, 'files'), 'files', { skips: (file) => file === '.unfinished' });
        }
      });
    } finally {
      await client.end();
    }
  } finally {
    await server.stop();
  }
}
