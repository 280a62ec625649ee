import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Backend } from '@roadworthy/testkit/backend.ts';
import { bundleChild } from './bundle-child.ts';
import type { ChildCommand, ChildLine, ServerChildSettings } from './server-child.ts';

export type ServerChild = {
  readonly pid: number;
  readonly processName: string;
  /** Every line said so far. */
  readonly lines: readonly ChildLine[];
  does(command: ChildCommand): void;
  /** The first line, already said or still to come, that fits; undefined when the process ends without it. */
  next(fits: (line: ChildLine) => boolean): Promise<ChildLine | undefined>;
  kill(): void;
  /** How it ended, after its last line was read. */
  readonly ended: Promise<NodeJS.Signals | null>;
  /** Lets it end by itself. */
  stop(): Promise<void>;
};

let started = 0;
const script = new URL('server-child.ts', import.meta.url).pathname;

type Listener = Pick<ServerChild, 'lines' | 'next' | 'ended'>;

/** Reads what a process says until it ends. */
function listenTo(child: ChildProcessByStdio<Writable, Readable, null>): Listener {
  const lines: ChildLine[] = [];
  const waiting = new Set<() => void>();
  const reader = createInterface({ input: child.stdout });
  let isOver = false;
  const tell = () => {
    const woken = [...waiting];
    waiting.clear();
    for (const wake of woken) wake();
  };
  reader.on('line', (line) => {
    lines.push(JSON.parse(line) as ChildLine);
    tell();
  });
  const ended = Promise.all([once(child, 'exit'), once(reader, 'close')]).then(([[, signal]]) => {
    isOver = true;
    tell();
    return signal as NodeJS.Signals | null;
  });
  return {
    lines,
    ended,
    async next(fits) {
      for (;;) {
        const found = lines.find(fits);
        if (found || isOver) return found;
        await new Promise<void>((wake) => void waiting.add(wake));
      }
    },
  };
}

/** Starts another server process on the backend's database and gateway; ready for commands when it is answered. */
export async function startServerChild(
  backend: Backend,
  settings: Pick<ServerChildSettings, 'tellsStatements'> & { readonly fault?: string } = {},
): Promise<ServerChild> {
  const { fault, ...rest } = settings;
  started += 1;
  const processName = `child-${started}`;
  const now = backend.clock.now().toISOString();
  const provided: ServerChildSettings = { config: backend.config, now, processName, ...rest };
  const child = spawn(process.execPath, [await bundleChild(script), JSON.stringify(provided)], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      ...(fault === undefined ? {} : { FAULT: `after:${fault}` }),
    },
  });
  const { lines, next, ended } = listenTo(child);
  if (!(await next(({ type }) => type === 'ready'))) throw new Error('The server process did not become ready');
  return {
    pid: child.pid ?? 0,
    processName,
    lines,
    does: (command) => void child.stdin.write(`${JSON.stringify(command)}\n`),
    next,
    kill: () => void child.kill('SIGKILL'),
    ended,
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}
