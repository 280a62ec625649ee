// Everything that must hold: the checks, the unit and database tests, the journeys in a real browser.
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChecks } from './check.ts';
import { report, runStep } from './run-step.ts';

type Counts = { readonly passed: number; readonly failed: number };

async function runVitest(): Promise<Counts> {
  const file = join(tmpdir(), `roadworthy-vitest-${process.pid}.json`);
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const result = await runStep({ name: 'unit and database tests', command: 'vitest', args });
  report(result);
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(file, 'utf8'));
    const failed = Math.max(numFailedTests, result.ok ? 0 : Math.max(1, numFailedTestSuites));
    return { passed: numPassedTests, failed };
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(file, { force: true });
  }
}

async function runJourneys(): Promise<Counts> {
  const file = join(tmpdir(), `roadworthy-journeys-${process.pid}.json`);
  const step = {
    name: 'journeys in a browser',
    command: 'playwright',
    args: ['test', '--config', 'e2e/playwright.config.ts'],
  };
  const result = await runStep(step, { env: { JOURNEYS_REPORT: file } });
  report(result);
  try {
    const { stats } = JSON.parse(readFileSync(file, 'utf8'));
    return { passed: stats.expected + stats.flaky, failed: Math.max(stats.unexpected, result.ok ? 0 : 1) };
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(file, { force: true });
  }
}

const startedAt = Date.now();
const counts = [await runChecks(), await runVitest(), await runJourneys()];
const passed = counts.reduce((sum, one) => sum + one.passed, 0);
const failed = counts.reduce((sum, one) => sum + one.failed, 0);
console.log(`\nin ${((Date.now() - startedAt) / 1000).toFixed(0)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
