import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

// Not a sample: in every language, on two screens and in both themes.
process.env['EXHAUSTIVE'] = '1';

/** Every page in every language, on two screens and in both themes: an hour's work, of which `npm test` takes a sample. */
export default defineConfig({
  ...journeys,
  testMatch: '**/*.cross.ts',
  timeout: 3_600_000,
  reporter: [['list', { printSteps: true }]],
});
