import { describe, expect, test } from 'vitest';
import { day } from '../shared/time/day.ts';
import { decideBilling, previewBilling, refuseUnpriced, type BilledTerm } from './preview.ts';

const term: BilledTerm = {
  rating: { total: 104_753, fees: [{ code: 'policy_fee', cents: 2_500 }] },
  paymentTerm: 'monthly',
  months: 12,
  effectiveDate: day('2026-01-31'),
  installmentFee: 500,
  depositShare: 0,
  state: 'OH',
};

describe('the preview of a bill', () => {
  test('is due today with the first instalment, the remainder and the policy fee', () => {
    const preview = previewBilling(term);
    // 102 253 in twelve parts is 8 521 each and one cent more on the first.
    expect(preview?.dueToday).toBe(8_522 + 2_500);
    expect(preview?.invoices[1]).toMatchObject({ dueDate: '2026-02-28', premium: 8_521, fees: 500, amount: 9_021 });
    expect(preview?.invoices).toHaveLength(12);
  });

  test('adds up to the price and the instalment fees', () => {
    const preview = previewBilling(term);
    expect(preview?.installmentFees).toBe(11 * 500);
    expect(preview?.total).toBe(104_753 + 5_500);
  });

  test('paid in full is due today as a whole', () => {
    expect(previewBilling({ ...term, paymentTerm: 'pay_in_full' })).toEqual({
      dueToday: 104_753,
      depositReason: null,
      invoices: [{ sequence: 1, dueDate: '2026-01-31', premium: 102_253, fees: 2_500, amount: 104_753 }],
      installmentFees: 0,
      total: 104_753,
    });
  });

  test('of six months has six instalments', () => {
    const preview = previewBilling({ ...term, months: 6 });
    expect(preview?.invoices).toHaveLength(6);
    expect(preview?.installmentFees).toBe(2_500);
  });

  test.each([
    [0, 0],
    [700, 7_700],
  ])('takes an instalment fee of %i from the product', (installmentFee, installmentFees) => {
    expect(previewBilling({ ...term, installmentFee })).toMatchObject({ installmentFees });
  });

  test('asks for the deposit first, says why, and comes to the same total', () => {
    const preview = previewBilling({ ...term, depositShare: 20 });
    // A fifth of 102 253, and 81 802 in eleven equal parts: the 6 cents that do not divide are due with the fifth.
    expect(preview?.dueToday).toBe(20_451 + 6 + 2_500);
    expect(preview?.invoices.slice(1, 3).map(({ premium }) => premium)).toEqual([7_436, 7_436]);
    expect(preview?.depositReason?.message).toMatch(/^20% of the premium is due first/);
    expect(preview?.total).toBe(previewBilling(term)?.total);
  });

  test('takes the policy fee from the rating and charges none where there is none', () => {
    const free = previewBilling({ ...term, rating: { total: 102_253, fees: [] } });
    expect(free?.dueToday).toBe(8_522);
  });

  test('is none without a price', () => {
    const unpriced = { ...term, rating: { total: null, fees: [] } };
    expect(previewBilling(unpriced)).toBe(null);
    expect(decideBilling(unpriced)).toEqual(refuseUnpriced());
    expect(refuseUnpriced()).toMatchObject({ ok: false, refusal: { code: 'not_priced' } });
    expect(decideBilling(term)).toEqual({ ok: true, event: previewBilling(term) });
  });
});
