import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, day } from '../shared/time/day.ts';
import { decideNewParameters } from './new-parameters.ts';
import { defaultParameters, parametersOn, type ParametersFrom } from './product-parameters.ts';
import { parameterRules } from './parameter-vocabulary.ts';
import { exampleProduct, today } from './product.fixture.ts';

const seed = 4_406;
const { fees } = exampleProduct();
const decide = (request: Parameters<typeof decideNewParameters>[1]) => decideNewParameters(fees, request, today);
const codeOf = (request: Parameters<typeof decideNewParameters>[1]) => {
  const decision = decide(request);
  return decision.ok ? null : [decision.refusal.code, decision.refusal.field];
};

describe('fees from a day on', () => {
  test.each([
    ['2026-06-15', 'today'],
    ['2026-06-14', 'yesterday'],
    ['2000-01-01', 'the day of the first fees'],
    ['2026-02-30', 'a day that does not exist'],
    ['soon', 'no day'],
    ['', 'an empty text'],
  ])('are refused for %s, %s', (effective_date) => {
    expect(codeOf({ effective_date, installment_fee: 600 })).toEqual([
      'parameters_day_not_ahead',
      'parameters.effective_date',
    ]);
  });

  test('may begin tomorrow, and at most two years ahead', () => {
    expect(codeOf({ effective_date: '2026-06-16' })).toBeNull();
    expect(codeOf({ effective_date: '2028-06-14' })).toBeNull();
    expect(codeOf({ effective_date: '2028-06-15' })).toEqual(['parameters_day_too_far', 'parameters.effective_date']);
    expect(codeOf({ effective_date: '3026-06-16' })?.[0]).toBe('parameters_day_too_far');
  });

  test.each([
    [{ installment_fee: -1 }, 'installment_fee'],
    [{ installment_fee: 100_001 }, 'installment_fee'],
    [{ installment_fee: 2.5 }, 'installment_fee'],
    [{ installment_fee: Number.NaN }, 'installment_fee'],
    [{ deposit_share: -1 }, 'deposit_share'],
    [{ deposit_share: 51 }, 'deposit_share'],
    [{ deposit_share: 12.5 }, 'deposit_share'],
    [{ referral_days: 0 }, 'referral_days'],
    [{ referral_days: 61 }, 'referral_days'],
    [{ referral_days: 1.5 }, 'referral_days'],
    [{ announce_days: 31 }, 'announce_days'],
    [{ grace_days: 0 }, 'grace_days'],
    [{ notice_days: 61 }, 'notice_days'],
    [{ refund_limit: -1 }, 'refund_limit'],
    [{ reinstatement_days: 91 }, 'reinstatement_days'],
    [{ reinstatement_days: -1 }, 'reinstatement_days'],
    [{ reinstatements: 11 }, 'reinstatements'],
    [{ reinstatements: 1.5 }, 'reinstatements'],
    [{ reinstatement_fee: 100_001 }, 'reinstatement_fee'],
    [{ retry_days: [3, 3] }, 'retry_days'],
    [{ retry_days: [0] }, 'retry_days'],
    [{ retry_days: [1, 2, 3, 4, 5] }, 'retry_days'],
    [{ retry_days: [3, 31] }, 'retry_days'],
  ])('with %j are refused at the %s', (requested, field) => {
    expect(codeOf({ effective_date: '2026-06-20', ...requested })).toEqual([
      `${field}_out_of_range`,
      `parameters.${field}`,
    ]);
  });

  test.each([
    ['2026-06-20', { installment_fee: 0, deposit_share: 50 }, [0, 50, 14]],
    ['2026-06-20', { installment_fee: 900 }, [900, 0, 14]],
    ['2026-07-01', { installment_fee: 900 }, [900, 20, 10]],
    ['2026-08-01', { deposit_share: 10 }, [700, 10, 10]],
    ['2026-08-01', { referral_days: 21 }, [700, 20, 21]],
    ['2026-08-01', { installment_fee: null, deposit_share: null, referral_days: null }, [700, 20, 10]],
  ])('from %s with %j are %j: what is left out is as it would have been', (effective_date, requested, wanted) => {
    const [installmentFee, depositShare, referralDays] = wanted;
    const event = { ...defaultParameters, from: effective_date, installmentFee, depositShare, referralDays };
    expect(decide({ effective_date, ...requested })).toEqual({ ok: true, event });
  });

  test('say in the refusal which day is the first', () => {
    const decision = decide({ effective_date: '2026-06-15' });
    expect(decision.ok ? '' : decision.refusal.message).toBe(
      'What counts today stays. Choose Jun 16, 2026 or a later day.',
    );
  });

  test(`change no day that has begun (seed ${seed})`, () => {
    const ahead = fc.integer({ min: 1, max: 730 });
    const property = fc.property(ahead, fc.integer({ min: 0, max: 800 }), (days, back) => {
      const decision = decide({ effective_date: addDays(today, days), installment_fee: 999, deposit_share: 1 });
      const added: ParametersFrom[] = decision.ok ? [decision.event] : [];
      const others = fees.filter(({ from }) => from !== added[0]?.from);
      const past = addDays(today, -back);
      expect(added).toHaveLength(1);
      expect(parametersOn([...others, ...added], past)).toEqual(parametersOn(fees, past));
    });
    fc.assert(property, { seed });
  });

  test('of a product that has none yet begin with what counts everywhere', () => {
    const decision = decideNewParameters([], { effective_date: day('2026-06-20'), deposit_share: 5 }, today);
    expect(decision).toEqual({
      ok: true,
      event: { ...defaultParameters, from: '2026-06-20', depositShare: 5 },
    });
  });
});

describe('what counts on a day', () => {
  test.each([
    ['2026-06-30', 14],
    ['2026-07-01', 10],
    ['2030-01-01', 10],
  ])('on %s is what began last by then, in whatever order it is given', (on, referralDays) => {
    expect(parametersOn(fees, day(on)).referralDays).toBe(referralDays);
    expect(parametersOn(fees.toReversed(), day(on)).referralDays).toBe(referralDays);
  });

  test('is what counts everywhere where a product says nothing', () => {
    expect(parametersOn([], today)).toEqual(defaultParameters);
    expect(parametersOn(fees, day('1999-12-31'))).toEqual(defaultParameters);
  });

  test('may be written: every parameter has its rule, and what counts everywhere keeps to it', () => {
    expect(parameterRules.map(({ name }) => name).toSorted()).toEqual(Object.keys(defaultParameters).toSorted());
    const requested = Object.fromEntries(parameterRules.map(({ name, field }) => [field, defaultParameters[name]]));
    expect(codeOf({ effective_date: '2026-06-20', ...requested })).toBeNull();
  });

  test('may take no cover back, or take it back for nothing', () => {
    const requested = { reinstatement_days: 0, reinstatements: 0, reinstatement_fee: 0 };
    const decision = decide({ effective_date: '2026-06-20', ...requested });
    expect(decision).toMatchObject({ event: { reinstatementDays: 0, reinstatements: 0, reinstatementFee: 0 } });
  });

  test('say how often in whole numbers', () => {
    const decision = decide({ effective_date: '2026-06-20', reinstatements: 11 });
    expect(decision.ok ? '' : decision.refusal.message).toBe('Enter a whole number, from 0 to 10.');
  });

  test('a list may be emptied, so that nothing is tried again', () => {
    const decision = decide({ effective_date: '2026-06-20', retry_days: [] });
    expect(decision).toMatchObject({ event: { retryDays: [] } });
  });
});
