import { describe, expect, test, vi } from 'vitest';
import { createProblemQueue, isHiddenProblem } from './problem-queue.ts';

function queueAt(start = Date.UTC(2026, 5, 15)) {
  let tick = 0;
  return createProblemQueue(() => new Date(start + 1000 * tick++));
}
const shown = (queue: ReturnType<typeof queueAt>) => queue.read().shown?.message ?? null;
const recent = (queue: ReturnType<typeof queueAt>) => queue.read().recent.map(({ message }) => message);
const closeShown = (queue: ReturnType<typeof queueAt>) => queue.close(queue.read().shown?.key ?? -1);

describe('the banner', () => {
  test('shows one problem at a time, in the order in which they came', () => {
    const queue = queueAt();
    queue.push('first');
    queue.push('second');
    expect(shown(queue)).toBe('first');
    closeShown(queue);
    expect(shown(queue)).toBe('second');
    closeShown(queue);
    expect(shown(queue)).toBeNull();
  });

  test('says the same thing once while it stands or waits', () => {
    const queue = queueAt();
    for (const message of ['down', 'other', 'down', 'other']) queue.push(message);
    closeShown(queue);
    closeShown(queue);
    expect(shown(queue)).toBeNull();
  });

  test('says it again after it was closed', () => {
    const queue = queueAt();
    queue.push('down');
    closeShown(queue);
    queue.push('down');
    expect(shown(queue)).toBe('down');
    expect(recent(queue)).toEqual(['down', 'down']);
  });

  test('lets the newest five wait behind the one on screen', () => {
    const queue = queueAt();
    for (let n = 1; n <= 9; n += 1) queue.push(`problem ${n}`);
    const seen: (string | null)[] = [];
    for (let n = 0; n < 7; n += 1) {
      seen.push(shown(queue));
      closeShown(queue);
    }
    expect(seen).toEqual(['problem 1', 'problem 5', 'problem 6', 'problem 7', 'problem 8', 'problem 9', null]);
  });

  test.each(['', '   '])('says "Error..." for a message of %j', (message) => {
    const queue = queueAt();
    queue.push(message);
    expect(shown(queue)).toBe('Error...');
  });
});

describe('a hidden phrase', () => {
  test.each([
    'The body is not a valid json',
    'Not a valid JSON value',
    'calling the webhook failed',
    "field 'x' not found in type: 'quotes'",
    'expected a field of query_root',
  ])('keeps %j out of banner and history', (message) => {
    const queue = queueAt();
    queue.push(message);
    expect(queue.read()).toEqual({ shown: null, recent: [] });
  });

  test.each(['The web hook is bent', 'No such quote found', 'root query', 'This is no valid JSON'])(
    'is not %j',
    (message) => {
      expect(isHiddenProblem(message)).toBe(false);
    },
  );
});

describe('the recent problems', () => {
  test('are the last twenty, newest first, with their times, and stay when a banner goes', () => {
    const queue = queueAt();
    for (let n = 1; n <= 25; n += 1) {
      queue.push(`problem ${n}`);
      closeShown(queue);
    }
    expect(recent(queue)).toHaveLength(20);
    expect(recent(queue)[0]).toBe('problem 25');
    expect(recent(queue)[19]).toBe('problem 6');
    expect(queue.read().recent[0]?.at).toEqual(new Date(Date.UTC(2026, 5, 15, 0, 0, 24)));
  });

  test('carry the newest time of a problem that came again while it stood', () => {
    const queue = queueAt();
    queue.push('down');
    queue.push('down');
    expect(queue.read().recent.map(({ at }) => at.getUTCSeconds())).toEqual([1]);
  });
});

test('listeners hear of every change until they leave', () => {
  const queue = queueAt();
  const listener = vi.fn();
  const leave = queue.subscribe(listener);
  queue.push('one');
  queue.close(99);
  closeShown(queue);
  leave();
  queue.push('two');
  expect(listener).toHaveBeenCalledTimes(2);
});
