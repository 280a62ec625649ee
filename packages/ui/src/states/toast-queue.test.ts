import { describe, expect, test, vi } from 'vitest';
import { asksForUndo } from './asks-for-undo.ts';
import { createToastQueue } from './toast-queue.ts';

const messages = (queue: ReturnType<typeof createToastQueue>) => queue.read().map(({ message }) => message);

describe('the toasts', () => {
  test('stand in the order in which they came, three at most', () => {
    const queue = createToastQueue();
    for (const message of ['one', 'two', 'three', 'four']) queue.show({ message });
    expect(messages(queue)).toEqual(['two', 'three', 'four']);
  });

  test('leave one by one, also when two say the same', () => {
    const queue = createToastQueue();
    queue.show({ message: 'Note archived' });
    queue.show({ message: 'Note archived' });
    queue.close(queue.read()[0]?.key ?? 0);
    expect(messages(queue)).toEqual(['Note archived']);
  });

  test('tell their listeners, until these leave', () => {
    const queue = createToastQueue();
    const listener = vi.fn();
    const leave = queue.subscribe(listener);
    queue.show({ message: 'one' });
    queue.close(99);
    leave();
    queue.show({ message: 'two' });
    expect(listener).toHaveBeenCalledOnce();
  });
});

describe('undo', () => {
  test('runs once and takes its toast away first', () => {
    const queue = createToastQueue();
    const seen: number[] = [];
    const undo = vi.fn(() => void seen.push(queue.read().length));
    queue.show({ message: 'Archived', undo });
    const key = queue.newestUndo() ?? 0;
    queue.undo(key);
    queue.undo(key);
    expect(undo).toHaveBeenCalledOnce();
    expect(seen).toEqual([0]);
  });

  test('takes the newest toast that has a way back', () => {
    const queue = createToastQueue();
    queue.show({ message: 'first', undo: () => undefined });
    queue.show({ message: 'second', undo: () => undefined });
    queue.show({ message: 'third' });
    const key = queue.newestUndo();
    expect(queue.read().find((toast) => toast.key === key)?.message).toBe('second');
  });

  test('has nothing to take back when no toast offers it', () => {
    const queue = createToastQueue();
    queue.show({ message: 'Saved' });
    expect(queue.newestUndo()).toBeNull();
  });
});

describe('the undo keys', () => {
  const press = { key: 'z', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, defaultPrevented: false };

  test.each([
    ['Ctrl+Z', { ctrlKey: true }, true],
    ['⌘Z', { metaKey: true }, true],
    ['Ctrl+Z with caps lock', { ctrlKey: true, key: 'Z' }, true],
    ['Z alone', {}, false],
    ['Ctrl+Shift+Z, which redoes', { ctrlKey: true, shiftKey: true }, false],
    ['Ctrl+Alt+Z', { ctrlKey: true, altKey: true }, false],
    ['Ctrl+Y', { ctrlKey: true, key: 'y' }, false],
    ['a press that something else took', { ctrlKey: true, defaultPrevented: true }, false],
  ])('%s: %j asks: %s', (_name, keys, asks) => {
    expect(asksForUndo({ ...press, ...keys }, false)).toBe(asks);
  });

  test('belong to the field while something is typed', () => {
    expect(asksForUndo({ ...press, ctrlKey: true }, true)).toBe(false);
  });
});
