import { expect, test } from 'vitest';
import { keepSeenPrice, seenPriceOf } from './seen-price.ts';

function store() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

test('the price that was looked at is kept by quote', () => {
  const browser = store();
  keepSeenPrice(browser, 'q1', { total: 120_000, version: 7 });
  expect(seenPriceOf(browser, 'q1')).toEqual({ total: 120_000, version: 7 });
  expect(seenPriceOf(browser, 'q2')).toBeNull();
});

test.each(['', 'nonsense', '120000', '12.5 7'])('what else is kept there, such as “%s”, is no price', (stored) => {
  const browser = store();
  browser.setItem('seen-price:q1', stored);
  expect(seenPriceOf(browser, 'q1')).toBeNull();
});
