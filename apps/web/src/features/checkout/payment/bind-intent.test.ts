import { beforeEach, describe, expect, it } from 'vitest';
import type { KeyValueStore } from '../../../data/browser-storage.ts';
import { createBindIntents } from './bind-intent.ts';

let stored: Map<string, string>;
let store: KeyValueStore;
let made: number;
const newKey = () => `key-${(made += 1)}`;
const page = (quoteId = 'q1') => createBindIntents(store, quoteId, newKey);

beforeEach(() => {
  stored = new Map();
  made = 0;
  store = {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
});

describe('the key of a purchase', () => {
  it('is the same for a second press', () => {
    const intents = page();
    expect(intents.begin('4242 0829').key).toBe('key-1');
    expect(intents.begin('4242 0829').key).toBe('key-1');
  });

  it('is the same after a reload, with the token that the card became', () => {
    const before = page();
    before.attach(before.begin('4242 0829'), 'tok_1');
    expect(page().begin('4242 0829')).toEqual({ key: 'key-1', card: '4242 0829', methodToken: 'tok_1' });
  });

  it('stays while the outcome is pending', () => {
    const intents = page();
    intents.begin('4242 0829');
    intents.settle('pending');
    expect(intents.begin('4242 0829').key).toBe('key-1');
  });

  it('is a new one after a decline, also for the same card', () => {
    const intents = page();
    intents.begin('4242 0829');
    intents.settle('declined');
    expect(intents.current()).toBeNull();
    expect(intents.begin('4242 0829')).toEqual({ key: 'key-2', card: '4242 0829', methodToken: null });
  });

  it('is a new one for another card', () => {
    const intents = page();
    intents.attach(intents.begin('4242 0829'), 'tok_1');
    expect(intents.begin('0002 0829')).toEqual({ key: 'key-2', card: '0002 0829', methodToken: null });
  });

  it('belongs to one quote', () => {
    page('q1').begin('4242 0829');
    expect(page('q2').begin('4242 0829').key).toBe('key-2');
  });

  it.each(['{', '[]', '"x"', '{"key":1}'])('starts anew when storage holds %s', (text) => {
    stored.set('bind_intent:q1', text);
    expect(page().begin('4242 0829').key).toBe('key-1');
  });
});
