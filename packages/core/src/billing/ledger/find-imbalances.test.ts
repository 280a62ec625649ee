import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findImbalances, type PolicyFigures } from './find-imbalances.ts';
import { balanceRules } from '../vocabulary.ts';

/** A year for 1,200.00 with a policy fee of 25.00, of which two instalments with a fee of 5.00 are paid. */
const even: PolicyFigures = {
  books: 0,
  price: 122500,
  priced: 122500,
  lines: 122500,
  premiumLines: 12e4,
  written: 12e4,
  earned: 9863,
  earnedStored: 9863,
  instalmentFees: 1e3,
  invoiced: 123500,
  refunded: 0,
  paid: 23e3,
  allocated: 23e3,
  paidBooked: 23e3,
  leftOver: 0,
  unapplied: 0,
  moved: 23e3,
  cash: 23e3,
  owedBack: 0,
  payable: 0,
  advancedStored: 0,
  advanced: 0,
  commissionStored: 2400,
  commission: 2400,
};

describe('the books of a policy', () => {
  test('are even where every figure is what it should be', () => {
    expect(findImbalances(even)).toEqual([]);
  });

  test.each([
    ['books', { books: -1 }, 0, -1],
    ['price', { priced: 122_499 }, 122_500, 122_499],
    ['invoices', { invoiced: 123_499 }, 123_500, 123_499],
    ['invoices', { refunded: 100 }, 123_500, 123_400],
    ['invoices', { instalmentFees: 500 }, 123_000, 123_500],
    ['written', { written: 119_999 }, 120_000, 119_999],
    ['earned', { earned: 0 }, 9_863, 0],
    ['paid', { paid: 22_999 }, 23_000, 22_999],
    ['paid_books', { paidBooked: 0 }, 23_000, 0],
    ['unapplied', { unapplied: 5 }, 0, 5],
    ['cash', { cash: 46_000 }, 23_000, 46_000],
    ['refunds', { payable: 700 }, 0, 700],
    ['advanced', { advanced: 700 }, 0, 700],
    ['commission', { commission: 1_200 }, 2_400, 1_200],
  ] as const)('break the rule of %s by %j', (rule, change, expected, found) => {
    expect(findImbalances({ ...even, ...change })).toEqual([{ rule, expected, found }]);
  });

  const ended = { ...even, price: null };
  test.each<[life: string, figures: PolicyFigures]>([
    [
      'bought by a debit that is on its way',
      {
        ...even,
        earned: 0,
        earnedStored: 0,
        instalmentFees: 0,
        invoiced: 122500,
        paid: 0,
        allocated: 0,
        paidBooked: 0,
        moved: 0,
        cash: 0,
      },
    ],
    [
      'paid more than was due, so that some lies unapplied',
      { ...even, leftOver: 700, unapplied: 700, moved: 23_700, cash: 23_700 },
    ],
    [
      'with a fee given back by hand, which lowers its lines and not its price',
      {
        ...even,
        lines: 12e4,
        refunded: 2500,
        owedBack: 2500,
        payable: 2500,
      },
    ],
    [
      'never issued after all, what was paid owed back',
      {
        ...ended,
        priced: 0,
        lines: 0,
        premiumLines: 0,
        written: 0,
        earned: 0,
        earnedStored: 0,
        instalmentFees: 0,
        invoiced: 23e3,
        refunded: 23e3,
        owedBack: 23e3,
        payable: 23e3,
      },
    ],
    [
      'never issued after all, what was paid gone back',
      {
        ...ended,
        priced: 0,
        lines: 0,
        premiumLines: 0,
        written: 0,
        earned: 0,
        earnedStored: 0,
        instalmentFees: 0,
        invoiced: 23e3,
        refunded: 23e3,
        moved: 0,
        cash: 0,
      },
    ],
    [
      'ended unpaid, with a balance billed for what was earned',
      {
        ...ended,
        priced: 42500,
        lines: 42500,
        premiumLines: 4e4,
        written: 4e4,
        earned: 4e4,
        earnedStored: 4e4,
        invoiced: 43500,
      },
    ],
  ])('of a policy %s are even', (_life, figures) => {
    expect(findImbalances(figures)).toEqual([]);
  });

  test('have no price to compare once an end or a gap made it less, and one until then', () => {
    const less = { ...even, priced: 40_000 };
    expect(findImbalances({ ...less, price: null })).toEqual([]);
    expect(findImbalances(less)).toEqual([{ rule: 'price', expected: 122_500, found: 40_000 }]);
  });

  test('break several rules by one error, and each says its own figures', () => {
    // A payment that was taken and never booked: nothing of what follows from it says the same.
    const unbooked = { ...even, moved: 35_500, leftOver: 12_500 };
    expect(findImbalances(unbooked)).toEqual([
      { rule: 'unapplied', expected: 12_500, found: 0 },
      { rule: 'cash', expected: 35_500, found: 23_000 },
    ]);
  });

  test('of any figures break each rule at most once, in the order of the rules, and only where they differ', () => {
    const cents = fc.integer({ min: -5, max: 5 });
    const keys = Object.keys(even) as (keyof PolicyFigures)[];
    const figures = fc.record(
      Object.fromEntries(keys.map((key) => [key, cents])) as Record<keyof PolicyFigures, typeof cents>,
    );
    fc.assert(
      fc.property(figures, (any) => {
        const found = findImbalances(any);
        expect(found.every((one) => one.expected !== one.found)).toBe(true);
        const places = found.map(({ rule }) => balanceRules.indexOf(rule));
        expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
      }),
    );
  });
});
