import { describe, expect, test } from 'vitest';
import { canadianProvinces, usStates } from '../../products/vocabulary.ts';
import { addDays, day } from '../../shared/time/day.ts';
import { type EndedCover, lateInterest, refundClockOf } from './refund-clock.ts';

const from = day('2025-09-01');
const ended = (changes: Partial<EndedCover> = {}): EndedCover => ({
  state: 'FL',
  endedBy: 'insured',
  from,
  noticeSent: null,
  ...changes,
});

describe('unearned premium is due', () => {
  test.each([
    ['FL', 'insured', '2025-10-01'],
    ['FL', 'insurer', '2025-09-16'],
    ['GA', 'insured', '2025-09-01'],
    ['GA', 'insurer', '2025-09-01'],
    ['OH', 'insurer', '2025-08-31'],
    ['OH', 'insured', '2025-10-01'],
    ['TX', 'insured', '2025-09-22'],
    ['TX', 'insurer', '2025-09-22'],
    ['WY', 'insured', '2025-10-01'],
    ['ON', 'insurer', '2025-10-01'],
  ] as const)('in %s when the %s ends cover by %s', (state, endedBy, due) => {
    expect(refundClockOf(ended({ state, endedBy })).due).toBe(due);
  });

  test('in Arizona with the insurer’s notice', () => {
    const noticeSent = day('2025-08-15');
    expect(refundClockOf(ended({ state: 'AZ', endedBy: 'insurer', noticeSent })).due).toBe(noticeSent);
    expect(refundClockOf(ended({ state: 'AZ', noticeSent })).due).toBe('2025-10-01');
  });

  test.each([...usStates, ...canadianProvinces])('at some day, with a source, in %s', (state) => {
    for (const endedBy of ['insured', 'insurer'] as const) {
      const { due, source, grade } = refundClockOf(ended({ state, endedBy }));
      expect(due >= addDays(from, -1)).toBe(true);
      expect([source !== '', grade === 'A' || grade === 'K']).toEqual([true, true]);
    }
  });
});

describe('interest', () => {
  const clock = refundClockOf(ended());

  test('is owed for each day that a refund is late, where the law asks for it', () => {
    expect(lateInterest(48_960, clock, addDays(clock.due, 20))).toBe(215);
    expect(lateInterest(48_960, clock, addDays(clock.due, 365))).toBe(3_917);
  });

  test('is none while the refund is in time', () => {
    expect(lateInterest(48_960, clock, clock.due)).toBe(0);
    expect(lateInterest(48_960, clock, from)).toBe(0);
  });

  test('is none where no law asks for it', () => {
    const ohio = refundClockOf(ended({ state: 'OH' }));
    expect(lateInterest(48_960, ohio, addDays(ohio.due, 100))).toBe(0);
  });
});

test('Florida lets the insured be charged a tenth of what is unearned, and the insurer nothing', () => {
  expect(refundClockOf(ended()).leastReturnShare).toBe(90);
  expect(refundClockOf(ended({ endedBy: 'insurer' })).leastReturnShare).toBe(100);
});
