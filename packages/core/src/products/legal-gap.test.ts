import { describe, expect, test } from 'vitest';
import { day } from '../shared/time/day.ts';
import { printSentence } from '../shared/text/sentence.ts';
import { findLegalGap } from './legal-gap.ts';
import { lineNotOffered } from './mandatory-lines.ts';
import { canadianProvinces, isMotorised, usStates, type VehicleClass, vehicleClasses } from './vocabulary.ts';

const effectiveDate = day('2026-06-15');
const gapOf = (state: string, kind: VehicleClass, on = effectiveDate) =>
  findLegalGap({ state, isDriven: isMotorised(kind), effectiveDate: on }, 'postal_code');

describe('what the law asks for and we do not do', () => {
  test.each([
    ['FL', 'class_a', 'mandatory_line_not_offered'],
    ['FL', 'bus_conversion', 'mandatory_line_not_offered'],
    ['FL', 'fifth_wheel', null],
    ['ON', 'class_c', 'mandatory_line_not_offered'],
    ['ON', 'travel_trailer', null],
    ['KY', 'class_b', 'mandatory_line_not_offered'],
    ['KY', 'pop_up', 'charge_not_levied'],
    ['WV', 'truck_camper', 'charge_not_levied'],
    ['OH', 'class_a', null],
    ['CO', 'class_b', null],
    ['CO', 'teardrop', null],
  ] as const)('in %s for a %s: %s', (state, kind, code) => {
    const gap = gapOf(state, kind);
    expect(gap?.code ?? null).toBe(code);
    if (gap) expect(gap.field).toBe('postal_code');
  });

  test('names the place and the line, in both languages', () => {
    const gap = gapOf('FL', 'class_a');
    if (!gap) throw new Error('nothing stands in the way');
    expect(gap.message).toBe(
      'The law of Florida asks for personal injury protection with a motorhome, which we do not offer yet.',
    );
    expect(printSentence(gap, 'fr-CA')).toBe(
      'La loi exige pour une autocaravane une protection que nous n’offrons pas encore (Floride)\u00a0: protection contre les préjudices personnels.',
    );
  });

  test('names the place alone where a tax is owed, in both languages', () => {
    const gap = gapOf('WV', 'fifth_wheel');
    if (!gap) throw new Error('nothing stands in the way');
    expect(gap.message).toBe('Insurance in West Virginia bears a tax that we do not collect yet.');
    expect(printSentence(gap, 'fr-CA')).toBe(
      'L’assurance est soumise à une taxe que nous ne percevons pas encore (Virginie-Occidentale).',
    );
  });

  test('has a French name for every line that stands in the way anywhere', () => {
    for (const state of [...usStates, ...canadianProvinces]) {
      const gap = gapOf(state, 'class_a');
      const line = gap?.facts?.['line'];
      if (line !== undefined) expect(line).toEqual({ en: expect.any(String), fr: expect.any(String) });
    }
  });

  test('depends on the first day of the term: Kentucky has its surcharge since 2010', () => {
    expect(gapOf('NS', 'class_a', day('1999-12-31'))).toBeNull();
    expect(gapOf('WV', 'pop_up', day('1999-12-31'))).toBeNull();
    expect(gapOf('WV', 'pop_up', day('2000-01-01'))).not.toBeNull();
  });

  test('is the same for every class that drives, and lines are asked of no other', () => {
    for (const state of usStates) {
      for (const kind of vehicleClasses) {
        const isLine = gapOf(state, kind)?.code === 'mandatory_line_not_offered';
        expect([state, kind, isLine]).toEqual([
          state,
          kind,
          isMotorised(kind) && lineNotOffered(state, effectiveDate) !== null,
        ]);
      }
    }
  });
});
