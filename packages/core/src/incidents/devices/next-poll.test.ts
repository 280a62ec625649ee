import { expect, test } from 'vitest';
import { decideNextPoll, decideNextRound, pollMinutes } from './next-poll.ts';

const now = new Date('2026-06-15T12:00:00Z');
const fresh = { failures: 0, refusals: 0 };
const minutesUntil = ({ next }: { readonly next: Date }) => (next.getTime() - now.getTime()) / 60_000;

test('a device that answered is asked after again at the pace of its provider, and forgets what was', () => {
  const next = decideNextPoll('bouncie', 'answered', { failures: 4, refusals: 2 }, now);
  expect(next).toMatchObject({ failures: 0, refusals: 0, isOver: false });
  expect(minutesUntil(next)).toBe(5);
});

test('the pace of Smartcar stays below 500 requests of a vehicle in a month', () => {
  expect((31 * 24 * 60) / pollMinutes.smartcar).toBeLessThan(500);
});

test('one that does not answer is waited for twice as long each time, and a day at most', () => {
  const waits = [0, 1, 2, 20].map((failures) =>
    minutesUntil(decideNextPoll('bouncie', 'unreached', { failures, refusals: 0 }, now)),
  );
  expect(waits).toEqual([10, 20, 40, 1_440]);
  expect(minutesUntil(decideNextPoll('tesla', 'unreached', { failures: 9, refusals: 0 }, now))).toBe(1_440);
});

test('one that is refused is asked after twice more, six hours apart, and then no more', () => {
  const first = decideNextPoll('smartcar', 'refused', fresh, now);
  const second = decideNextPoll('smartcar', 'refused', first, now);
  const third = decideNextPoll('smartcar', 'refused', second, now);
  expect([first, second, third].map(({ isOver }) => isOver)).toEqual([false, false, true]);
  expect(minutesUntil(first)).toBe(360);
});

test('a provider is asked again no earlier than it wants, and later each time', () => {
  const wait = (failures: number, after: number | null) =>
    minutesUntil({ next: decideNextRound(failures, after, now) });
  expect([wait(1, null), wait(2, null), wait(4, null), wait(50, null)]).toEqual([5, 10, 40, 320]);
  expect([wait(1, 30), wait(1, 3_600), wait(1, 10 ** 9)]).toEqual([5, 60, 1_440]);
});
