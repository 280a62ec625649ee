import { expect, test } from 'vitest';
import { readStartOptions } from './start-options.ts';

test('everything starts in one go unless told otherwise', () => {
  expect(readStartOptions([])).toEqual({ only: 'all', dev: false, port: undefined });
  expect(readStartOptions(['--only', 'worker', '--dev', '--port', '4000'])).toEqual({
    only: 'worker',
    dev: true,
    port: '4000',
  });
});

test.each([['--only', 'database'], ['--fast'], ['start']])('%s %s is refused', (...args) => {
  expect(() => readStartOptions(args.filter((arg) => typeof arg === 'string'))).toThrow();
});
