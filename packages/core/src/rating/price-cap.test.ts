import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { capPrice, heldBack, heldBackOf, withCap } from './price-cap.ts';

const seed = 20_261_130;
const cents = fc.integer({ min: 1, max: 50_000_000 });
const percent = fc.integer({ min: 1, max: 100 });

describe(`what of a next price is held back (seed ${seed})`, () => {
  test('is nothing where no cap is set, and where the price falls or rises by less', () => {
    expect(capPrice(100_000, 900_000, 0)).toBeNull();
    expect(capPrice(100_000, 90_000, 10)).toBeNull();
    expect(capPrice(100_000, 110_000, 10)).toBeNull();
    expect(capPrice(100_000, 110_001, 10)).toEqual({ uncapped: 110_001, capped: 110_000 });
  });

  test('never lets the price rise by more than the share, and asks for all that the share allows', () => {
    fc.assert(
      fc.property(cents, cents, percent, (before, uncapped, most) => {
        const cap = capPrice(before, uncapped, most);
        const after = cap?.capped ?? uncapped;
        expect(after).toBeLessThanOrEqual(uncapped);
        if (after > before) expect((after - before) * 100).toBeLessThanOrEqual(before * most);
        if (cap) expect((after + 1 - before) * 100).toBeGreaterThan(before * most);
      }),
      { seed },
    );
  });

  test('is the whole difference of the term as it renews, to the cent, and grows with what is covered', () => {
    fc.assert(
      fc.property(cents, cents, percent, cents, (before, uncapped, most, other) => {
        const cap = capPrice(before, uncapped, most);
        if (!cap) return;
        expect(heldBack(cap.uncapped, cap)).toBe(cap.uncapped - cap.capped);
        const held = heldBack(other, cap);
        expect(held).toBeGreaterThanOrEqual(0);
        expect(held).toBeLessThanOrEqual(other);
        expect(heldBack(other + 100, cap)).toBeGreaterThanOrEqual(held);
      }),
      { seed },
    );
  });

  test('is unwound over later terms until the price is that of the rates', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 5_000_000 }),
        fc.integer({ min: 100, max: 400 }),
        percent,
        (first, share, most) => {
          const rates = Math.round((first * share) / 100);
          let price = first;
          const terms = Math.ceil(Math.log(share / 100) / Math.log(1 + most / 100)) + 2;
          for (let term = 0; term < terms; term += 1) {
            const next = capPrice(price, rates, most)?.capped ?? rates;
            expect(next).toBeGreaterThanOrEqual(price);
            price = next;
          }
          expect(price).toBe(rates);
        },
      ),
      { seed },
    );
  });

  test('comes off the total last and leaves the fees', () => {
    const rating = { discounts: [], fees: [{ code: 'policy_fee', cents: 2500 }], total: 122_500 };
    const capped = withCap(rating, { uncapped: 120_000, capped: 110_000 });
    expect(capped.total).toBe(112_500);
    expect(heldBackOf(capped)).toBe(10_000);
    expect(withCap(rating, undefined)).toBe(rating);
  });
});
