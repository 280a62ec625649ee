import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answeredFields } from '../../lines/check-answers.ts';
import { lines } from '../../lines/line-for.ts';
import { rateQuote } from '../../rating/rate.ts';
import { arbitrarySubject } from '../../rating/testing/arbitrary-subject.ts';
import { demoBook, exampleOne, seeded } from '../../rating/testing/example-subjects.ts';
import { withAgesAlone } from '../../rating/range/ages-alone.ts';
import { addMonths, day } from '../../shared/time/day.ts';
import { storedFormat, storedSubject, subjectAtRenewal } from './stored-subject.ts';
import type { RatedContent } from './subject-of-quote.ts';

const content: RatedContent = {
  provider: 'boat',
  effectiveDate: day('2026-06-16'),
  policyDurationMonths: 12,
  paymentTerm: 'monthly',
  administrativeArea: 'OH',
  coverages: { roadside: {} },
  discounts: [],
  declarations: { incidents: { at_fault: 1 } },
  locations: [],
  entities: [
    {
      entityType: 'person',
      entityRelationship: 'named_insured',
      birthdate: day('1968-03-09'),
      rvDrivingExperienceYears: 8,
      answers: { boating_years: 3 },
    },
  ],
  vehicles: [
    {
      vehicleId: 'v',
      type: 'class_a',
      year: 2020,
      ratingValue: 8e6,
      ratingValueType: null,
      usageType: null,
      storageType: null,
      estimatedYearlyMileage: null,
      rentalUtilizationRate: null,
      locationId: null,
      answers: {
        length_feet: 20,
        hull_number: 'ABC12345D404',
      },
    },
  ],
};

describe('what is kept of a bound quote', () => {
  test('says of nobody when they were born', () => {
    const stored = storedSubject(content);
    expect(JSON.stringify(stored)).not.toContain('03-09');
    expect(stored.drivers[0]?.birthdate).toBe('1968-06-16');
  });

  test('has the answers of its format: whoever reads another one of a quote raises the format', () => {
    const { drivers, vehicles, ...rest } = storedSubject(content);
    const names = [rest, drivers[0] ?? {}, vehicles[0] ?? {}].map((part) => Object.keys(part).toSorted().join(' '));
    expect([storedFormat, ...names]).toEqual([
      4,
      'coverages discounts effectiveDate paymentTerm scoreTier state termMonths',
      'birthdate boating_years points rvExperienceYears',
      'annualMiles class length_feet rentalUtilization state storage usage value valueType vehicleId year',
    ]);
  });

  test('has of each line the answers of its format: whoever lets a price need one more raises the format', () => {
    const needed = lines.flatMap(({ provider }) =>
      (['object', 'person'] as const).flatMap((of) =>
        answeredFields(provider, of).flatMap((field) =>
          field.needed === 'price' ? [`${provider}.${field.name}`] : [],
        ),
      ),
    );
    expect([storedFormat, needed.toSorted().join(' ')]).toEqual([
      4,
      'boat.boating_years boat.horsepower boat.kept_on boat.length_feet boat.top_speed boat.waters ' +
        'car_share.days_shared motorcycle.engine_cc motorcycle.incidents motorcycle.lay_up motorcycle.riding_years ' +
        'tire_wheel.wheels warranty.odometer windshield.windshield',
    ]);
  });

  test('is rated at a renewal on the same day of a later year as the quote itself', () => {
    fc.assert(
      fc.property(arbitrarySubject, fc.integer({ min: 0, max: 4 }), (subject, years) => {
        const renewalDate = addMonths(subject.effectiveDate, 12 * years);
        fc.pre(renewalDate.slice(5) === subject.effectiveDate.slice(5));
        const stored = subjectAtRenewal(withAgesAlone(subject), renewalDate);
        expect(rateQuote(stored, demoBook)).toEqual(rateQuote({ ...subject, effectiveDate: renewalDate }, demoBook));
      }),
      seeded,
    );
  });

  test('does not say how old somebody is on another day of the year', () => {
    expect(() => subjectAtRenewal(exampleOne, day('2026-12-01'))).toThrow(RangeError);
  });
});
