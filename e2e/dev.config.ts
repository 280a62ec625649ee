import base from './playwright.config.ts';
const { webServer: _, ...rest } = base;
export default { ...rest, use: { ...base.use, actionTimeout: 8_000, baseURL: process.env['JOURNEYS_URL'] ?? 'http://localhost:4170' } };
