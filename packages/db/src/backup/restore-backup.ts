import { spawnSync } from 'node:child_process';
import { chownSync, createWriteStream, existsSync, mkdirSync, readdirSync, realpathSync } from 'node:fs';
import { chmod, lchown, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import type { ServerAccount } from '../launcher/server-account.ts';
import { installedBinaries } from '../launcher/postgres-binaries.ts';
import { serverPlace } from '../launcher/server-place.ts';
import { startPostgres } from '../launcher/start-postgres.ts';
import { type Key, readArchive } from './sealed-archive.ts';
import type { Manifest } from './write-backup.ts';

export type RestoreOptions = {
  readonly path: string;
  /** A folder that holds no installation yet. */
  readonly dataDir: string;
  readonly key: Key;
  readonly log: (line: string) => void;
  /** Looks at what was restored, by the superuser's address. Throws where it is not whole. */
  readonly verify: (url: string, manifest: Manifest) => Promise<void>;
  readonly openRoots?: readonly string[];
};

const parts = ['postgres', 'secrets', 'files'] as const;

/** A name of an archive that stays within its folder; throws for any other. */
function within(name: string): string {
  const clean = name.replace(/\/$/, '');
  const [part] = clean.split('/');
  const isOurs = clean === 'manifest.json' || parts.some((one) => one === part);
  if (!isOurs || clean.split('/').some((step) => step === '..' || step === '' || step === '.')) {
    throw new Error(`The backup holds ${JSON.stringify(name)}, which no backup of ours does.`);
  }
  return clean;
}

function readManifest(written: string, postgres: number): Manifest {
  const manifest = JSON.parse(written) as Manifest;
  if (manifest.version !== 1)
    throw new Error('The backup was written by a newer Roadworthy. Restore it with that one.');
  if (manifest.postgres !== postgres) {
    throw new Error(
      `The backup is of PostgreSQL ${manifest.postgres}, and ${postgres} is installed here. ` +
        'Restore it with the version of Roadworthy that wrote it.',
    );
  }
  return manifest;
}

/** The major version of the server that is installed here. */
function installedMajor(native: string): number {
  const { stdout } = spawnSync(join(native, 'bin', 'postgres'), ['-V'], { encoding: 'utf8' });
  return Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1]);
}

type Folders = Readonly<Record<(typeof parts)[number], string>>;

/** Unpacks each part into its folder. */
async function unpack(path: string, key: Key, folders: Folders, postgres: number): Promise<Manifest> {
  let manifest: Manifest | undefined;
  await readArchive(path, key, async (header, entry) => {
    const name = within(header.name);
    if (name === 'manifest.json') {
      manifest = readManifest(await text(entry), postgres);
      return;
    }
    if (manifest === undefined) throw new Error('The backup says nothing of itself.');
    const [part = '', ...inside] = name.split('/');
    const target = join(folders[part as keyof Folders], ...inside);
    if (header.type === 'directory') {
      mkdirSync(target, { recursive: true, mode: 0o700 });
      return;
    }
    if (header.type !== 'file') throw new Error(`The backup holds a ${header.type}.`);
    mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
    await pipeline(entry, createWriteStream(target, { mode: 0o600, flush: true }));
    if (!name.startsWith('postgres/')) await chmod(target, (header.mode ?? 0o600) & 0o777);
  });
  if (manifest === undefined) throw new Error(`${path} is empty.`);
  return manifest;
}

/** Hands a folder and all in it to the account that runs the server. */
async function handTo(account: ServerAccount | undefined, folder: string): Promise<void> {
  if (account === undefined) return;
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    await lchown(join(entry.parentPath, entry.name), account.uid, account.gid);
  }
  chownSync(folder, account.uid, account.gid);
}

/**
 * Makes an installation of a backup in an empty folder: unpacks it beside, has the server make its database whole and
 * looks at it. What fails leaves the folder as empty as it was.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { path, key, log, verify, openRoots } = options;
  if (!existsSync(path)) throw new Error(`There is no ${path}.`);
  mkdirSync(options.dataDir, { recursive: true });
  const dataDir = realpathSync(resolve(options.dataDir));
  if (readdirSync(dataDir).length > 0) {
    throw new Error(`${dataDir} is not empty. Restore into a new folder, and start Roadworthy with DATA_DIR there.`);
  }
  const native = installedBinaries();
  const place = serverPlace(dataDir, native, openRoots);
  const finals = { postgres: place.cluster, secrets: join(dataDir, 'secrets'), files: join(dataDir, 'files') };
  const [postgres, secrets, files] = parts.map((part) => `${finals[part]}-restoring`) as [string, string, string];
  const drafts = { postgres, secrets, files };
  try {
    const manifest = await unpack(path, key, drafts, installedMajor(native));
    log(`Unpacked what was written on ${manifest.made}.`);
    await handTo(place.account, drafts.postgres);
    for (const part of parts) if (existsSync(drafts[part])) await rename(drafts[part], finals[part]);
    const server = await startPostgres({ dataDir, log, ...(openRoots && { openRoots }) });
    try {
      await verify(server.url, manifest);
    } finally {
      await server.stop();
    }
    return manifest;
  } catch (error) {
    const home = dirname(place.cluster);
    if (home !== dataDir) await rm(home, { recursive: true, force: true });
    for (const name of await readdir(dataDir)) await rm(join(dataDir, name), { recursive: true, force: true });
    throw error;
  }
}
