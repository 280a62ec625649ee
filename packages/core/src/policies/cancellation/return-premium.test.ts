import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, day, daysBetween } from '../../shared/time/day.ts';
import { type ChargedLine, returnBases, type ReturnRequest, returnPremium } from './return-premium.ts';
import { shortRatePercent } from './short-rate.ts';

const seed = 4_117;
const from = day('2025-03-15');
const to = day('2026-03-15');

const line = (changes: Partial<ChargedLine> = {}): ChargedLine => ({
  lineId: 'collision',
  amount: 5e4,
  from,
  to,
  earning: 'pro_rata',
  isRefundable: false,
  ...changes,
});
const request = (changes: Partial<ReturnRequest> = {}): ReturnRequest => ({
  lines: [line()],
  basis: 'pro_rata',
  cancelled: addDays(from, 150),
  minimumEarned: 0,
  leastReturnShare: 0,
  ...changes,
});
const returned = (changes: Partial<ReturnRequest>) => returnPremium(request(changes)).returned;

const anyLine = fc.record({
  lineId: fc.uuid(),
  amount: fc.integer({ min: -50_000, max: 500_000 }),
  from: fc.integer({ min: 0, max: 300 }).map((days) => addDays(from, days)),
  to: fc.constant(to),
  earning: fc.constantFrom('pro_rata', 'at_once'),
  isRefundable: fc.boolean(),
});
const anyCharge = anyLine.map((one) => ({ ...one, amount: Math.abs(one.amount) }));
const anyBasis = fc.constantFrom(...returnBases);
const anyDay = fc.integer({ min: 0, max: 365 }).map((days) => addDays(from, days));

describe('what comes back of 500 dollars after 150 of 365 days', () => {
  test.each([
    ['pro_rata', 29_452],
    ['short_rate_90', 26_507],
    ['short_rate_table', 24_000],
    ['flat', 50_000],
  ] as const)('by %s is %i cents', (basis, expected) => {
    expect(returned({ basis })).toBe(expected);
  });
});

describe('return premium', () => {
  test('counts the days of a leap year', () => {
    const leap = line({ amount: 120_000, from: day('2024-01-01'), to: day('2025-01-01') });
    expect(returned({ lines: [leap], cancelled: day('2024-03-01') })).toBe(100_328);
  });

  test('of a term that was changed is what each segment did not earn', () => {
    const lines = [
      line({ lineId: 'before', amount: 230_137, to: addDays(from, 280) }),
      line({ lineId: 'after', amount: 46_575, from: addDays(from, 280) }),
    ];
    expect(returnPremium(request({ lines, cancelled: to })).earned).toBe(276_712);
    const changed = returnPremium(request({ lines, cancelled: addDays(from, 280) }));
    expect(changed.lines.map(({ earned }) => earned)).toEqual([230_137, 0]);
  });

  test('of a change and of its undoing is nothing, by the table too', () => {
    const changed = addDays(from, 120);
    const lines = [line(), line({ lineId: 'up', amount: 9_000, from: changed })];
    const undone = [...lines, line({ lineId: 'down', amount: -9_000, from: changed })];
    for (const basis of returnBases) expect(returned({ lines: undone, basis })).toBe(returned({ basis }));
    // The table leaves 27 of 100 of the term where days leave 125 of 365, and of the change as much less than its 125 of 245.
    expect(returned({ lines, basis: 'short_rate_table', cancelled: addDays(from, 240) })).toBe(13_500 + 3_620);
  });
  test('keeps the least that the law lets a table keep', () => {
    const lines = [line({ amount: 146_000, from: day('2025-01-15'), to: day('2026-01-15') })];
    const florida = { lines, cancelled: day('2025-09-01'), basis: 'short_rate_90' } as const;
    expect(returned({ ...florida, basis: 'pro_rata' })).toBe(54_400);
    expect(returned(florida)).toBe(48_960);
    expect(returned({ ...florida, basis: 'short_rate_table' })).toBeLessThan(48_960);
    expect(returned({ ...florida, basis: 'short_rate_table', leastReturnShare: 90 })).toBe(48_960);
    expect(returned({ ...florida, basis: 'short_rate_table', leastReturnShare: 100 })).toBe(54_400);
  });

  test('of nine tenths is taken of the whole, however many coverages it is parted into', () => {
    const florida = { cancelled: day('2025-09-01'), basis: 'short_rate_90' } as const;
    const year = { from: day('2025-01-15'), to: day('2026-01-15') };
    for (const first of [1, 77_777, 73_000, 145_999, 12_345]) {
      const lines = [line({ ...year, amount: first }), line({ ...year, lineId: 'second', amount: 146_000 - first })];
      expect(returned({ ...florida, lines }), String(first)).toBe(48_960);
    }
    for (let amount = 1; amount < 400; amount += 1) {
      const [left, all] = [daysBetween(florida.cancelled, year.to), daysBetween(year.from, year.to)];
      const published = Math.round(0.9 * Math.round((amount * left) / all));
      expect(returned({ ...florida, lines: [line({ ...year, amount })] }), String(amount)).toBe(published);
    }
  });

  test('leaves a fee that was earned at once, but for a term that counts as never issued', () => {
    const lines = [
      line({ lineId: 'policy_fee', amount: 2_500, earning: 'at_once', isRefundable: true }),
      line({ lineId: 'returned_payment', amount: 2_000, earning: 'at_once' }),
    ];
    expect(returned({ lines })).toBe(0);
    expect(returned({ lines, basis: 'flat', cancelled: from })).toBe(2_500);
  });

  test('leaves no less earned than the product keeps, shared among the lines', () => {
    const lines = [line({ lineId: 'one', amount: 30_000 }), line({ lineId: 'two', amount: 70_000 })];
    const early = returnPremium(request({ lines, cancelled: addDays(from, 3), minimumEarned: 10_000 }));
    expect(early).toMatchObject({ earned: 10_000, returned: 90_000 });
    expect(early.lines.map((one) => one.returned)).toEqual([27_000, 63_000]);
    expect(returned({ lines, cancelled: addDays(from, 3), minimumEarned: 200_000 })).toBe(0);
    expect(returned({ lines, cancelled: addDays(from, 300), minimumEarned: 10_000 })).toBe(17_808);
    expect(returned({ lines, cancelled: from, basis: 'flat', minimumEarned: 10_000 })).toBe(100_000);
  });

  test('of half a year by the table counts its days as a year has them', () => {
    const half = line({ amount: 60_000, to: day('2025-09-15') });
    expect(daysBetween(half.from, half.to)).toBe(184);
    expect(returned({ lines: [half], basis: 'short_rate_table', cancelled: addDays(from, 92) })).toBe(23_400);
  });

  test(`is never more than by days, nor less than nothing, for whatever was charged (seed ${seed})`, () => {
    const property = fc.property(fc.array(anyCharge, { maxLength: 8 }), anyBasis, anyDay, (lines, basis, cancelled) => {
      const { returned: back } = returnPremium(request({ lines, basis, cancelled }));
      expect(back).toBeGreaterThanOrEqual(0);
      if (basis !== 'flat') expect(back).toBeLessThanOrEqual(returned({ lines, cancelled }));
    });
    fc.assert(property, { seed });
  });

  test(`and what stays earned add up to what was charged, line by line (seed ${seed})`, () => {
    const property = fc.property(fc.array(anyLine, { maxLength: 8 }), anyBasis, anyDay, (lines, basis, cancelled) => {
      const parted = returnPremium(request({ lines, basis, cancelled }));
      expect(parted.lines.map((one) => one.earned + one.returned)).toEqual(lines.map(({ amount }) => amount));
      expect(parted.earned + parted.returned).toBe(lines.reduce((sum, { amount }) => sum + amount, 0));
    });
    fc.assert(property, { seed });
  });

  test(`of a charge and of the discount of the same amount cancel out (seed ${seed})`, () => {
    const property = fc.property(anyCharge, anyBasis, anyDay, (one, basis, cancelled) => {
      const lines = [one, { ...one, amount: -one.amount }];
      expect(returned({ lines, basis, cancelled })).toBe(0);
    });
    fc.assert(property, { seed });
  });

  test(`shrinks as cover lasts longer (seed ${seed})`, () => {
    const property = fc.property(
      anyCharge,
      anyBasis,
      anyDay,
      fc.integer({ min: 1, max: 60 }),
      (one, basis, at, days) => {
        const [sooner, later] = [at, addDays(at, days)].map((cancelled) =>
          returned({ lines: [one], basis, cancelled }),
        );
        expect(later).toBeLessThanOrEqual(sooner ?? 0);
      },
    );
    fc.assert(property, { seed });
  });
});

describe('the short-rate table', () => {
  test.each([
    [0, 0],
    [1, 5],
    [2, 6],
    [30, 19],
    [91, 35],
    [92, 36],
    [180, 60],
    [182, 60],
    [183, 61],
    [273, 80],
    [364, 100],
    [365, 100],
    [400, 100],
  ])('has after %i days %i per cent', (days, percent) => {
    expect(shortRatePercent(days)).toBe(percent);
  });

  test('never falls, and earns no less than days do', () => {
    for (let days = 1; days <= 365; days += 1) {
      expect(shortRatePercent(days)).toBeGreaterThanOrEqual(shortRatePercent(days - 1));
      expect(shortRatePercent(days)).toBeGreaterThanOrEqual(Math.floor((days * 100) / 365));
    }
  });
});
