// Every check that needs no running product: formatting, types, lint, directions, unused code, generated files, languages, dependencies, weights of pages.
import { pathToFileURL } from 'node:url';
import { report, runStep, type Step } from './run-step.ts';

const node = (...args: string[]) => ({ command: process.execPath, args });
const sources = [
  'apps/host/src',
  'apps/web/src',
  ...['core', 'data-api', 'db', 'providers', 'server', 'testkit', 'ui'].map((name) => `packages/${name}/src`),
];

const steps: readonly Step[] = [
  { name: 'formatting', command: 'oxfmt', args: ['--check', '.'] },
  { name: 'types', command: 'tsc', args: ['-p', '.'] },
  { name: 'types of core, which knows no platform', command: 'tsc', args: ['-p', 'packages/core'] },
  { name: 'types of the design system', command: 'tsc', args: ['-p', 'packages/ui'] },
  { name: 'types of the pages', command: 'tsc', args: ['-p', 'apps/web'] },
  { name: 'types of the journeys', command: 'tsc', args: ['-p', 'e2e'] },
  { name: 'lint', command: 'oxlint', args: ['--type-aware', '--quiet'] },
  { name: 'no open text is looked up in a plain object', ...node('scripts/check-lookups.ts') },
  { name: 'directions and cycles', command: 'depcruise', args: ['--config', '.dependency-cruiser.mjs', ...sources] },
  { name: 'unused code', command: 'knip', args: [] },
  { name: 'generated files', ...node('scripts/generate.ts', '--check') },
  { name: 'every language says everything', ...node('scripts/check-messages.ts') },
  { name: 'licences and advisories of dependencies', ...node('scripts/check-dependencies.ts') },
  { name: 'weights of pages', ...node('scripts/check-page-weights.ts') },
];

/** Runs the checks, two at a time, and answers how many passed and failed. */
export async function runChecks(): Promise<{ passed: number; failed: number }> {
  const counts = { passed: 0, failed: 0 };
  const queue = [...steps];
  const work = async (): Promise<void> => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      const result = await runStep(step);
      report(result);
      counts[result.ok ? 'passed' : 'failed'] += 1;
    }
  };
  await Promise.all([work(), work()]);
  return counts;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { passed, failed } = await runChecks();
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
