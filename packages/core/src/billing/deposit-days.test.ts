import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { usStates } from '../products/vocabulary.ts';
import { addDays, addMonths, day, dayOfMonth } from '../shared/time/day.ts';
import { isHoliday } from '../shared/time/working-days.ts';
import { defaultCollection } from './collection/collect.ts';
import { depositOf, earliestNonPaymentEnd, paidUntil } from './deposit.ts';

const seed = 1_126;
const anyDay = fc.integer({ min: 0, max: 3_652 }).map((days) => addDays(day('2024-01-01'), days));
const anyState = fc.constantFrom(...usStates, 'ON', 'AB');

describe('the days of a deposit', () => {
  test(`end no cover before the second instalment was asked for and the notice mailed (seed ${seed})`, () => {
    const property = fc.property(anyDay, anyState, (begins, state) => {
      const mailed = addDays(addMonths(begins, 1, dayOfMonth(begins)), defaultCollection.noticeDays);
      expect(earliestNonPaymentEnd(begins, state) > addDays(mailed, 7)).toBe(true);
    });
    fc.assert(property, { seed });
  });

  test(`end it on a working day (seed ${seed})`, () => {
    const property = fc.property(anyDay, anyState, (begins, state) => {
      const weekday = new Date(`${earliestNonPaymentEnd(begins, state)}T12:00:00Z`).getUTCDay();
      expect([1, 2, 3, 4, 5]).toContain(weekday);
      const country = state === 'ON' || state === 'AB' ? 'CA' : 'US';
      expect(isHoliday(earliestNonPaymentEnd(begins, state), country)).toBe(false);
    });
    fc.assert(property, { seed });
  });

  test(`are paid for to the last when all is paid, and more the more is paid (seed ${seed})`, () => {
    const property = fc.property(anyDay, fc.integer({ min: 1, max: 100_000 }), (effectiveDate, premium) => {
      const term = { premium, effectiveDate, months: 12 } as const;
      expect(paidUntil(premium, term)).toBe(addMonths(effectiveDate, 12, dayOfMonth(effectiveDate)));
      expect(paidUntil(Math.floor(premium / 2), term) <= paidUntil(premium, term)).toBe(true);
    });
    fc.assert(property, { seed });
  });

  test(`are reason enough for a deposit in every place and on every day (seed ${seed})`, () => {
    // A month's share lasts a month, and every notice takes longer than that.
    const property = fc.property(anyDay, anyState, (effectiveDate, state) => {
      const term = { premium: 120_000, paymentTerm: 'monthly', months: 12, effectiveDate, state } as const;
      expect(depositOf({ ...term, depositShare: 20 })?.premium).toBe(24_000);
    });
    fc.assert(property, { seed });
  });
});
