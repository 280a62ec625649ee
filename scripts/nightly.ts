// What is exhaustive and takes hours, with fixed amounts: `npm test` takes a sample of each, chosen by a printed seed.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { findChromium } from './find-chromium.ts';
import { report, runStep, type Step } from './run-step.ts';

/** How much of each; a test that reads one of these says there what it is without it. */
const amounts = {
  EXHAUSTIVE: '1',
  KILLS: 'every',
  CHARGES: '120',
  RANDOM_EDITS: '1000',
  POLICIES: '300',
  CONTRACTS: '500',
  CLAIMS: '200',
  DECADE_DAYS: '3653',
  RANDOM_DOCUMENTS: '10000',
  RANDOM_PATTERNS: '5000',
  RANDOM_DECLARATIONS: '100',
  HOSTILE_REQUESTS: '200000',
  HOSTILE_ARGUMENTS: '100000',
  SAMPLE_SEED: process.env['SAMPLE_SEED'] ?? String(randomInt(2 ** 31)),
};

const vitest = (...files: string[]): Pick<Step, 'command' | 'args'> => ({
  command: 'vitest',
  args: ['run', '--testTimeout=3600000', '--hookTimeout=600000', ...files],
});
const playwright = (config: string): Pick<Step, 'command' | 'args'> => ({
  command: 'playwright',
  args: ['test', '--config', `e2e/${config}`],
});

const steps: readonly Step[] = [
  { name: 'kills at every statement', ...vitest('kills.test', 'crash.test') },
  {
    name: 'random lives, documents and edits',
    ...vitest('random', 'simulated-year', 'pattern-form', 'declarations-pdf'),
  },
  { name: 'long properties', ...vitest('--project', 'pure') },
  { name: 'every operation by every role in every status', ...vitest('lifecycle.test', 'contracts.test') },
  { name: 'texts that nobody means, at every place', ...vitest('unfit-text') },
  { name: 'starts, ends and a soak of the product', ...vitest('apps/host/src/main.test', 'soak.test') },
  { name: 'hostile requests', ...vitest('raw-http', 'hostile-arguments') },
  { name: 'journeys of every class and line', ...playwright('playwright.config.ts') },
  { name: 'every page in every language and theme', ...playwright('cross.config.ts') },
  { name: 'a picture of every page', ...playwright('screens.config.ts') },
];

const { positionals } = parseArgs({ allowPositionals: true });
const chosen = steps.filter(({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)));
console.log(
  Object.entries(amounts)
    .map(([name, value]) => `${name}=${value}`)
    .join(' '),
);
let failed = 0;
for (const step of chosen) {
  const result = await runStep(step, { live: true, env: { ...amounts, CHROME_PATH: findChromium() } });
  report(result);
  failed += result.ok ? 0 : 1;
}
console.log(`${chosen.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
