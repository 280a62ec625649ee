import { expect, test } from 'vitest';
import type { KeyValueStore } from '../browser-storage.ts';
import { createPartnerStore } from './partner-store.ts';

function memory(): KeyValueStore & { stored: Map<string, string> } {
  const stored = new Map<string, string>();
  return {
    stored,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
}

test('the partner of an address is kept for later visits', () => {
  const storage = memory();
  createPartnerStore(storage).capture('https://here.example/?partner=Lakeside-RV');
  const later = createPartnerStore(storage);
  expect(later.read()).toBeNull();
  later.capture('https://here.example/faq');
  expect(later.read()).toBe('lakeside-rv');
});

test.each(['', 'a/b', '../x', 'a b', 'x'.repeat(101)])('the slug %j names no partner', (named) => {
  const storage = memory();
  const partners = createPartnerStore(storage);
  partners.capture(`https://here.example/?partner=${encodeURIComponent(named)}`);
  partners.set(named);
  expect(partners.read()).toBeNull();
  expect(storage.stored.size).toBe(0);
});

test('a partner that is forgotten does not come back', () => {
  const storage = memory();
  const partners = createPartnerStore(storage);
  partners.set('lakeside-rv');
  partners.forget();
  partners.capture('https://here.example/');
  expect(partners.read()).toBeNull();
});
