import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Config } from '@roadworthy/server/kernel/settings/env.ts';
import type { Log } from '@roadworthy/server/kernel/audit/log.ts';
import { workerEnvironment } from './child-environment.ts';
import { keepRunning } from './keep-running.ts';

export type SupervisedWorker = {
  /** The running process, undefined between a death and the next start. */
  pid(): number | undefined;
  /** Lets the worker finish what it does, at most so long, 10 seconds unless given; what it did not comes again. */
  stop(mostMs?: number): Promise<void>;
};

const patienceMs = 10_000;
/** Megabytes of a half of what V8 holds for new values: by itself it keeps thrice as much for good, and jobs are in no hurry. */
const youngGeneration = '--max-semi-space-size=8';

/** Runs the worker in a process of its own and starts it again whenever it dies, at growing intervals. */
export function superviseWorker(
  config: Config,
  log: Log,
  script: string = join(import.meta.dirname, 'worker.ts'),
): SupervisedWorker {
  const stopping = new AbortController();
  let child: ChildProcess | undefined;

  function run(): Promise<string> {
    return new Promise((resolve, reject) => {
      const started = fork(script, {
        env: { ...process.env, ...workerEnvironment(config) },
        execArgv: [...process.execArgv, youngGeneration],
        stdio: 'inherit',
      });
      child = started;
      started.once('error', reject);
      started.once('exit', (code, signal) => {
        child = undefined;
        resolve(`exit ${code ?? signal}`);
      });
    });
  }

  const ended = keepRunning({ name: 'the worker', run, log, signal: stopping.signal });
  return {
    pid: () => child?.pid,
    async stop(mostMs = patienceMs) {
      stopping.abort();
      const running = child;
      running?.kill('SIGTERM');
      const force = setTimeout(() => running?.kill('SIGKILL'), mostMs);
      await ended;
      clearTimeout(force);
    },
  };
}
