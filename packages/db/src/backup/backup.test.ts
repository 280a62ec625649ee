import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { throwawayFolder } from '../launcher/throwaway-folder.ts';
import { type RunningPostgres, startPostgres } from '../launcher/start-postgres.ts';
import { restoreBackup } from './restore-backup.ts';
import { type Key, newKey, writeArchive } from './sealed-archive.ts';
import { writeBackup } from './write-backup.ts';

const home = mkdtempSync(join(throwawayFolder(), 'roadworthy-backup-'));
// The account that runs the server has to enter it.
chmodSync(home, 0o755);
const log = () => undefined;
const openRoots = [join(home, 'open')];
const dataDir = join(home, 'data');
const path = join(home, 'one.age');
let server: RunningPostgres;
const { identity, recipient } = await newKey();

const connected = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

/** Moves money between two accounts until it is told to stop: each moment that is whole has all of it. */
async function moveMoney(url: string): Promise<() => Promise<number>> {
  const client = await connected(url);
  let stopped = false;
  let moved = 0;
  const moving = (async () => {
    while (!stopped) {
      await client.query('begin');
      await client.query('update accounts set amount = amount - 1 where name = $1', ['a']);
      await client.query('update accounts set amount = amount + 1 where name = $1', ['b']);
      await client.query('insert into moves (filler) values (repeat($1, 2000))', [String(moved)]);
      await client.query('commit');
      moved += 1;
    }
  })();
  return async () => {
    stopped = true;
    await moving;
    await client.end();
    return moved;
  };
}

beforeAll(async () => {
  mkdirSync(dataDir, { recursive: true });
  server = await startPostgres({ dataDir, log, openRoots });
  const client = await connected(server.url);
  await client.query('create table accounts (name text primary key, amount integer not null)');
  await client.query('create table moves (move integer generated always as identity, filler text not null)');
  await client.query(`insert into accounts values ('a', 0), ('b', 0)`);
  await client.end();
  mkdirSync(join(dataDir, 'files', 'organizations'), { recursive: true });
  writeFileSync(join(dataDir, 'files', 'organizations', 'photo.jpg'), 'a photograph');
  const stop = await moveMoney(server.url);
  try {
    await writeBackup({ dataDir, path, seal: { recipient }, log, openRoots });
  } finally {
    await stop();
  }
}, 180_000);
afterAll(async () => {
  await server.stop();
  rmSync(home, { recursive: true, force: true });
});

type Restored = { readonly folder: string; readonly sum: number; readonly moves: number; readonly moved: number };

async function restored(file = path, key: Key = { identity }): Promise<Restored> {
  const folder = mkdtempSync(join(home, 'restored-'));
  let found = { sum: Number.NaN, moves: 0, moved: 0 };
  await restoreBackup({
    path: file,
    dataDir: folder,
    key,
    log,
    openRoots,
    async verify(url) {
      const client = await connected(url);
      try {
        const { rows } = await client.query<typeof found>(
          `select (select sum(amount)::int from accounts) as sum, (select count(*)::int from moves) as moves,
             (select amount from accounts where name = 'b') as moved`,
        );
        found = rows[0] ?? found;
      } finally {
        await client.end();
      }
    },
  });
  return { folder, ...found };
}

test('what was backed up while it was written to is one moment of it, with its files and secrets', async () => {
  const { folder, sum, moves, moved } = await restored();
  expect(sum).toBe(0);
  expect(moved).toBe(moves);
  expect(readFileSync(join(folder, 'files', 'organizations', 'photo.jpg'), 'utf8')).toBe('a photograph');
  expect(readFileSync(join(folder, 'secrets', 'postgres'))).toEqual(readFileSync(join(dataDir, 'secrets', 'postgres')));
}, 120_000);

test('nothing of it is read without its key', async () => {
  const sealed = readFileSync(path);
  expect(sealed.includes('a photograph')).toBe(false);
  await expect(restored(path, { identity: (await newKey()).identity })).rejects.toThrow(/another key/);
  await expect(restored(path, { passphrase: 'correct horse battery staple' })).rejects.toThrow(/another key/);
}, 60_000);

test.each([
  ['is cut short', (file: string) => truncateSync(file, readFileSync(file).byteLength - 70_000)],
  [
    'has one byte that is another',
    (file: string) => {
      const bytes = readFileSync(file);
      const middle = bytes.byteLength >> 1;
      bytes[middle] = (bytes[middle] ?? 0) ^ 1;
      writeFileSync(file, bytes);
    },
  ],
])(
  'a backup that %s is refused, and leaves nothing behind',
  async (_what, harm) => {
    const file = join(home, 'harmed.age');
    copyFileSync(path, file);
    harm(file);
    const folder = mkdtempSync(join(home, 'restored-'));
    const restoring = restoreBackup({
      path: file,
      dataDir: folder,
      key: { identity },
      log,
      openRoots,
      verify: async () => undefined,
    });
    await expect(restoring).rejects.toThrow(/damaged or incomplete/);
    expect(readdirSync(folder)).toEqual([]);
  },
  60_000,
);

test('a backup that breaks off says why, and leaves no file', async () => {
  const file = join(home, 'broken.age');
  const breaksOff = writeArchive(file, { recipient }, async (writer) => {
    await writer.addText('manifest.json', '{}');
    throw new Error('The server has gone.');
  });
  await expect(breaksOff).rejects.toThrow('The server has gone.');
  expect(readdirSync(home).filter((name) => name.startsWith('broken'))).toEqual([]);
});

test('what does not hold once it is restored leaves nothing behind', async () => {
  const folder = mkdtempSync(join(home, 'restored-'));
  const verify = () => Promise.reject(new Error('The books do not hold.'));
  await expect(restoreBackup({ path, dataDir: folder, key: { identity }, log, openRoots, verify })).rejects.toThrow(
    /books/,
  );
  expect(readdirSync(folder)).toEqual([]);
}, 60_000);

test('a folder that holds something is left alone', async () => {
  const verify = async () => undefined;
  const restoring = restoreBackup({ path, dataDir, key: { identity }, log, openRoots, verify });
  await expect(restoring).rejects.toThrow(/not empty/);
  expect(existsSync(join(dataDir, 'files', 'organizations', 'photo.jpg'))).toBe(true);
});
