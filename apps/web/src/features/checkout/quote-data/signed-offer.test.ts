import { describe, expect, test } from 'vitest';
import { keepSignedOffer, outdatedOffer } from './signed-offer.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const signed = {
  quote_id: 'q1',
  total: 120_000,
  payment_term: 'monthly',
  effective_date: '2026-12-01',
  plan: 'essential',
};

describe('a signature that no longer holds', () => {
  test.each([
    [{ payment_term: 'pay_in_full' }, 'payment_term'],
    [{ effective_date: '2026-12-09' }, 'effective_date'],
    [{ plan: 'road_ready' }, 'plan'],
    [{}, 'answers'],
  ])('after %j is explained with the price it was for, and the reason', (change, reason) => {
    const store = memory();
    keepSignedOffer(store, signed, true);
    const now = { ...signed, total: 110_000, ...change };
    keepSignedOffer(store, now, false);
    expect(outdatedOffer(store, now, false)).toEqual({ before: 120_000, reason });
  });

  test('is nothing that is said of a quote that stands as it was signed, or was never signed', () => {
    const store = memory();
    expect(outdatedOffer(store, signed, false)).toBeNull();
    keepSignedOffer(store, signed, true);
    expect(outdatedOffer(store, signed, true)).toBeNull();
    store.setItem('signed:q1', '{');
    expect(outdatedOffer(store, signed, false)).toBeNull();
  });
});
