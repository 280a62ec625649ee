import { describe, expect, test } from 'vitest';
import { rateQuote } from '../rating/rate.ts';
import { lineFor } from './line-for.ts';
import { offeredDiscounts } from './offered-discounts.ts';
import { examples } from './testing/example-objects.ts';
import { bookOf } from './testing/line-books.ts';

const boat = lineFor('boat');
if (!boat) throw new Error('there are no boats');
const book = bookOf(boat);
const offered = (subject: Partial<typeof examples.boat>) =>
  offeredDiscounts('boat', { ...examples.boat, ...subject }, book);
const byCode = (found: ReturnType<typeof offered>, code: string) => found.find((one) => one.code === code);

describe('the discounts of a quote', () => {
  test('are all that its rates know, those that it has and those that it could have', () => {
    const codes = offered({}).map(({ code }) => code);
    expect(codes).toEqual(book.structure.discounts?.order);
  });

  test('take off what lies between the price with one and the price without it', () => {
    const none = { ...examples.boat, discounts: [], paymentTerm: 'monthly' };
    const saves = byCode(offered(none), 'safety_course')?.saves ?? 0;
    const without = rateQuote(none, book).total ?? 0;
    const withIt = rateQuote({ ...none, discounts: ['safety_course'] }, book).total ?? 0;
    expect(saves).toBe(without - withIt);
    expect(saves).toBeGreaterThan(0);
    expect(byCode(offered({ ...none, discounts: ['safety_course'] }), 'safety_course')).toMatchObject({
      ...{ isApplied: true, isGranted: true, saves, reason: null },
    });
  });

  test('say what to do for one that follows from an answer', () => {
    expect(byCode(offered({ paymentTerm: 'monthly', discounts: [] }), 'paid_in_full')).toMatchObject({
      ...{ isApplied: false, isGranted: false },
      reason: { message: 'It comes with paying for the whole term at once.' },
    });
    const paid = byCode(offered({ paymentTerm: 'pay_in_full', discounts: [] }), 'paid_in_full');
    expect(paid).toMatchObject({ isApplied: true, reason: null });
    expect(paid?.saves).toBeGreaterThan(0);
  });

  test('beyond the most that they take off together say so', () => {
    const all = (book.structure.discounts?.order ?? []).filter((code) => code !== 'paid_in_full');
    const full = offered({ paymentTerm: 'pay_in_full', discounts: all });
    expect(full.filter(({ saves }) => saves === 0).map(({ reason }) => reason?.form)).toContain(
      'Discounts take {most} % off together at most, and a vehicle never costs less than its minimum.',
    );
  });

  test('cost and save nothing while there is no price', () => {
    const [first] = offered({ coverages: null, discounts: [], paymentTerm: 'monthly' });
    expect(first?.saves).toBeNull();
  });
});
