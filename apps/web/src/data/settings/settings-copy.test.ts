import { describe, expect, test } from 'vitest';
import type { KeyValueStore } from '../browser-storage.ts';
import { changeVariables, isNothing, laidOver, stillUnsent } from './preference-changes.ts';
import { acknowledged, adopted, changed, readSettings, shownSettings, writeSettings } from './settings-copy.ts';

function storeOf(stored: Record<string, string>): KeyValueStore & { readonly all: Map<string, string> } {
  const all = new Map(Object.entries(stored));
  return {
    all,
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, text) => void all.set(key, text),
    removeItem: (key) => void all.delete(key),
  };
}

describe('the copy of what a person set', () => {
  test('begins with what this browser kept before, which goes once the copy is written', () => {
    const store = storeOf({ 'staff-theme': 'dark', 'single-keys': 'on', 'list-density': 'compact', quote_id: 'q1' });
    const copy = readSettings(store);
    expect(copy).toEqual({
      of: null,
      stored: {},
      unsent: {
        theme: 'dark',
        single_keys: true,
        lists: {
          quotes: { density: 'compact' },
          policies: { density: 'compact' },
        },
      },
    });
    writeSettings(store, copy);
    expect([...store.all.keys()]).toEqual(['quote_id', 'settings']);
    expect(readSettings(store)).toEqual(copy);
  });

  test.each(['{', '7', '{"of":"u1"}', '{"kept":1,"unsent":{}}'])('that is damaged is none: %s', (text) => {
    expect(readSettings(storeOf({ settings: text }))).toEqual({ of: null, stored: {}, unsent: {} });
  });

  test('of this browser alone moves to whoever signs in, where they have not chosen elsewhere', () => {
    const unsent = { theme: 'dark', single_keys: false, lists: { quotes: { density: 'compact' } } } as const;
    const server = { theme: 'light', lists: { quotes: { columns: ['status'] } } } as const;
    expect(adopted({ of: null, stored: {}, unsent }, 'u1', server)).toEqual({
      of: 'u1',
      stored: server,
      unsent: {
        single_keys: false,
        lists: { quotes: { density: 'compact' } },
      },
    });
  });

  test('of somebody else goes when another person signs in, sent or not', () => {
    const copy = { of: 'u1', stored: { theme: 'dark' }, unsent: { single_keys: false } } as const;
    expect(adopted(copy, 'u2', {})).toEqual({ of: 'u2', stored: {}, unsent: {} });
  });

  test('shows what was set here over what the server said, until it has said the same', () => {
    const before = { of: 'u1', stored: { theme: 'light', single_keys: true }, unsent: {} } as const;
    const set = changed(before, { theme: 'dark' });
    expect(shownSettings(set)).toEqual({ theme: 'dark', single_keys: true });
    const seen = adopted(set, 'u1', { theme: 'light' });
    expect(shownSettings(seen)).toEqual({ theme: 'dark' });
    expect(acknowledged(seen, { theme: 'dark' }, { theme: 'dark' })).toEqual({
      of: 'u1',
      stored: { theme: 'dark' },
      unsent: {},
    });
  });

  test('keeps what was set anew while the former was on its way', () => {
    const sent = { theme: 'dark', lists: { quotes: { columns: ['status'], density: 'compact' } } } as const;
    const later = laidOver(sent, { lists: { quotes: { columns: ['premium'] } } });
    expect(stillUnsent(later, sent)).toEqual({ lists: { quotes: { columns: ['premium'] } } });
    expect(isNothing(stillUnsent(sent, sent))).toBe(true);
  });
});

test('a change goes out as the operation takes it, and says nothing of what was not set', () => {
  expect(changeVariables({})).toEqual({});
  expect(
    changeVariables({ single_keys: false, lists: { quotes: { columns: [] }, policies: { density: 'compact' } } }),
  ).toEqual({
    single_keys: false,
    lists: [
      { list: 'quotes', columns: [] },
      { list: 'policies', density: 'compact' },
    ],
  });
});
