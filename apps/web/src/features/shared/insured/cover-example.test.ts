import {
  type CoverageCode,
  coverageCodes,
  deductibles,
  emergencyExpenseLimits,
  fullTimerLiabilityLimits,
  liabilityLimits,
  medicalPaymentsLimits,
  personalEffectsLimits,
  uninsuredMotoristLimits,
  vacationLiabilityLimits,
} from '@roadworthy/core/products/vocabulary.ts';
import { createTranslator } from 'next-intl';
import { describe, expect, test } from 'vitest';
import english from '../../../generated/messages/en-us/covers.json';
import french from '../../../generated/messages/fr-ca/covers.json';
import { coverExample } from './cover-example.ts';

const catalogues = [
  ['en-US', english],
  ['fr-CA', french],
] as const;

const limited = (limits: readonly (string | number)[]) => limits.map((limit) => ({ limit }));
const deducted = deductibles.map((deductible) => ({ deductible }));

/** Everything of each cover that can be bought. */
const settings: Readonly<Record<CoverageCode, readonly object[]>> = {
  liability: limited(liabilityLimits),
  comprehensive: deducted,
  collision: deducted,
  uninsured_motorist: limited(uninsuredMotoristLimits),
  medical_payments: limited(medicalPaymentsLimits),
  vacation_liability: limited(vacationLiabilityLimits),
  emergency_expense: limited(emergencyExpenseLimits),
  roadside: [{}],
  glass: [{}],
  full_timer_liability: limited(fullTimerLiabilityLimits),
  personal_effects: limited(personalEffectsLimits),
  pet: [{}],
};

describe('the example beside a limit', () => {
  test.each<[object, string, Record<string, number>]>([
    [{ limit: '50/100/50' }, 'three', { person: 5_000_000, accident: 10_000_000, property: 5_000_000 }],
    [{ limit: '300 CSL' }, 'combined', { amount: 30_000_000 }],
    [{ limit: '100/300' }, 'two', { person: 10_000_000, accident: 30_000_000 }],
    [{ limit: 25_000 }, 'limit', { limit: 2_500_000 }],
    [{ deductible: 500 }, 'deductible', { deductible: 50_000, loss: 600_000, paid: 550_000 }],
    [{}, 'included', {}],
  ])('of %j is “%s”, with its amounts', (bought, text, cents) => {
    expect(coverExample(bought)).toEqual({ text, cents });
  });

  test.each([null, undefined, 'yes', { limit: 'plenty' }, { limit: null }])('of %j there is none', (bought) => {
    expect(coverExample(bought)).toBeNull();
  });

  test.each(coverageCodes)('of %s is there for everything that can be bought, in each language', (code) => {
    for (const [locale, messages] of catalogues) {
      const t = createTranslator({ locale, messages: { covers: messages }, namespace: 'covers' });
      for (const bought of settings[code]) {
        const example = coverExample(bought);
        expect(example, JSON.stringify(bought)).not.toBeNull();
        const key = `${code}.${example?.text}` as 'liability.three';
        expect([locale, key, t.has(key)]).toEqual([locale, key, true]);
        const amounts = Object.fromEntries(Object.keys(example?.cents ?? {}).map((name) => [name, `«${name}»`]));
        expect(t(key, amounts as never)).not.toMatch(/[{}]/);
      }
    }
  });

  test('never leaves a deductible that the damage does not reach', () => {
    for (const bought of settings.collision) expect(coverExample(bought)?.cents['paid']).toBeGreaterThan(0);
  });
});
