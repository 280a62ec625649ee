import { type ChildProcess, spawn } from 'node:child_process';

export type Step = { readonly name: string; readonly command: string; readonly args: readonly string[] };
export type StepResult = Step & { readonly ok: boolean; readonly output: string; readonly seconds: number };

const running = new Set<ChildProcess>();

/** Ends what a step has started and not ended itself: its whole group. */
function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // Nobody of the group is left.
  }
}

// Steps have groups of their own, which neither Ctrl-C in the terminal nor our end reaches.
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const) {
  process.once(signal, () => {
    for (const child of running) endGroup(child, 'SIGTERM');
    process.exit(code);
  });
}

/** Runs a command of the project to its end and keeps what it prints; `live` shows it as it comes. Nothing that it started outlives it. */
export function runStep(
  step: Step,
  { live = false, env = {} }: { live?: boolean; env?: NodeJS.ProcessEnv } = {},
): Promise<StepResult> {
  const startedAt = Date.now();
  return new Promise((resolve) => {
    const child = spawn(step.command, step.args, {
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    running.add(child);
    const parts: string[] = [];
    const keep = (chunk: Buffer): void => {
      parts.push(chunk.toString());
      if (live) process.stdout.write(chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const end = (ok: boolean): void => {
      running.delete(child);
      resolve({ ...step, ok, output: parts.join(''), seconds: (Date.now() - startedAt) / 1000 });
    };
    child.once('error', (error) => {
      parts.push(String(error));
      end(false);
    });
    // A server left behind holds our pipes: without its end the step would never close.
    child.once('exit', () => endGroup(child, 'SIGKILL'));
    child.once('close', (code) => end(code === 0));
  });
}

/** One line about a step, its warnings, and all that it printed when it failed. */
export function report({ name, ok, seconds, output }: StepResult): void {
  console.log(`${ok ? 'ok    ' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)`);
  const shown = ok ? output.split('\n').filter((line) => line.startsWith('warning: ')) : [output];
  for (const text of shown) console.log(text);
}
