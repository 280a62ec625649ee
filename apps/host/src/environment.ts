import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the whole checkout. */
export const repository = join(import.meta.dirname, '..', '..', '..');

// This module is imported first: libraries choose their production or development build while they load.
const file = join(repository, '.env');
if (existsSync(file)) process.loadEnvFile(file);
const mode = process.argv.includes('--dev') ? 'development' : 'production';
Object.assign(process.env, {
  NODE_ENV: process.env['NODE_ENV'] ?? mode,
  NEXT_TELEMETRY_DISABLED: '1',
  // Rejections that nobody handles are ours to log.
  NEXT_UNHANDLED_REJECTION_FILTER: 'disabled',
});
