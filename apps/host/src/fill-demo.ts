import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { askAs } from '@roadworthy/server/kernel/operations/ask-as.ts';
import type { Platform } from '@roadworthy/server/kernel/platform.ts';
import { ownerEnvironment } from './child-environment.ts';

/** The demo on its way into an empty database. */
export type FillingDemo = {
  isFilled(): boolean;
  /** Fulfilled when everything is there; rejected when it cannot be loaded. */
  readonly filled: Promise<void>;
  stop(): void;
};

const filledAlready: FillingDemo = { isFilled: () => true, filled: Promise.resolve(), stop: () => undefined };

export async function isEmpty(pool: Platform['pools']['reads']): Promise<boolean> {
  const people = await askAs(pool, { role: 'identity', text: 'select from users limit 1' });
  return people.length === 0;
}

const markOf = (dataDir: string): string => join(dataDir, 'demo.loading');

/** Notes that a demo is being loaded, until the answer is called. */
export function noteLoading(dataDir: string): () => void {
  writeFileSync(markOf(dataDir), '');
  return () => rmSync(markOf(dataDir));
}

/**
 * Fills an empty database with the demo in a process of its own, whose garbage goes with it, while the pages are built
 * and served. Several starts at once fill it once.
 */
export async function fillDemo(platform: Platform, print: (line: string) => void): Promise<FillingDemo> {
  const { config } = platform;
  if (!config.demo) return filledAlready;
  if (!(await isEmpty(platform.pools.reads))) {
    if (existsSync(markOf(config.dataDir))) {
      print(
        `The demo was interrupted while it was loaded, or another start loads it: parts of it may be missing. To have all of it, stop every start, delete ${config.dataDir} and start again.`,
      );
    }
    return filledAlready;
  }
  print('Loading the demo, beside everything else.');
  const begunAt = performance.now();
  const env = { ...process.env, ...ownerEnvironment(config) };
  const child = fork(join(import.meta.dirname, 'load-demo.ts'), { env, stdio: 'inherit' });
  let state: 'loading' | 'loaded' | 'stopped' = 'loading';
  async function follow(): Promise<void> {
    const how = await endOf(child);
    if (state === 'stopped') return;
    if (how !== 'exit 0') {
      throw new Error(`The demo could not be loaded: ${how}. Delete ${config.dataDir} and start again.`);
    }
    state = 'loaded';
    print(`Loaded the demo in ${Math.round((performance.now() - begunAt) / 1000)} s.`);
  }
  const filled = follow();
  // Told where it is waited for.
  filled.catch(() => undefined);
  return {
    isFilled: () => state === 'loaded',
    filled,
    stop() {
      if (state === 'loaded') return;
      state = 'stopped';
      child.kill('SIGKILL');
    },
  };
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(`exit ${code ?? signal}`));
  });
}
