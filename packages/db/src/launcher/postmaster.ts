import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { commandLine, processMark } from './process-mark.ts';

/** A running server process, as its `postmaster.pid` describes it. */
export type Postmaster = { readonly pid: number; readonly port: number };

/** Where PostgreSQL answers as its superuser. */
export function superuserUrl(port: number, password: string): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
}

/** The server that runs on this cluster, if one does; a `postmaster.pid` that names another program is removed. */
export function runningPostmaster(cluster: string): Postmaster | undefined {
  const file = join(cluster, 'postmaster.pid');
  let lines: string[];
  try {
    lines = readFileSync(file, 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (processMark(pid) === undefined) return undefined;
  const command = commandLine(pid) ?? '';
  if (command.includes('postgres') && command.includes(cluster)) return { pid, port };
  // PostgreSQL itself clears the file of a dead server, but not when the number now belongs to something else.
  rmSync(file, { force: true });
  return undefined;
}

/**
 * Waits until the server answers from this cluster. False when its process ended before (it was shutting down).
 * Throws when it refuses our password or does not answer in time.
 */
export async function answers(postmaster: Postmaster, cluster: string, password: string): Promise<boolean> {
  const deadline = Date.now() + 120_000;
  for (;;) {
    const state = await ask(postmaster.port, password);
    if (state.folder === cluster) return true;
    if (state.code === '28P01') {
      throw new Error(`The server in ${cluster} refuses the password that this data folder remembers.`);
    }
    if (processMark(postmaster.pid) === undefined) return false;
    if (Date.now() > deadline) {
      throw new Error(
        `The server in ${cluster} (process ${postmaster.pid}) does not answer on port ${postmaster.port}.`,
      );
    }
    await sleep(40);
  }
}

/** Fast shutdown: sessions are ended, everything acknowledged is on disk. Immediate after 30 s. */
export async function shutDown(pid: number): Promise<void> {
  const mark = processMark(pid);
  if (mark === undefined) return;
  signal(pid, 'SIGINT');
  if (await gone(pid, mark, 30_000)) return;
  signal(pid, 'SIGQUIT');
  if (!(await gone(pid, mark, 10_000))) throw new Error(`PostgreSQL (process ${pid}) does not stop.`);
}

async function gone(pid: number, mark: string, patienceMs: number): Promise<boolean> {
  const deadline = Date.now() + patienceMs;
  while (processMark(pid) === mark) {
    if (Date.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

async function ask(port: number, password: string): Promise<{ folder?: string; code?: string }> {
  const client = new pg.Client({ connectionString: superuserUrl(port, password), connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return rows[0] === undefined ? {} : { folder: rows[0].data_directory };
  } catch (error) {
    return error instanceof Error && 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  } finally {
    await client.end().catch(() => undefined);
  }
}
