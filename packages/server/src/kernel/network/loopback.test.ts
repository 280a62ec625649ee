import { describe, expect, test } from 'vitest';
import { readConfig } from '../settings/env.ts';
import { isLoopbackHost, isOpenToOthers } from './loopback.ts';

describe('this machine', () => {
  test.each(['127.0.0.1', '127.8.9.1', '::1', '[::1]', 'localhost', 'LOCALHOST', 'ca.localhost', '::ffff:127.0.0.1'])(
    'is %s',
    (host) => expect(isLoopbackHost(host)).toBe(true),
  );

  test.each([
    '0.0.0.0',
    '::',
    '',
    '10.0.0.1',
    '::ffff:10.0.0.1',
    'localhost.example',
    '127.0.0.1.example',
    'rv.example',
  ])('is not %s', (host) => expect(isLoopbackHost(host)).toBe(false));
});

describe('a platform', () => {
  test('is for this machine alone unless it is opened', () => {
    expect(isOpenToOthers(readConfig({}))).toBe(false);
    expect(isOpenToOthers(readConfig({ US_HOST: 'us.localhost:3000', CA_HOST: 'ca.localhost:3000' }))).toBe(false);
  });

  test.each([
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: 'rv.example' },
    { PUBLIC_URL: 'https://rv.example' },
    { US_HOST: 'rv.example', CA_HOST: 'rv-ca.example' },
    { TRUSTED_PROXIES: '127.0.0.1' },
  ])('is open to others with %o', (env) => expect(isOpenToOthers(readConfig(env))).toBe(true));
});
