import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '../scripts/find-chromium.ts';
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  outputDir: '/tmp/queue-results',
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: 'http://localhost:4177',
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
  },
});
