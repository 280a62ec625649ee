import { describe, expect, test } from 'vitest';
import { printSentence } from '../shared/text/sentence.ts';
import { coverageCodes, paymentTerms, ratingValueTypes, usageTypes, vehicleClasses } from './vocabulary.ts';
import {
  coverageLabels,
  coverageTerms,
  paymentTermLabels,
  printCoverage,
  usageLabels,
  valueBasisLabels,
  vehicleClassLabels,
} from './labels.ts';

const read = (...bought: Parameters<typeof printCoverage>) => {
  const { limit, deductible } = printCoverage(...bought);
  return { limit: limit?.message ?? null, deductible: deductible?.message ?? null };
};

describe('how a coverage reads', () => {
  test.each([
    ['25/50/25', '$25,000 each person, $50,000 each accident, $25,000 property damage'],
    ['50/100/50', '$50,000 each person, $100,000 each accident, $50,000 property damage'],
    ['100/300/100', '$100,000 each person, $300,000 each accident, $100,000 property damage'],
    ['250/500/100', '$250,000 each person, $500,000 each accident, $100,000 property damage'],
    ['300 CSL', '$300,000 combined single limit'],
    ['500 CSL', '$500,000 combined single limit'],
    ['1M CSL', '$1,000,000 combined single limit'],
  ] as const)('liability of %s is %s', (limit, text) => {
    expect(read('liability', { liability: { limit } })).toEqual({ limit: text, deductible: null });
  });

  test.each([
    ['25/50', '$25,000 each person, $50,000 each accident'],
    ['250/500', '$250,000 each person, $500,000 each accident'],
  ] as const)('uninsured motorist of %s is %s', (limit, text) => {
    const bought = { uninsured_motorist: { limit } };
    expect(read('uninsured_motorist', bought)).toEqual({ limit: text, deductible: null });
  });

  test.each([
    ['comprehensive', { comprehensive: { deductible: 1000 } }, null, '$1,000'],
    ['collision', { collision: { deductible: 250 } }, null, '$250'],
    ['medical_payments', { medical_payments: { limit: 10_000 } }, '$10,000', null],
    ['vacation_liability', { vacation_liability: { limit: 500_000 } }, '$500,000', null],
    ['emergency_expense', { emergency_expense: { limit: 750 } }, '$750', null],
    ['full_timer_liability', { full_timer_liability: { limit: 100_000 } }, '$100,000', null],
    ['personal_effects', { personal_effects: { limit: 12_000 } }, '$12,000', null],
    ['roadside', { roadside: {} }, null, null],
    ['glass', { glass: {} }, null, null],
    ['pet', { pet: {} }, null, null],
    ['pet', {}, null, null],
    ['liability', {}, null, null],
  ] as const)('%s of %j has limit %s and deductible %s', (code, coverages, limit, deductible) => {
    expect(read(code, coverages)).toEqual({ limit, deductible });
  });
});

describe('how a coverage reads in French', () => {
  test.each([
    [{ liability: { limit: '300 CSL' } }, 'liability', '300\u00a0000\u00a0$ pour l’ensemble d’un accident'],
    [
      { uninsured_motorist: { limit: '25/50' } },
      'uninsured_motorist',
      '25\u00a0000\u00a0$ par personne, 50\u00a0000\u00a0$ par accident',
    ],
    [
      { liability: { limit: '100/300/100' } },
      'liability',
      '100\u00a0000\u00a0$ par personne, 300\u00a0000\u00a0$ par accident, 100\u00a0000\u00a0$ pour les biens',
    ],
    [{ medical_payments: { limit: 5_000 } }, 'medical_payments', '5\u00a0000\u00a0$'],
  ] as const)('%j has the limit of %s: %s', (coverages, code, text) => {
    const { limit } = printCoverage(code, coverages);
    expect(limit && printSentence(limit, 'fr-CA')).toBe(text);
  });
});

describe('a coverage beside its price', () => {
  test.each([
    ['liability', { liability: { limit: '100/300/100' } }, '100/300/100'],
    ['collision', { collision: { deductible: 1000 } }, '$1,000 deductible'],
    ['vacation_liability', { vacation_liability: { limit: 25_000 } }, '$25,000'],
    ['roadside', { roadside: {} }, 'Included'],
    ['pet', {}, null],
  ] as const)('%s of %j reads %s', (code, coverages, text) => {
    expect(coverageTerms(coverages, code)?.message ?? null).toBe(text);
  });
});

describe('labels', () => {
  test.each([
    ['coverages', coverageCodes, coverageLabels],
    ['classes', vehicleClasses, vehicleClassLabels],
    ['value bases', ratingValueTypes, valueBasisLabels],
    ['uses', usageTypes, usageLabels],
    ['payment terms', paymentTerms, paymentTermLabels],
  ])('name all %s, each in its own words', (_list, values, labels) => {
    expect(Object.keys(labels).toSorted()).toEqual([...values].toSorted());
    expect(new Set(Object.values(labels).map(({ en }) => en)).size).toBe(values.length);
    for (const { en } of Object.values(labels)) expect(en).toMatch(/^[A-Z][^_]+$/);
  });
});
