import { describe, expect, test } from 'vitest';
import { lineNotOffered } from '../../products/mandatory-lines.ts';
import { motorisedClasses, usStates, vehicleClasses } from '../../products/vocabulary.ts';
import { day } from '../../shared/time/day.ts';
import type { Vehicle } from '../quote.ts';
import { exampleGaraging, exampleMailing, exampleQuote, exampleVehicle } from '../quote.fixture.ts';
import { lawFindings } from './law-findings.ts';

const garagedIn = (administrativeArea: string, ...vehicles: readonly Partial<Vehicle>[]) =>
  exampleQuote({
    locations: [exampleMailing, { ...exampleGaraging, administrativeArea }],
    vehicles: vehicles.map((vehicle, index) => ({ ...exampleVehicle, vehicleId: `vehicle-${index}`, ...vehicle })),
  });
const found = (...quote: Parameters<typeof garagedIn>) =>
  lawFindings(garagedIn(...quote)).map(({ code, field }) => [code, field]);

describe('where a vehicle is kept', () => {
  test.each(motorisedClasses)('counts for a %s: Florida, Michigan, New Jersey, New York and North Carolina', (type) => {
    for (const state of ['FL', 'MI', 'NJ', 'NY', 'NC']) {
      expect(found(state, { type })).toEqual([['mandatory_line_not_offered', 'vehicles.0.garaging_postal_code']]);
    }
    expect(found('OH', { type })).toEqual([]);
  });

  test.each(vehicleClasses.filter((kind) => !(motorisedClasses as readonly string[]).includes(kind)))(
    'is no matter for a %s, which its tow vehicle brings the lines',
    (type) => {
      for (const state of usStates.filter((one) => !['KY', 'WV'].includes(one))) {
        expect([state, found(state, { type })]).toEqual([state, []]);
      }
    },
  );

  test('is asked of every vehicle by itself', () => {
    const pair = [{ type: 'fifth_wheel' }, { type: 'class_c' }] as const;
    expect(found('NY', ...pair)).toEqual([['mandatory_line_not_offered', 'vehicles.1.garaging_postal_code']]);
    expect(found('KY', ...pair)).toEqual([
      ['charge_not_levied', 'vehicles.0.garaging_postal_code'],
      ['mandatory_line_not_offered', 'vehicles.1.garaging_postal_code'],
    ]);
  });

  test('is no matter of where the insured lives', () => {
    const inFlorida = { ...exampleMailing, administrativeArea: 'FL' };
    expect(lawFindings(exampleQuote({ locations: [inFlorida, exampleGaraging] }))).toEqual([]);
  });

  test('is judged by the law of the first day of the term', () => {
    const findings = (effectiveDate: string) =>
      lawFindings({ ...garagedIn('AB', {}), effectiveDate: day(effectiveDate) }).map(({ message }) => message);
    expect(findings('1999-12-31')).toEqual([]);
    expect(findings('2026-03-20')).toEqual([
      'The law of Alberta asks for accident benefits with a motorhome, which we do not offer yet.',
    ]);
  });

  test('can be mended by who answers: nobody waives a law', () => {
    for (const state of usStates) {
      if (lineNotOffered(state, day('2026-03-20')) === null) continue;
      expect(lawFindings(garagedIn(state, {})).map(({ remedy }) => remedy)).toEqual(['change']);
    }
  });
});
