import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { sampleSeed } from './scripts/sample-seed.ts';

// Whatever a test starts reads the code that others have compiled.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules', '.cache', 'compiled');

// What is too much for each run is sampled, and which part of it, the commit says.
process.env['SAMPLE_SEED'] ??= sampleSeed();
const seed = Number(process.env['SAMPLE_SEED']);
console.log(`Sampled by SAMPLE_SEED=${seed}`);

const tests = (ending: string, ...folders: string[]) => folders.map((folder) => `${folder}/**/*.test.${ending}`);

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // What takes as long hangs, also on a machine that does much else.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    setupFiles: ['packages/testkit/src/fail-on-console-error.ts'],
    provide: { exhaustive: process.env['EXHAUSTIVE'] === '1', seed },
    // A worker keeps the modules that it has loaded for the next file: loading them anew is half of a run.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: tests('ts', 'packages/core', 'packages/providers', 'packages/ui', 'apps/web', 'scripts'),
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          include: tests('tsx', 'packages/ui', 'apps/web'),
          setupFiles: [
            'packages/testkit/src/fail-on-console-error.ts',
            'packages/testkit/src/fresh-page.ts',
            'apps/web/src/testing/no-owner-stacks.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: tests(
            'ts',
            'packages/db',
            'packages/data-api',
            'packages/server',
            'packages/testkit',
            'apps/host',
            'bench',
          ),
          globalSetup: ['packages/testkit/src/vitest-global-setup.ts'],
        },
      },
    ],
  },
});
