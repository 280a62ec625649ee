import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Config } from '@roadworthy/server/kernel/env.ts';
import type { Log } from '@roadworthy/server/kernel/log.ts';

export type SupervisedWorker = {
  /** The running process, undefined between a death and the next start. */
  pid(): number | undefined;
  /** Lets the worker finish what it does, at most 10 seconds. */
  stop(): Promise<void>;
};

const patienceMs = 10_000;
const longestPauseMs = 30_000;
const healthyMs = 60_000;

/** What the worker's environment adds to ours: the database that we found, and what follows from it. */
export function workerEnvironment(config: Config): Record<string, string> {
  return {
    DATABASE_URL: config.databaseUrl ?? '',
    AUTH_DATABASE_URL: config.authDatabaseUrl ?? '',
    DATABASE_URL_DIRECT: '',
    DATA_DIR: config.dataDir,
    PORT: String(config.port),
    PUBLIC_URL: config.publicUrl,
    DEMO: String(config.demo),
  };
}

/** Runs the worker in a process of its own and starts it again whenever it dies, at growing intervals. */
export function superviseWorker(
  config: Config,
  log: Log,
  script: string = join(import.meta.dirname, 'worker.ts'),
): SupervisedWorker {
  let child: ChildProcess | undefined;
  let pauseMs = 1_000;
  let isStopping = false;
  let restart: NodeJS.Timeout | undefined;

  function start(): void {
    const startedAt = Date.now();
    child = fork(script, { env: { ...process.env, ...workerEnvironment(config) }, stdio: 'inherit' });
    child.on('error', (error) => log.error({ err: error }, 'the worker cannot be started'));
    child.once('exit', (code, signal) => {
      child = undefined;
      if (isStopping) return;
      pauseMs = Date.now() - startedAt > healthyMs ? 1_000 : Math.min(pauseMs * 2, longestPauseMs);
      log.error({ exit: code, signal, pauseMs }, 'the worker died and is started again');
      restart = setTimeout(start, pauseMs);
    });
  }

  start();
  return {
    pid: () => child?.pid,
    async stop() {
      isStopping = true;
      clearTimeout(restart);
      const running = child;
      if (running === undefined) return;
      const gone = new Promise<void>((resolve) => {
        running.once('exit', () => resolve());
      });
      running.kill('SIGTERM');
      const force = setTimeout(() => running.kill('SIGKILL'), patienceMs);
      await gone;
      clearTimeout(force);
    },
  };
}
