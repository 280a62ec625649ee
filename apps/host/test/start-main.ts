import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processMark } from '@roadworthy/db/launcher/process-mark.ts';

const main = join(import.meta.dirname, '..', 'src', 'main.ts');

/** What a production needs that is no demo; nobody is behind it, and these tests pay and send nothing. */
const realParts = {
  STRIPE_SECRET_KEY: 'sk_live_nobody',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_nobody',
  STRIPE_WEBHOOK_SECRET: 'whsec_nobody',
  SMTP_URL: 'smtp://127.0.0.1:9',
  POST_URL: 'http://127.0.0.1:9',
  POST_API_KEY: 'nobody',
  POST_WEBHOOK_SECRET: 'a secret of nobody',
};

/** Takes them away again: an empty value counts as none. */
export const withoutRealParts: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(realParts).map((name) => [name, '']),
);

export type StartedMain = {
  readonly child: ChildProcess;
  /** Its exit code, null when a signal ended it. */
  readonly ended: Promise<number | null>;
  /** Everything that it and its worker have printed. */
  output(): string;
};

/** Starts the product as `npm start` does, in an environment of its own; it ends with this process. */
export function startMain(args: readonly string[], env: Readonly<Record<string, string>>): StartedMain {
  const child = spawn(process.execPath, [main, ...args], {
    // By its channel it sees when whoever tests it is gone.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      TRUSTED_DOCUMENTS_ONLY: 'false',
      ...realParts,
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => resolve(code));
  });
  return { child, ended, output: () => output };
}

/** Whether an address answers with success. */
export async function answers(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
    (response) => response.ok,
    () => false,
  );
}

/** Waits until something is so; throws what is told otherwise. */
export async function until(
  isDone: () => Promise<boolean> | boolean,
  what: () => string,
  patienceMs = 25_000,
): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (!(await isDone())) {
    if (performance.now() > deadline) throw new Error(what());
    await sleep(100);
  }
}

/** The processes that a process has started and that live. */
export function childrenOf(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.flatMap(([own, parent]) => (parent === pid && own !== undefined && processMark(own) ? [own] : []));
}
