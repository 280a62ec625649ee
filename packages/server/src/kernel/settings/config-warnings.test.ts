import { expect, test } from 'vitest';
import { configWarnings } from './config-warnings.ts';
import { readConfig } from './env.ts';

const https = { PUBLIC_URL: 'https://rv.example' };

test('production behind https that trusts no proxy is warned of', () => {
  expect(configWarnings(readConfig(https))).toEqual([expect.stringContaining('TRUSTED_PROXIES')]);
});

test.each([
  { ...https, TRUSTED_PROXIES: '10.0.0.2' },
  { ...https, NODE_ENV: 'development' },
  { PUBLIC_URL: 'http://rv.example' },
  {},
])('%j is not', (env) => {
  expect(configWarnings(readConfig(env))).toEqual([]);
});
