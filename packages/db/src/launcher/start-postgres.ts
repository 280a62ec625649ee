import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createCluster } from './create-cluster.ts';
import { type LaunchOptions, launchServer } from './launch-server.ts';
import { installedBinaries } from './postgres-binaries.ts';
import { answers, type Postmaster, runningPostmaster, shutDown, superuserUrl } from './postmaster.ts';
import { processMark } from './process-mark.ts';
import { keepSecret, secretFile } from './secret-file.ts';
import { type ServerPlace, serverPlace } from './server-place.ts';
import { noteServerUser } from './server-users.ts';
import { withStartLock } from './start-lock.ts';

export type StartOptions = {
  /** The folder that keeps everything of this installation, usually `.data`. */
  readonly dataDir: string;
  readonly log: (line: string) => void;
  readonly kind?: 'durable' | 'throwaway';
  /** The binaries' `native` folder, when not the installed one. */
  readonly binaries?: string;
  /** Where files go that the server's account cannot reach in the checkout. */
  readonly openRoots?: readonly string[];
};

export type RunningPostgres = {
  /** Connection address of the superuser, database `postgres`. */
  readonly url: string;
  readonly port: number;
  /** The server's process; another one after `revive`. */
  readonly pid: number;
  /** True when the server ran already. */
  readonly adopted: boolean;
  /** Whether the server's process lives. */
  isRunning(): boolean;
  /** Starts a server whose process is gone again, on the same port and data; throws with the end of its log. */
  revive(): Promise<void>;
  /** Ends this process's use; the last user's call shuts the server down and resolves when it is down. */
  stop(): Promise<void>;
};

/** Starts the embedded PostgreSQL of a data folder, or adopts the one that runs on it already. */
export async function startPostgres(options: StartOptions): Promise<RunningPostgres> {
  mkdirSync(options.dataDir, { recursive: true });
  const { kind = 'durable', log } = options;
  const dataDir = realpathSync(resolve(options.dataDir));
  const lock = join(dataDir, 'postgres.lock');
  return withStartLock(lock, async () => {
    const place = serverPlace(dataDir, options.binaries ?? installedBinaries(), options.openRoots);
    const password = superuserPassword(dataDir, place);
    const launch = { place, dataDir, password, kind };
    const adopted = await adopt(place, password, log);
    const { port, ...first } = adopted ?? (await startNew(launch, log));
    let { pid } = first;
    let mark = processMark(pid);
    const leave = noteServerUser(dataDir);
    let stopped: Promise<void> | undefined;
    const isRunning = (): boolean => mark !== undefined && processMark(pid) === mark;
    return {
      url: superuserUrl(port, password),
      port,
      adopted: adopted !== undefined,
      isRunning,
      get pid() {
        return pid;
      },
      revive: () =>
        withStartLock(lock, async () => {
          if (stopped !== undefined || isRunning()) return;
          const revived =
            (await adopt(place, password, log)) ??
            (await launchServer({
              ...launch,
              onlyPort: port,
            }));
          pid = revived.pid;
          mark = processMark(pid);
        }),
      stop: () =>
        (stopped ??= withStartLock(lock, async () => {
          const running = runningPostmaster(place.cluster);
          if (leave() && running !== undefined) await shutDown(running.pid);
        })),
    };
  });
}

async function adopt(place: ServerPlace, password: string, log: StartOptions['log']): Promise<Postmaster | undefined> {
  const running = runningPostmaster(place.cluster);
  if (running === undefined || !(await answers(running, place.cluster, password))) return undefined;
  log(`PostgreSQL already runs on port ${running.port}.`);
  return running;
}

async function startNew(launch: LaunchOptions, log: StartOptions['log']): Promise<Postmaster> {
  const { place, password, kind } = launch;
  if (!existsSync(place.cluster)) log(`Creating the database in ${place.cluster}.`);
  createCluster(place, password, kind === 'durable');
  const server = await launchServer(launch);
  log(`PostgreSQL runs on port ${server.port}.`);
  return server;
}

function superuserPassword(dataDir: string, place: ServerPlace): string {
  if (existsSync(place.cluster) && !existsSync(secretFile(dataDir, 'postgres'))) {
    throw new Error(
      `The password of the database in ${place.cluster} is missing (${secretFile(dataDir, 'postgres')}). ` +
        'Put the file back, or move the database away to begin with an empty one.',
    );
  }
  return keepSecret(dataDir, 'postgres');
}
