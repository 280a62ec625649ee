import { defineConfig } from 'vitest/config';

const tests = (...folders: string[]) =>
  folders.flatMap((folder) => [`${folder}/**/*.test.ts`, `${folder}/**/*.test.tsx`]);

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 15_000,
    hookTimeout: 30_000,
    setupFiles: ['packages/testkit/src/fail-on-console-error.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: tests('packages/core', 'packages/providers', 'packages/ui', 'apps/web', 'scripts'),
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: tests(
            'packages/db',
            'packages/data-api',
            'packages/server',
            'packages/testkit',
            'apps/host',
            'bench',
          ),
          globalSetup: ['packages/db/src/vitest-global-setup.ts'],
        },
      },
    ],
  },
});
