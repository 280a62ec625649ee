// Everything that must hold: the checks, the unit and database tests, the journeys in a real browser. `--changed [commit]`
// leaves out what a change since that commit (HEAD unless named) cannot reach.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { changedFiles, reachOf, type Reach } from './changed-reach.ts';
import { runChecks } from './check.ts';
import { failedFiles, failures, journeysThatWere, errorsBeside } from './failed-tests.ts';
import { findChromium } from './find-chromium.ts';
import { report, runStep } from './run-step.ts';
import { sampleSeed } from './sample-seed.ts';
import { beginProduct, type StartingProduct } from './start-product.ts';
import { journeySettings } from '../e2e/support/journey-settings.ts';
import {
  type JourneysReport,
  slowest,
  type TimedTest,
  timesOfJourneys,
  timesOfVitest,
  type VitestReport,
} from './slowest-tests.ts';

type Counts = {
  readonly passed: number;
  readonly failed: number;
  readonly times?: readonly TimedTest[];
  /** What failed among all others and passed when it ran again alone: to be made steady, and said until it is. */
  readonly unsteady?: readonly string[];
  /** What failed, again at the end: a log of many minutes is cut in its middle. */
  readonly broken?: readonly string[];
};

// Two runs in one checkout share nothing that either writes.
const folder = mkdtempSync(join(tmpdir(), 'roadworthy-test-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

async function vitestOnce(name: string, selection: readonly string[]) {
  const file = join(folder, 'vitest.json');
  rmSync(file, { force: true });
  const args = [
    'run',
    '--reporter=./scripts/report-tests.ts',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...selection,
  ];
  const result = await runStep({ name, command: 'vitest', args }, { live: true });
  const results = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as VitestReport) : undefined;
  const failed = results === undefined ? '' : failures(results, process.cwd());
  report({ ...result, output: failed });
  return { ok: result.ok, failed, ...(results && { results }) };
}

/** What fails runs a second time without company: a busy machine is told from a broken rule, and neither is kept quiet. */
async function runVitest(name: string, ...selection: string[]): Promise<Counts> {
  const { ok, failed, results } = await vitestOnce(name, selection);
  if (results === undefined) return { passed: 0, failed: 1 };
  const times = timesOfVitest(results, process.cwd());
  if (ok) return { passed: results.numPassedTests, failed: 0, times };
  const again = await vitestOnce(`${name} that failed, alone`, ['--maxWorkers=1', ...failedFiles(results)]);
  if (again.ok) {
    const unsteady = [failed === '' ? `${name}: an error outside of the tests` : failed];
    return { passed: results.numPassedTests + results.numFailedTests, failed: 0, times, unsteady };
  }
  const stillFailed = Math.max(1, again.results?.numFailedTests ?? 1);
  return { passed: results.numPassedTests, failed: stillFailed, times, broken: [again.failed || name] };
}

async function runJourneys(product: StartingProduct): Promise<Counts> {
  const file = join(folder, 'journeys.json');
  const args = ['test', '--config', 'e2e/playwright.config.ts'];
  try {
    await product.ready();
    const seed = sampleSeed();
    const env = {
      JOURNEYS_STARTED: '1',
      JOURNEYS_PORT: product.port,
      JOURNEYS_DATA_DIR: product.dataDir,
      JOURNEYS_REPORT: file,
      SAMPLE_SEED: seed,
      CHROME_PATH: findChromium(),
    };
    const name = `journeys in a browser, sampled by SAMPLE_SEED=${seed}`;
    const result = await runStep({ name, command: 'playwright', args }, { env, live: true });
    report({ ...result, output: '' });
    const results = JSON.parse(readFileSync(file, 'utf8')) as JourneysReport;
    const { expected, flaky, unexpected } = results.stats;
    return {
      passed: expected + flaky,
      failed: Math.max(unexpected, result.ok ? 0 : 1),
      times: timesOfJourneys(results),
      unsteady: journeysThatWere('flaky', results),
      broken: [...journeysThatWere('unexpected', results), ...errorsBeside(results)],
    };
  } catch (error) {
    console.log(`FAILED  journeys in a browser: ${error instanceof Error ? error.message : String(error)}`);
    return { passed: 0, failed: 1 };
  } finally {
    await product.stop();
  }
}

async function* runs({ vitest, journeys }: Reach, since: string): AsyncGenerator<Counts> {
  yield await runChecks();
  // The checks have built its pages; its demo is loaded while other tests run.
  const product = journeys ? await beginProduct(journeySettings) : null;
  if (vitest === 'all') yield await runVitest('unit and database tests');
  if (vitest === 'database') {
    const pure = ['--project', 'pure', '--project', 'screens'];
    yield await runVitest('unit tests of what changed', ...pure, `--changed=${since}`, '--passWithNoTests');
    yield await runVitest('database tests', '--project', 'database');
  }
  if (vitest === 'importers') {
    yield await runVitest('unit and database tests of what changed', `--changed=${since}`, '--passWithNoTests');
  }
  if (product !== null) yield await runJourneys(product);
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { changed: { type: 'boolean' } } });
const since = positionals[0] ?? 'HEAD';
const startedAt = Date.now();
const counts: Counts[] = [];
const reach: Reach = values.changed ? reachOf(changedFiles(since)) : { vitest: 'all', journeys: true };
for await (const one of runs(reach, since)) counts.push(one);
const passed = counts.reduce((sum, one) => sum + one.passed, 0);
const failed = counts.reduce((sum, one) => sum + one.failed, 0);
console.log(`\nThe slowest tests:\n${slowest(counts.flatMap(({ times = [] }) => times))}`);
const unsteady = counts.flatMap((one) => one.unsteady ?? []);
if (unsteady.length > 0) console.log(`\nPassed only when run again:\n${unsteady.join('\n')}`);
const broken = counts.flatMap((one) => one.broken ?? []);
if (broken.length > 0) console.log(`\nFailed:\n${broken.join('\n')}`);
console.log(`\nin ${((Date.now() - startedAt) / 1000).toFixed(0)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
