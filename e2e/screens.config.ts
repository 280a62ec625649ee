import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Not journeys: they take a picture of every page, into .screens. */
export default defineConfig({ ...journeys, testMatch: '**/*.pictures.ts', timeout: 600_000 });
