import { spawn } from 'node:child_process';

export type Step = { readonly name: string; readonly command: string; readonly args: readonly string[] };
export type StepResult = Step & { readonly ok: boolean; readonly output: string; readonly seconds: number };

/** Runs a command of the project to its end and keeps what it prints; `live` shows it as it comes. */
export function runStep(
  step: Step,
  { live = false, env = {} }: { live?: boolean; env?: NodeJS.ProcessEnv } = {},
): Promise<StepResult> {
  const startedAt = Date.now();
  return new Promise((resolve) => {
    const child = spawn(step.command, step.args, {
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const parts: string[] = [];
    const keep = (chunk: Buffer): void => {
      parts.push(chunk.toString());
      if (live) process.stdout.write(chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const end = (ok: boolean): void =>
      resolve({ ...step, ok, output: parts.join(''), seconds: (Date.now() - startedAt) / 1000 });
    child.once('error', (error) => {
      parts.push(String(error));
      end(false);
    });
    child.once('close', (code) => end(code === 0));
  });
}

/** One line about a step, and what it printed when it failed. */
export function report({ name, ok, seconds, output }: StepResult): void {
  console.log(`${ok ? 'ok    ' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)`);
  if (!ok) console.log(output);
}
