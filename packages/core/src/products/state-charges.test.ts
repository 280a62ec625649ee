import { describe, expect, test } from 'vitest';
import { day } from '../shared/time/day.ts';
import { chargesOwed, stateCharges } from './state-charges.ts';
import { canadianProvinces, usStates } from './vocabulary.ts';

describe('the table of charges', () => {
  test.each(Object.entries(stateCharges))('names source and grade of what %s levies', (state, charges) => {
    expect([...usStates, ...canadianProvinces]).toContain(state);
    expect(charges.length).toBeGreaterThan(0);
    for (const { source, grade, basisPoints } of charges) {
      expect(source.length).toBeGreaterThan(10);
      expect(['S', 'K']).toContain(grade);
      if (basisPoints !== null) expect(Number.isInteger(basisPoints) && basisPoints > 0).toBe(true);
    }
  });

  test('leaves open what each town sets for itself, and nothing else', () => {
    for (const { kind, basisPoints } of Object.values(stateCharges).flat()) {
      expect(basisPoints === null).toBe(kind === 'municipal_tax');
    }
  });
});

describe('what a buyer owes beside the premium', () => {
  test('is 1.8 per cent in Kentucky, and the tax of the town', () => {
    const owed = chargesOwed('KY', day('2026-06-15'));
    expect(owed.map(({ kind, basisPoints }) => [kind, basisPoints])).toEqual([
      ['premium_surcharge', 180],
      ['municipal_tax', null],
    ]);
  });

  test('begins on the day that the law names', () => {
    expect(chargesOwed('KY', day('2010-03-31')).map(({ kind }) => kind)).toEqual(['municipal_tax']);
    expect(chargesOwed('KY', day('2010-04-01'))).toHaveLength(2);
  });

  test.each(['OH', 'TX', 'ON', 'ZZ'])('is nothing in %s', (state) => {
    expect(chargesOwed(state, day('2026-06-15'))).toEqual([]);
  });
});
