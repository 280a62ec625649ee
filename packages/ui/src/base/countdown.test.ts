import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startCountdown } from './countdown.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

test('ends after its time', () => {
  const end = vi.fn();
  startCountdown(4000, end);
  vi.advanceTimersByTime(3999);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledOnce();
});

test('stands still while something holds it, and keeps what was left', () => {
  const end = vi.fn();
  const countdown = startCountdown(4000, end);
  vi.advanceTimersByTime(3000);
  countdown.hold('pointer');
  vi.advanceTimersByTime(60_000);
  expect(end).not.toHaveBeenCalled();
  countdown.release('pointer');
  vi.advanceTimersByTime(999);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledOnce();
});

test('runs again only when every reason is released', () => {
  const end = vi.fn();
  const countdown = startCountdown(4000, end);
  countdown.hold('pointer');
  countdown.hold('focus');
  countdown.release('pointer');
  vi.advanceTimersByTime(10_000);
  expect(end).not.toHaveBeenCalled();
  countdown.release('focus');
  vi.advanceTimersByTime(4000);
  expect(end).toHaveBeenCalledOnce();
});

test('ignores the release of what never held it', () => {
  const end = vi.fn();
  startCountdown(1000, end).release('pointer');
  vi.advanceTimersByTime(5000);
  expect(end).toHaveBeenCalledOnce();
});

test('never ends once stopped', () => {
  const end = vi.fn();
  startCountdown(1000, end).stop();
  vi.advanceTimersByTime(5000);
  expect(end).not.toHaveBeenCalled();
});
