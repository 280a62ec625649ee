import { describe, expect, test } from 'vitest';
import { lateInterest, refundClockOf } from '../policies/cancellation/refund-clock.ts';
import type { ReturnBasis } from '../policies/cancellation/return-premium.ts';
import { addDays, day } from '../shared/time/day.ts';
import type { Charge } from './charge-lines.ts';
import { earnedBefore } from './ledger/earning.ts';
import { cancellationMoney } from './money-diff.ts';

// Examples that were published or worked out by hand (docs/rules.md, premium that comes back), through the function that
// shows and carries out what ending a policy does to its money.

type Example = {
  readonly from: string;
  readonly to: string;
  readonly cancelled: string;
  readonly basis?: ReturnBasis;
  readonly premium: number;
  readonly leastReturnShare?: number;
  readonly minimumEarned?: number;
};

const chargeOf = ({ from, to, premium }: Example, changes: Partial<Charge> = {}) => ({
  ...({
    lineId: 'line',
    vehicleId: 'v',
    coverage: 'collision',
    kind: 'premium',
    code: null,
    annual: premium,
    termAmount: premium,
  } as const),
  ...({ from: day(from), to: day(to), amount: premium, earning: 'pro_rata', isRefundable: true } as const),
  ...changes,
});

/** What comes back of a term that was paid for when it began. */
function refundOf(example: Example): number {
  const cancelled = day(example.cancelled);
  return cancellationMoney(
    { charges: [chargeOf(example)], invoices: [], receivable: 0, unapplied: 0 },
    {
      cancelled,
      today: cancelled,
      basis: example.basis ?? 'pro_rata',
      minimumEarned: example.minimumEarned ?? 0,
      leastReturnShare: example.leastReturnShare ?? 0,
    },
  ).refund;
}

const year = { from: '2025-01-01', to: '2026-01-01' };
const leap = { from: '2024-01-01', to: '2025-01-01' };
const florida = { from: '2025-01-15', to: '2026-01-15', cancelled: '2025-09-01', premium: 146_000 };
const after = (days: number) => addDays(day('2025-01-01'), days);

describe('what comes back of', () => {
  test.each<[string, Example, number]>([
    ['500 dollars after 150 days', { ...year, cancelled: after(150), premium: 50_000 }, 29_452],
    ['the same at 90 per cent', { ...year, cancelled: after(150), premium: 50_000, basis: 'short_rate_90' }, 26_507],
    ['the same by the table', { ...year, cancelled: after(150), premium: 50_000, basis: 'short_rate_table' }, 24_000],
    ['a leap year after two months', { ...leap, cancelled: '2024-03-01', premium: 120_000 }, 100_328],
    ['a year in Florida, by days', florida, 54_400],
    ['the same, where the law wants nine tenths', { ...florida, basis: 'short_rate_90' }, 48_960],
    [
      'the same by the table, but never less than the law wants',
      { ...florida, basis: 'short_rate_table', leastReturnShare: 90 },
      48_960,
    ],
    ['a term with all but the last day used', { ...year, cancelled: after(364), premium: 36_500 }, 100],
    ['a term that counts as never issued', { ...year, cancelled: after(0), premium: 36_500, basis: 'flat' }, 36_500],
    [
      'a term of which 100 dollars stay',
      { ...year, cancelled: after(1), premium: 36_500, minimumEarned: 10_000 },
      26_500,
    ],
  ])('%s', (_title, example, expected) => {
    expect(refundOf(example)).toBe(expected);
  });

  test('a term that was changed after 280 days is what each stretch did not earn', () => {
    const [first, second] = [
      chargeOf({ ...year, cancelled: '', premium: 300_000 }),
      chargeOf({ ...year, cancelled: '', premium: 200_000 }),
    ];
    const changed = after(280);
    const charges = [
      { ...first, to: changed, amount: 230_137 },
      { ...second, lineId: 'second', from: changed, amount: 46_575 },
    ];
    expect(earnedBefore({ charges, ended: null }, day(year.to))).toBe(276_712);
    const requested = {
      cancelled: changed,
      today: changed,
      basis: 'pro_rata',
      minimumEarned: 0,
      leastReturnShare: 0,
    } as const;
    expect(cancellationMoney({ charges, invoices: [], receivable: 0, unapplied: 0 }, requested).refund).toBe(46_575);
  });
});

describe('the clock', () => {
  const clock = (state: string, endedBy: 'insured' | 'insurer') =>
    refundClockOf({ state, endedBy, from: day('2025-09-01'), noticeSent: day('2025-07-15') });

  test.each([
    ['FL', 'insured', '2025-10-01', 8],
    ['FL', 'insurer', '2025-09-16', 8],
    ['GA', 'insured', '2025-09-01', 0],
    ['AZ', 'insurer', '2025-07-15', 0],
    ['OH', 'insurer', '2025-08-31', 0],
    ['OH', 'insured', '2025-10-01', 0],
    ['ON', 'insured', '2025-10-01', 0],
  ] as const)('of %s, ended by the %s, runs until %s with %i per cent', (state, endedBy, due, interest) => {
    expect(clock(state, endedBy)).toMatchObject({ due, interestPercent: interest });
  });

  test('of Florida costs who is 20 days late 2.15 dollars', () => {
    const late = addDays(clock('FL', 'insured').due, 20);
    expect(lateInterest(refundOf({ ...florida, basis: 'short_rate_90' }), clock('FL', 'insured'), late)).toBe(215);
    expect(lateInterest(48_960, clock('FL', 'insured'), addDays(late, -20))).toBe(0);
  });
});
