import { describe, expect, it } from 'vitest';
import type { KeyValueStore } from '../../../data/browser-storage.ts';
import { draftsOf } from './drafts.ts';

function memory(): KeyValueStore & { stored: Map<string, string> } {
  const stored = new Map<string, string>();
  return {
    stored,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
}

describe('a draft', () => {
  it('is read back as it was kept', () => {
    const store = memory();
    draftsOf(store, 'q1', 'you').keep({ first_name: 'Ada' });
    expect(draftsOf(store, 'q1', 'you').read()).toEqual({ first_name: 'Ada' });
  });

  it('belongs to one step of one quote', () => {
    const store = memory();
    draftsOf(store, 'q1', 'you').keep({ first_name: 'Ada' });
    expect(draftsOf(store, 'q2', 'you').read()).toEqual({});
    expect(draftsOf(store, 'q1', 'use').read()).toEqual({});
  });

  it('leaves nothing behind once everything is saved', () => {
    const store = memory();
    draftsOf(store, 'q1', 'you').keep({ first_name: 'Ada' });
    draftsOf(store, 'q1', 'you').keep({});
    expect(store.stored.size).toBe(0);
  });

  it.each(['{', '[1]', 'null', '"x"'])('is empty when storage holds %s', (text) => {
    const store = memory();
    store.setItem('draft:q1:you', text);
    expect(draftsOf(store, 'q1', 'you').read()).toEqual({});
  });
});
