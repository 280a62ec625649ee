import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '../scripts/find-chromium.ts';
import { sampleSeed } from '../scripts/sample-seed.ts';
import { freePort } from '@roadworthy/db/launcher/free-port.ts';
import { isAlive, processMark } from '@roadworthy/db/launcher/process-mark.ts';
import { journeySettings } from './support/journey-settings.ts';

// Chosen once by the main process; the workers that Playwright forks inherit them.
const port = (process.env['JOURNEYS_PORT'] ??= String(await freePort()));
const dataDir = (process.env['JOURNEYS_DATA_DIR'] ??= ownDataDir());
process.env['SAMPLE_SEED'] ??= sampleSeed();
const browser = (process.env['CHROME_PATH'] ??= findChromium());
const report = process.env['JOURNEYS_REPORT'];
// Each run has a folder of its own in it, so that two at once leave each other's traces alone; older runs' go.
const results = join(import.meta.dirname, '..', 'test-results');
const ownResults = (process.env['JOURNEYS_RESULTS'] ??= ownFolder());

function ownDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'roadworthy-journeys-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function ownFolder(): string {
  for (const name of existsSync(results) ? readdirSync(results) : []) {
    if (!isAlive(name)) rmSync(join(results, name), { recursive: true, force: true });
  }
  return join(results, processMark(process.pid) ?? String(process.pid));
}
const baseURL = `http://localhost:${port}`;

// Whoever asks about consent first is answered; the journey about it begins without an answer.
const answered = ['localhost', 'us.localhost', 'ca.localhost'].map((domain) => ({
  name: 'consent',
  value: '2026-11.',
  domain,
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
}));

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  outputDir: ownResults,
  // Two journeys at once use one product: what one counts in a list is its own, by a name or an organization.
  fullyParallel: false,
  workers: Number(process.env['JOURNEY_WORKERS'] ?? 2),
  // A journey that passes when it is made again is named in the last lines of `npm test`.
  retries: report ? 1 : 0,
  // What takes as long hangs, also on a machine that does much else.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: report ? [['../scripts/report-journeys.ts'], ['json', { outputFile: report }]] : 'list',
  use: {
    baseURL,
    // A click that something lies over says so, rather than to wait for the journey's end.
    actionTimeout: 30_000,
    launchOptions: { executablePath: browser, args: chromiumFlags },
    storageState: { cookies: answered, origins: [] },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // A trace of everything takes as long again as what it traces; in a full run what failed is made again.
    trace: report ? 'on-first-retry' : 'retain-on-failure',
  },
  webServer: {
    // The shell gives way to it, so that its parent is Playwright.
    command: `exec node --import ./support/end-with-parent.ts ../apps/host/src/main.ts --port ${port}`,
    cwd: import.meta.dirname,
    url: `${baseURL}/readyz`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: { DATA_DIR: dataDir, PUBLIC_URL: baseURL, LOG_LEVEL: 'warn', DEMO: 'true', ...journeySettings(port) },
    // `npm test` starts it while it does something else.
    reuseExistingServer: process.env['JOURNEYS_STARTED'] === '1',
  },
});
