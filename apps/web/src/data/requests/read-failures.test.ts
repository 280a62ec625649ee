import { expect, it, vi } from 'vitest';
import { createReadFailures } from './read-failures.ts';

it('a read that keeps failing in the same words is told of once, until it succeeds', () => {
  const notify = vi.fn();
  const failures = createReadFailures(notify);
  const [one, other] = [{}, {}];
  failures.onError(new Error('down'), one);
  failures.onError(new Error('down'), one);
  expect(notify).toHaveBeenCalledTimes(1);
  failures.onError(new Error('down'), other);
  failures.onError(new Error('gone'), one);
  expect(notify).toHaveBeenCalledTimes(3);
  failures.onSuccess(null, one);
  failures.onError(new Error('gone'), one);
  expect(notify).toHaveBeenCalledTimes(4);
});
