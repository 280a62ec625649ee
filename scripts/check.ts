// Every check that needs no running product: formatting, types, lint, directions, unused code, generated files, languages, migrations, dependencies, weights of pages.
import { pathToFileURL } from 'node:url';
import { report, runStep, type Step } from './run-step.ts';

const node = (...args: string[]) => ({ command: process.execPath, args });
/** Two checks run at once, each on a core: a compiler that shares its work among four checkers does a third of it twice. */
const tsc = (project: string) => ({ command: 'tsc', args: ['-p', project, '--checkers', '1'] });
const sources = [
  'apps/host/src',
  'apps/web/src',
  ...['core', 'data-api', 'db', 'providers', 'server', 'testkit', 'ui'].map((name) => `packages/${name}/src`),
];

/**
 * What takes long begins, so that both cores have something to do until the end; before the pages are built, what reads
 * the types that a build writes.
 */
const steps: readonly Step[] = [
  { name: 'types of the pages', ...tsc('apps/web') },
  { name: 'lint', command: 'oxlint', args: ['--type-aware', '--quiet'] },
  { name: 'types', ...tsc('.') },
  { name: 'weights of pages', ...node('scripts/check-page-weights.ts') },
  { name: 'types of the journeys', ...tsc('e2e') },
  { name: 'generated files', ...node('scripts/generate.ts', '--check') },
  { name: 'directions and cycles', command: 'depcruise', args: ['--config', '.dependency-cruiser.mjs', ...sources] },
  { name: 'unused code', command: 'knip', args: [] },
  { name: 'no open text is looked up in a plain object', ...node('scripts/check-lookups.ts') },
  { name: 'types of core, which knows no platform', ...tsc('packages/core') },
  { name: 'types of the design system', ...tsc('packages/ui') },
  { name: 'migrations widen before they narrow', ...node('scripts/check-migrations.ts') },
  { name: 'formatting', command: 'oxfmt', args: ['--check', '.'] },
  { name: 'every language says everything', ...node('scripts/check-messages.ts') },
  { name: 'licences and advisories of dependencies', ...node('scripts/check-dependencies.ts') },
];

/** Runs the checks, two at a time, and answers how many passed and failed. */
export async function runChecks(): Promise<{ passed: number; failed: number }> {
  const counts = { passed: 0, failed: 0 };
  const queue = [...steps];
  const work = async (): Promise<void> => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      // Compilers that live for seconds collect their garbage seldom.
      const result = await runStep(step, { env: { GOGC: process.env['GOGC'] ?? '400' } });
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
