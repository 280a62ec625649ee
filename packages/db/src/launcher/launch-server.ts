import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverEnvironment } from './create-cluster.ts';
import { endOrphans } from './end-orphans.ts';
import { freePort } from './free-port.ts';
import { answers, type Postmaster } from './postmaster.ts';
import type { ServerPlace } from './server-place.ts';
import { serverSettings } from './server-settings.ts';

const attempts = 40;
// A killed server's last traces (its sessions, its number while nobody has reaped it), and a port taken meanwhile.
const passing = /could not (bind|create any)|shared memory block|Address already in use|lock file .* already exists/;
const logFileLimit = 10_000_000;

export type LaunchOptions = {
  readonly place: ServerPlace;
  readonly dataDir: string;
  readonly password: string;
  readonly kind: 'durable' | 'throwaway';
  /** The only port it may have, where somebody is connected to it; otherwise the last one if that is free. */
  readonly onlyPort?: number;
};

/** Starts the server process on the cluster and waits until it answers. Throws with the end of its log otherwise. */
export async function launchServer(options: LaunchOptions): Promise<Postmaster> {
  const { place, dataDir, password, kind, onlyPort } = options;
  const portFile = join(dataDir, 'postgres-port');
  const settings = serverSettings(place, kind);
  endOrphans(place.cluster);
  const known = existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) : undefined;
  let port = onlyPort ?? (await freePort(known));
  for (let attempt = 1; ; attempt += 1) {
    const logFile = rotatedLog(dataDir);
    const logFrom = existsSync(logFile) ? statSync(logFile).size : 0;
    const postmaster = await launchOnce(place, logFile, port, settings, password);
    if (postmaster !== undefined) {
      // On a full disk, writing what is there already would empty the file.
      if (port !== known) writeFileSync(portFile, String(port));
      return postmaster;
    }
    const text = readFileSync(logFile).subarray(logFrom).toString('utf8').trim();
    if (attempt >= attempts || !passing.test(text)) {
      throw new Error(`PostgreSQL did not start:\n${text.split('\n').slice(-12).join('\n')}`);
    }
    await sleep(250);
    port = onlyPort ?? (await freePort(port));
  }
}

async function launchOnce(
  place: ServerPlace,
  logFile: string,
  port: number,
  settings: string[],
  password: string,
): Promise<Postmaster | undefined> {
  const log = openSync(logFile, 'a', 0o640);
  let child: ChildProcess;
  try {
    child = spawn(
      join(place.native, 'bin', 'postgres'),
      ['-D', place.cluster, '-p', String(port), ...settings],
      // A session of its own: Ctrl-C in the terminal reaches us, and we stop the server after our last write.
      { cwd: '/', detached: true, stdio: ['ignore', log, log], env: serverEnvironment(), ...place.account },
    );
  } finally {
    closeSync(log);
  }
  const failed = new Promise<never>((_, reject) => child.once('error', reject));
  child.unref();
  if (child.pid === undefined) return failed;
  const postmaster = { pid: child.pid, port };
  return (await answers(postmaster, place.cluster, password)) ? postmaster : undefined;
}

function rotatedLog(dataDir: string): string {
  const file = join(dataDir, 'postgres.log');
  if (existsSync(file) && statSync(file).size > logFileLimit) renameSync(file, `${file}.1`);
  return file;
}
