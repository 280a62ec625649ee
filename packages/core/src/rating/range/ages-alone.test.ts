import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, ageOn, day } from '../../shared/time/day.ts';
import { withAgesAlone } from './ages-alone.ts';
import { rateQuote } from '../rate.ts';
import { demoBook, exampleOne, seeded, withDriver } from '../testing/example-subjects.ts';

describe('a subject with ages alone', () => {
  test('says of nobody when they were born', () => {
    const shown = withAgesAlone({ ...exampleOne, effectiveDate: day('2026-07-01') });
    expect(shown.drivers[0]?.['birthdate']).toBe('1968-07-01');
  });

  test('is rated to the cent as the one with the birth dates, of whatever age', () => {
    fc.assert(
      fc.property(fc.integer({ min: 16 * 366, max: 90 * 365 }), fc.nat({ max: 800 }), (days, ahead) => {
        const effectiveDate = addDays(day('2026-07-01'), ahead);
        const birthdate = addDays(effectiveDate, -days);
        const subject = withDriver({ ...exampleOne, effectiveDate }, { birthdate });
        const shown = withAgesAlone(subject);
        const moved = shown.drivers[0]?.['birthdate'];
        expect(ageOn(day(String(moved)), effectiveDate)).toBe(ageOn(birthdate, effectiveDate));
        expect(rateQuote(shown, demoBook).total).toBe(rateQuote(subject, demoBook).total);
      }),
      seeded,
    );
  });

  test('leaves open what was not answered, and everything else as it was', () => {
    const subject = withDriver(exampleOne, { birthdate: null });
    expect(withAgesAlone(subject)).toEqual(subject);
    const { drivers: _, ...rest } = withAgesAlone(exampleOne);
    const { drivers: __, ...same } = exampleOne;
    expect(rest).toEqual(same);
  });
});
