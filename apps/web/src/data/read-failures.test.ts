import { expect, it, vi } from 'vitest';
import { createReadFailures } from './read-failures.ts';

it('a read that keeps failing in the same words is told of once, until it succeeds', () => {
  const tell = vi.fn();
  const failures = createReadFailures(tell);
  const [one, other] = [{}, {}];
  failures.onError(new Error('down'), one);
  failures.onError(new Error('down'), one);
  expect(tell).toHaveBeenCalledTimes(1);
  failures.onError(new Error('down'), other);
  failures.onError(new Error('gone'), one);
  expect(tell).toHaveBeenCalledTimes(3);
  failures.onSuccess(null, one);
  failures.onError(new Error('gone'), one);
  expect(tell).toHaveBeenCalledTimes(4);
});
