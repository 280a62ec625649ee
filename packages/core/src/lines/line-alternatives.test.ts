import { describe, expect, test } from 'vitest';
import { applyChange, priceChange } from '../rating/explaining/counterfactual.ts';
import { rateQuote } from '../rating/rate.ts';
import { alternativesOfLine } from './line-alternatives.ts';
import { findLineProblems } from './find-line-problems.ts';
import type { Line } from './line.ts';
import { lineFor } from './line-for.ts';
import { settingValue } from './setting-value.ts';
import { examples } from './testing/example-objects.ts';
import { bookOf } from './testing/line-books.ts';

type Example = keyof typeof examples;

function lineOf(provider: Example): Line {
  const line = lineFor(provider);
  if (!line) throw new Error(`${provider} is no line`);
  return line;
}
const textOf = (provider: Example, subject = examples[provider]) =>
  alternativesOfLine(lineOf(provider), subject).map(({ about, label, terms }) =>
    [about, terms?.message ?? label.message].join(': '),
  );

describe('what of a quote could be otherwise', () => {
  test('of roadside is more or fewer calls and miles, and the extra left out', () => {
    expect(textOf('roadside')).toEqual([
      'coverages.roadside_plan.events: 3',
      'coverages.roadside_plan.events: 5',
      'coverages.roadside_plan.tow_miles: 50 miles',
      'coverages.roadside_plan.tow_miles: 200 miles',
      'coverages.trip_interruption.limit: $600',
      'coverages.trip_interruption.limit: $2,000',
      'coverages.trip_interruption: Without Trip interruption',
    ]);
  });

  test('of a service contract is also its parts and its length', () => {
    const all = textOf('warranty');
    expect(all).toContain('coverages.service_contract.tier: Engine, transmission, axles');
    expect(all).toContain('coverages.service_contract.miles: 24,000 miles');
    expect(all.slice(-2)).toEqual(['policy_duration_months: 24 months', 'policy_duration_months: 48 months']);
  });

  test('of a boat is where it is kept and how far it goes', () => {
    expect(textOf('boat').filter((one) => one.startsWith('vehicles.0.'))).toEqual([
      'vehicles.0.waters: At most 75 miles off the coast',
      'vehicles.0.waters: At most 125 miles off the coast',
      'vehicles.0.kept_on: On a lift',
      'vehicles.0.kept_on: In a slip',
      'vehicles.0.kept_on: On a mooring',
      'vehicles.0.rating_value_type: Actual cash value',
      'vehicles.0.rating_value_type: Total loss replacement',
    ]);
  });

  test('is nothing where nothing is answered', () => {
    const { boat } = examples;
    const open = { ...boat, coverages: null, termMonths: null, vehicles: [{ vehicleId: 'boat' }], drivers: [] };
    expect(alternativesOfLine(lineOf('boat'), open)).toEqual([]);
  });

  test.each(Object.keys(examples) as Example[])('is a real price, to the cent: %s', (provider) => {
    const [line, subject] = [lineOf(provider), examples[provider]];
    const book = bookOf(line);
    const all = alternativesOfLine(line, subject);
    expect(all.length).toBeGreaterThan(3);
    for (const { change } of all) {
      const after = rateQuote(applyChange(subject, change), book).total;
      expect(after).not.toBeNull();
      expect(priceChange(subject, change, book)).toBe((after ?? 0) - (rateQuote(subject, book).total ?? 0));
    }
  });

  test('may be what cannot be sold, which the line says', () => {
    const all = alternativesOfLine(lineOf('boat'), examples.boat);
    const newForLost = all.find(({ terms }) => terms?.message === 'Total loss replacement');
    const problems = findLineProblems(lineOf('boat'), applyChange(examples.boat, newForLost?.change ?? {}));
    expect(problems.map(({ code }) => code)).toEqual(['boat_replacement_new']);
  });
});

test('a value reads as what it counts', () => {
  const setting = { name: 'x', label: { en: 'X', fr: 'X' }, values: [], price: 'rises' } as const;
  const labels = { all: { en: 'All', fr: 'Tout' } };
  expect(settingValue({ ...setting, unit: 'dollars' }, 2500).message).toBe('$2,500');
  expect(settingValue({ ...setting, unit: 'thousands' }, '25/50/25').message).toBe('25/50/25');
  expect(settingValue({ ...setting, unit: 'per_cent' }, 2).message).toBe('2 %');
  expect(settingValue({ ...setting, unit: 'miles' }, 60_000).message).toBe('60,000 miles');
  expect(settingValue({ ...setting, unit: 'times' }, 4).message).toBe('4');
  expect(settingValue({ ...setting, unit: 'named', labels }, 'all').message).toBe('All');
});
