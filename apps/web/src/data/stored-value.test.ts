import { describe, expect, it, vi } from 'vitest';
import { type KeyValueStore, safeStore } from './browser-storage.ts';
import { createObservable, storedText } from './stored-value.ts';

const refusing: KeyValueStore = safeStore(() => {
  throw new Error('storage is closed');
});

describe('a stored text', () => {
  it('is kept, read and forgotten under its key', () => {
    const stored = new Map<string, string>();
    const text = storedText(
      {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
      },
      'k',
    );
    expect(text.read()).toBeNull();
    text.write('v');
    text.write('');
    expect([text.read(), stored.get('k')]).toEqual(['v', 'v']);
    text.forget();
    expect(text.read()).toBeNull();
  });

  it('is none where storage throws, and writing it does nothing', () => {
    const text = storedText(refusing, 'k');
    text.write('v');
    text.forget();
    expect(text.read()).toBeNull();
  });
});

describe('an observable value', () => {
  it('tells of a change, once for each listener, and of nothing when the value is the same', () => {
    const value = createObservable('a');
    const received = vi.fn();
    const leave = value.subscribe(received);
    value.change('b');
    value.change('b');
    leave();
    value.change('c');
    expect(received).toHaveBeenCalledOnce();
    expect([value.read(), value.readOnServer()]).toEqual(['c', 'a']);
  });
});
