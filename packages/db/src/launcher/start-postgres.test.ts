import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { tmpdir } from 'node:os';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { installedBinaries } from './postgres-binaries.ts';
import { commandLine, processMark } from './process-mark.ts';
import { canUse } from './server-account.ts';
import { type RunningPostgres, startPostgres, type StartOptions } from './start-postgres.ts';
import { throwawayFolder } from './throwaway-folder.ts';

let folder: string;
let dataDir: string;
let started: Promise<RunningPostgres>[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roadworthy-launcher-'));
  dataDir = mkdtempSync(join(throwawayFolder(), 'roadworthy-launcher-data-'));
  chmodSync(folder, 0o755);
  chmodSync(dataDir, 0o755);
  started = [];
});

afterEach(async () => {
  // A start that a test did not wait for, because its time was up, is waited for here.
  for (const start of await Promise.allSettled(started)) if (start.status === 'fulfilled') await start.value.stop();
  rmSync(folder, { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
});

function start(options: Partial<StartOptions> = {}): Promise<RunningPostgres> {
  const starting = startPostgres({ dataDir, log: () => undefined, kind: 'throwaway', ...options });
  started.push(starting);
  return starting;
}

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

const script = `import { startPostgres } from ${JSON.stringify(join(import.meta.dirname, 'start-postgres.ts'))};
  const server = await startPostgres({ dataDir: process.argv[1], log: () => undefined, kind: 'throwaway' });
  console.log(server.pid);`;
const nobody = { uid: 65_534, gid: 65_534 };

describe('starting PostgreSQL', () => {
  test('gives a server of version 18 that listens on the loopback address and checksums its pages', async () => {
    const server = await start({ kind: 'durable' });
    const sql = `select current_setting('server_version_num')::int / 10000 as version, inet_server_addr()::text as address,
      current_setting('data_checksums') as checksums, current_setting('fsync') as fsync,
      current_setting('listen_addresses') as listens, getdatabaseencoding() as encoding`;
    expect(await ask(server.url, sql)).toEqual([
      { version: 18, address: '127.0.0.1/32', checksums: 'on', fsync: 'on', listens: '127.0.0.1', encoding: 'UTF8' },
    ]);
  });

  test('refuses a wrong password', async () => {
    const server = await start();
    const url = new URL(server.url);
    url.password = 'wrong';
    await expect(ask(url.href, 'select 1')).rejects.toThrow('password authentication failed');
  });

  test('keeps the generated password where only this account reads it', async () => {
    await start();
    expect(statSync(join(dataDir, 'secrets', 'postgres')).mode & 0o777).toBe(0o600);
  });

  test.runIf(process.getuid?.() === 0)('runs the server under another account when we are root', async () => {
    const server = await start();
    expect(statSync(`/proc/${server.pid}`).uid).not.toBe(0);
  });

  test.runIf(process.getuid?.() === 0 && canUse(nobody, process.execPath) && canUse(nobody, import.meta.dirname))(
    'works as an ordinary user, whose server root runs on under that account',
    async () => {
      chownSync(dataDir, nobody.uid, nobody.gid);
      const run = spawnSync(
        process.execPath,
        ['--input-type=module', '-e', `${script} await server.stop();`, dataDir],
        {
          ...nobody,
          encoding: 'utf8',
        },
      );
      expect(run.stderr).toBe('');
      expect(Number(run.stdout)).toBeGreaterThan(0);
      const server = await start();
      expect(statSync(`/proc/${server.pid}`).uid).toBe(nobody.uid);
    },
  );

  test.runIf(process.platform === 'linux')('keeps the server out of the reach of Ctrl-C in our terminal', async () => {
    const server = await start();
    const [, group, session] =
      readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1]?.slice(2).split(' ') ?? [];
    expect([group, session]).toEqual([String(server.pid), String(server.pid)]);
  });

  test('keeps data and port over a restart', async () => {
    const first = await start();
    await ask(first.url, 'create table kept as select 7 as seven');
    await first.stop();
    expect(processMark(first.pid)).toBeUndefined();
    const second = await start();
    expect(second.adopted).toBe(false);
    expect(second.port).toBe(first.port);
    expect(await ask(second.url, 'select seven from kept')).toEqual([{ seven: 7 }]);
  });

  test('adopts the running server, which lives until its last user stops', async () => {
    const first = await start();
    const second = await start();
    expect(second).toMatchObject({ adopted: true, pid: first.pid, port: first.port });
    await first.stop();
    expect(await ask(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await second.stop();
    expect(processMark(first.pid)).toBeUndefined();
  });

  test('starts one server when two starts meet', async () => {
    const [first, second] = await Promise.all([start(), start()]);
    expect(first.pid).toBe(second.pid);
    expect([first.adopted, second.adopted].toSorted()).toEqual([false, true]);
  });

  test('adopts the server of a process that was killed, and stops it at its own end', async () => {
    const child = spawn(process.execPath, [
      '--input-type=module',
      '-e',
      `${script} setInterval(() => 0, 1000);`,
      dataDir,
    ]);
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    child.kill('SIGKILL');
    await once(child, 'exit');
    const server = await start();
    expect(server).toMatchObject({ adopted: true, pid: Number(line.toString()) });
    await server.stop();
    expect(processMark(server.pid)).toBeUndefined();
  });

  test('starts again after the server itself was killed', async () => {
    const first = await start();
    process.kill(first.pid, 'SIGKILL');
    const second = await start();
    expect(second.adopted).toBe(false);
    expect(await ask(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('revives a killed server on the same port and data, whoever of its users is first', async () => {
    const first = await start({ kind: 'durable' });
    const second = await start({ kind: 'durable' });
    const { pid } = first;
    await ask(first.url, 'create table kept as select 7 as seven');
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => first.isRunning()).toBe(false);
    await Promise.all([first.revive(), second.revive()]);
    expect(first.pid).not.toBe(pid);
    expect(second.pid).toBe(first.pid);
    expect(first.isRunning()).toBe(true);
    expect(await ask(first.url, 'select seven from kept')).toEqual([{ seven: 7 }]);
    await first.stop();
    await second.stop();
    expect(processMark(first.pid)).toBeUndefined();
  });

  test.runIf(process.platform === 'linux')(
    'does not wait for the long statement of a session that outlived its killed server',
    async () => {
      const server = await start();
      const client = new pg.Client({ connectionString: server.url });
      client.on('error', () => undefined);
      await client.connect();
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      const session = rows[0]?.pid ?? 0;
      const long = client.query('select count(*) from generate_series(1, 100000000) a').catch(() => undefined);
      await expect.poll(() => commandLine(session)).toContain('SELECT');
      process.kill(server.pid, 'SIGKILL');
      await expect.poll(() => server.isRunning()).toBe(false);
      expect(processMark(session)).toBeDefined();
      await server.revive();
      await long;
      await expect.poll(() => processMark(session)).toBeUndefined();
      expect(await ask(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    },
  );

  test('is not misled by a pid file whose number belongs to another program', async () => {
    const first = await start();
    await first.stop();
    const cluster = join(dataDir, 'postgres');
    const lines = [String(process.pid), cluster, '1', String(first.port), '', '127.0.0.1', '', 'ready'];
    writeFileSync(join(cluster, 'postmaster.pid'), lines.join('\n'));
    expect((await start()).adopted).toBe(false);
  });

  test('says so when the password of existing data is lost', async () => {
    const first = await start();
    await first.stop();
    rmSync(join(dataDir, 'secrets'), { recursive: true });
    await expect(start()).rejects.toThrow('The password of the database');
  });
});

describe('a checkout that other accounts cannot enter', () => {
  test.runIf(process.getuid?.() === 0)(
    'runs copied binaries on data in a place that they can, and finds it again',
    async () => {
      const umask = process.umask(0o077);
      const checkout = join(folder, 'closed');
      mkdirSync(checkout, { mode: 0o700 });
      const installed = installedBinaries();
      const binaries = join(checkout, 'package', 'native');
      cpSync(installed, binaries, { recursive: true, verbatimSymlinks: true });
      cpSync(join(dirname(installed), 'package.json'), join(checkout, 'package', 'package.json'));
      // As left by an installation that ran no scripts.
      rmSync(join(binaries, 'lib', 'libpq.so.5'), { force: true });
      rmSync(join(binaries, 'lib', 'libicuuc.so.60'), { force: true });
      const options = { dataDir: join(checkout, 'data'), binaries, openRoots: [join(folder, 'open')] };

      const first = await start(options);
      await ask(first.url, 'create table kept as select 7 as seven');
      const home = readFileSync(join(checkout, 'data', 'postgres-place'), 'utf8');
      expect(home.startsWith(join(folder, 'open'))).toBe(true);
      expect(existsSync(join(checkout, 'data', 'postgres'))).toBe(false);
      await first.stop();
      const second = await start(options);
      expect(await ask(second.url, 'select seven from kept')).toEqual([{ seven: 7 }]);
      await second.stop();

      rmSync(home, { recursive: true });
      await expect(start(options)).rejects.toThrow('which is gone');
      process.umask(umask);
    },
  );
});
