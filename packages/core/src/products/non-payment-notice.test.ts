import { describe, expect, test } from 'vitest';
import { nonPaymentNoticeDays } from './non-payment-notice.ts';
import { canadianProvinces, usStates } from './vocabulary.ts';

describe('the days of a notice of non-payment, with the post', () => {
  test.each([
    ['OH', 13],
    ['NY', 18],
    ['KS', 8],
    ['MN', 62],
    ['ON', 31],
    ['QC', 18],
    ['WY', 23],
  ])('are in %s %i', (state, days) => {
    expect(nonPaymentNoticeDays(state)).toBe(days);
  });

  test.each([...usStates, ...canadianProvinces])('are known for %s', (state) => {
    expect(nonPaymentNoticeDays(state)).toBeGreaterThan(5);
  });
});
