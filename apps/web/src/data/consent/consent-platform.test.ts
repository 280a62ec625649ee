import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consentNow, type ConsentPlatform, whenConsented } from './consent-platform.ts';

type Statement = { model: unknown; categories: unknown; closed: boolean };
const platform = (stated: Statement): ConsentPlatform => ({
  model: () => stated.model,
  categories: () => stated.categories,
  isNoticeClosed: () => stated.closed,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('where consent comes first', () => {
  it('nothing goes on until categories are known and the notice is closed, looked at every 500 ms', () => {
    const stated: Statement = { model: 'opt-in', categories: undefined, closed: false };
    const go = vi.fn();
    whenConsented(platform(stated), go, vi.fn());
    vi.advanceTimersByTime(5_000);
    stated.categories = { measurement: true };
    vi.advanceTimersByTime(1_000);
    expect(go).not.toHaveBeenCalled();
    stated.closed = true;
    vi.advanceTimersByTime(499);
    expect(go).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(go).toHaveBeenCalledExactlyOnceWith({ mode: 'opt-in', categories: { measurement: true } });
    vi.advanceTimersByTime(5_000);
    expect(go).toHaveBeenCalledTimes(1);
  });

  it('is no longer waited for once the page is left', () => {
    const stated: Statement = { model: 'implied consent', categories: undefined, closed: true };
    const go = vi.fn();
    const stop = whenConsented(platform(stated), go, vi.fn());
    stop();
    stated.categories = {};
    vi.advanceTimersByTime(5_000);
    expect(go).not.toHaveBeenCalled();
  });
});

it('where people may object, nothing is waited for', () => {
  const go = vi.fn();
  whenConsented(platform({ model: 'opt-out', categories: undefined, closed: false }), go, vi.fn());
  expect(go).toHaveBeenCalledExactlyOnceWith({ mode: 'opt-out', categories: {} });
});

it.each([
  ['a model that is no string', { model: 7, categories: {}, closed: true }],
  ['categories that are no object', { model: 'opt-in', categories: 'all', closed: true }],
  ['a category that is no boolean', { model: 'opt-out', categories: { measurement: 1 }, closed: true }],
])('%s is an error that says [Validation], and nothing goes on', (_what, stated) => {
  const [go, failed] = [vi.fn(), vi.fn()];
  whenConsented(platform(stated), go, failed);
  expect(go).not.toHaveBeenCalled();
  expect(String(failed.mock.calls[0]?.[0])).toContain('[Validation]');
  expect(() => consentNow(platform(stated))).toThrow(/^\[Validation\]/);
});
