import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@roadworthy/db/launcher/free-port.ts';

export type ServerProcess = {
  readonly port: number;
  /** Resident memory in MiB. */
  memory(): number;
  /** Processor time of all its threads in microseconds; NaN where the system does not tell. */
  processorTime(): number;
  stop(): Promise<void>;
};

export type Program = {
  readonly file: string;
  readonly args?: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** A path that answers as soon as the server listens. */
  readonly ready: string;
};

const patienceMs = 60_000;

async function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    async (response) => {
      await response.arrayBuffer();
      return true;
    },
    () => false,
  );
}

function processorTimeOf(pid: number | undefined): number {
  const folder = `/proc/${pid}/task`;
  const nanosecondsOf = (thread: string): number =>
    Number(readFileSync(`${folder}/${thread}/schedstat`, 'utf8').split(' ')[0]);
  try {
    return readdirSync(folder).reduce((sum, thread) => sum + nanosecondsOf(thread), 0) / 1_000;
  } catch {
    return Number.NaN;
  }
}

/** Starts a server in a process of its own, lines its port by PORT, and waits until it answers. It ends with this process. */
export async function startProcess({ file, args = [], env, ready }: Program): Promise<ServerProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [file, ...args], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', PORT: String(port), ...env },
    // The channel is how it sees that we are gone.
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const lines: string[] = [];
  child.stderr?.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null;
  const stop = async (): Promise<void> => {
    if (!isRunning()) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), 15_000);
    await gone;
    clearTimeout(force);
  };
  const startedAt = Date.now();
  while (!(await answers(`http://127.0.0.1:${port}${ready}`))) {
    if (isRunning() && Date.now() - startedAt < patienceMs) await sleep(50);
    else {
      await stop();
      throw new Error(`${file} does not answer.\n${lines.join('')}`);
    }
  }
  const memory = (): number => {
    const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' });
    return Math.round(Number(stdout) / 1_024);
  };
  return { port, memory, processorTime: () => processorTimeOf(child.pid), stop };
}
