import { beforeEach, describe, expect, test } from 'vitest';
import type { KeyValueStore } from '../../../data/browser-storage.ts';
import { fittingItems } from './fitting-items.ts';
import { readRecents, rememberRecent } from './recent-searches.ts';

const item = (name: string) => ({
  id: `recent ${name}`,
  label: name,
  detail: `Policy RWP-${name.length}`,
  href: `/agents/policies/${name}`,
});

describe('recent searches', () => {
  let stored: Map<string, string>;
  let store: KeyValueStore;
  beforeEach(() => {
    stored = new Map();
    store = {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    };
  });
  const labels = (user = 'dana') => readRecents(store, user).map(({ label }) => label);

  test('come newest first, each once', () => {
    for (const name of ['Ada', 'Ben', 'Ada']) rememberRecent(store, 'dana', item(name));
    expect(labels()).toEqual(['Ada', 'Ben']);
  });

  test('are six at most', () => {
    for (const name of ['A', 'B', 'C', 'D', 'E', 'F', 'G']) rememberRecent(store, 'dana', item(name));
    expect(labels()).toEqual(['G', 'F', 'E', 'D', 'C', 'B']);
  });

  test('belong to one person', () => {
    rememberRecent(store, 'dana', item('Ada'));
    expect(labels('pete')).toEqual([]);
  });

  test.each(['no json', '{}', '[1, null, {"id": "x"}]', '[{"id":"x","label":"x","href":"https://elsewhere.example"}]'])(
    'are empty when the storage holds %s',
    (text) => {
      store.setItem('recent-searches dana', text);
      expect(labels()).toEqual([]);
    },
  );
});

test('recent items fit by the beginnings of their words', () => {
  const recents = [item('Ada Moreno'), item('Ben Moreno')];
  const found = (text: string) => fittingItems(recents, text).map(({ label }) => label);
  expect(found('')).toHaveLength(2);
  expect(found('mor')).toHaveLength(2);
  expect(found('mor be')).toEqual(['Ben Moreno']);
  expect(found('RWP')).toHaveLength(2);
  expect(found('oreno')).toEqual([]);
});
