import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';
const { webServer: _none, ...rest } = config;
export default defineConfig({ ...rest, testMatch: process.env['WALK'] ?? '**/*.walk.ts', use: { ...rest.use, baseURL: 'http://localhost:4712', trace: 'off' } });
