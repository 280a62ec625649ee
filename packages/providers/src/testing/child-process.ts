import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export type Ended<Answer> = { readonly answer: Answer | null; readonly signal: NodeJS.Signals | null };

/** A child that has loaded its code and waits for the start signal. */
export type WaitingChild<Answer> = { run(): Promise<Ended<Answer>> };

async function nextLine(lines: AsyncIterator<string>): Promise<string | null> {
  const line = await lines.next();
  return line.done === true ? null : line.value;
}

/** Starts another operating-system process on a script and returns when it says that it is ready. */
export async function startChild<Answer>(script: URL, settings: object): Promise<WaitingChild<Answer>> {
  const child: ChildProcess = spawn(process.execPath, [script.pathname, JSON.stringify(settings)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (child.stdout === null || child.stdin === null) throw new Error('the child has no pipes');
  const { stdin, stdout } = child;
  const ended = once(child, 'exit');
  const lines = createInterface({ input: stdout })[Symbol.asyncIterator]();
  if ((await nextLine(lines)) !== 'ready') throw new Error(`${script.pathname} did not become ready`);
  return {
    async run() {
      stdin.end('go\n');
      const line = await nextLine(lines);
      const [, signal] = (await ended) as [number | null, NodeJS.Signals | null];
      return { answer: line === null ? null : (JSON.parse(line) as Answer), signal };
    },
  };
}

/** The other end: reads the settings, waits for the start signal and prints what `work` answers. */
export async function serveAsChild<Settings>(work: (settings: Settings) => Promise<unknown>): Promise<void> {
  const settings = JSON.parse(process.argv[2] ?? '{}') as Settings;
  process.stdout.write('ready\n');
  await once(process.stdin, 'data');
  const answer = await work(settings);
  process.stdout.write(`${JSON.stringify(answer)}\n`);
  process.stdin.destroy();
}
