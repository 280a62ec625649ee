import { describe, expect, test } from 'vitest';
import { principalOf } from '../identity/principal.ts';
import { callerRoles, impliedRoles } from '../identity/vocabulary.ts';
import { exampleProduct, exampleTerms, update } from './product.fixture.ts';
import { defaultParameters } from './product-parameters.ts';
import { decideProductWrite } from './update-product.ts';

describe('a change of a product', () => {
  test('made on what is there has the next number, and says what it was and what it is', () => {
    const decision = update({ version: 3, changes: { renewal_days: 90, support_renewal: false } });
    expect(decision).toEqual({
      ok: true,
      event: {
        type: 'product_updated',
        productId: 'product-1',
        version: 4,
        before: exampleTerms,
        after: {
          ...exampleTerms,
          renewal_days: 90,
          support_renewal: false,
        },
        changed: ['support_renewal', 'renewal_days'],
        opened: [],
        closed: [],
        fees: null,
      },
    });
  });

  test.each([2, 4, 0])('made on version %i, which is not there, is refused before anything else', (version) => {
    const decision = update({ version, changes: { renewal_days: 0 } });
    expect(decision.ok ? null : decision.refusal.code).toBe('product_changed_elsewhere');
  });

  test.each([undefined, null])('without a version (%s) is made on whatever is there', (version) => {
    expect(update({ version, changes: { renewal_days: 90 } }).ok).toBe(true);
  });

  test('that changes nothing comes to nothing', () => {
    expect(update({})).toEqual({ ok: true, event: null });
    expect(update({ changes: { renewal_days: 60, live_in: ['CA-ON', 'US-CO', 'US-OH'] } })).toEqual({
      ok: true,
      event: null,
    });
  });

  test('says where selling begins and where it ends', () => {
    const decision = update({ changes: { live_in: ['US-OH', 'US-AZ'], not_live_in: ['US-CO'] } });
    expect(decision).toMatchObject({
      event: { opened: ['US-AZ'], closed: ['US-CO', 'CA-ON'], changed: ['live_in', 'not_live_in'] },
    });
  });

  test('may be of fees alone, with those that would have counted', () => {
    const decision = update({ parameters: { effective_date: '2026-08-01', installment_fee: 0 } });
    expect(decision).toMatchObject({
      event: {
        changed: [],
        fees: {
          after: { ...defaultParameters, from: '2026-08-01', installmentFee: 0, depositShare: 20, referralDays: 10 },
          before: { ...defaultParameters, installmentFee: 700, depositShare: 20, referralDays: 10 },
        },
      },
    });
  });

  test('has a discount for loyalty follow from years only where the rates of its line have one', () => {
    const parameters = { effective_date: '2027-01-01', loyalty_years: 3 };
    expect(update({ parameters }, { ratesLoyalty: false })).toMatchObject({
      ok: false,
      refusal: { code: 'loyalty_not_rated', field: 'parameters.loyalty_years' },
    });
    expect(update({ parameters }).ok).toBe(true);
    expect(update({ parameters: { ...parameters, loyalty_years: 0 } }, { ratesLoyalty: false }).ok).toBe(true);
    // What a product says already and nobody touches stands in nobody's way.
    const { fees, ...product } = exampleProduct();
    const said = { ...product, fees: fees.map((one) => ({ ...one, loyaltyYears: 3 })) };
    const others = { effective_date: '2027-01-01', installment_fee: 700 };
    expect(update({ parameters: others }, { ratesLoyalty: false }, said).ok).toBe(true);
  });

  test('is refused as a whole when its fees are', () => {
    const parameters = { effective_date: '2026-06-15', installment_fee: 100 };
    const decision = update({ changes: { renewal_days: 90 }, parameters });
    expect(decision.ok ? null : decision.refusal.code).toBe('parameters_day_not_ahead');
  });
});

describe('products are changed', () => {
  const writers = ['system', 'organization:underwriter', 'global:underwriter', 'global:organization_admin'];

  test.each([...callerRoles, ...impliedRoles])('by underwriters and administrators: %s', (role) => {
    const decision = decideProductWrite(principalOf(role));
    expect(decision.ok).toBe([...writers, 'global:admin'].includes(role));
    expect(decision.ok ? '' : decision.refusal.code).toBe(decision.ok ? '' : 'actor_not_allowed');
  });
});
