import { personalStructure } from '@roadworthy/core/rating/personal-structure.ts';
import { compileRateBook } from '@roadworthy/core/rating/book/rate-book.ts';
import { demoRateBookVersion, demoRateRows } from '@roadworthy/core/rating/book/demo-rate-book.ts';
import { rateQuote } from '@roadworthy/core/rating/rate.ts';
import type { RatingSubject } from '@roadworthy/core/rating/rating-subject.ts';
import { day } from '@roadworthy/core/shared/time/day.ts';
import { median } from './measure.ts';

function subjectOf(index: number): RatingSubject {
  return {
    effectiveDate: day('2026-07-01'),
    termMonths: 12,
    state: index % 2 === 0 ? 'OH' : 'TX',
    coverages: {
      liability: { limit: '100/300/100' },
      comprehensive: { deductible: 500 },
      collision: { deductible: 500 },
      vacation_liability: { limit: 100_000 },
      emergency_expense: { limit: 750 },
      roadside: {},
    },
    discounts: [],
    paymentTerm: 'monthly',
    scoreTier: 'B',
    drivers: [{ birthdate: day('1968-03-09'), rvExperienceYears: 8, points: index % 4 }],
    vehicles: [
      {
        vehicleId: String(index),
        class: 'class_a',
        year: 2010 + (index % 15),
        value: 8_000_000 + index * 1_000,
        valueType: 'agreed_value',
        usage: 'recreational',
        storage: 'secured',
        annualMiles: 5_000,
        rentalUtilization: 0,
      },
    ],
  };
}

/** Ratings a second on one core, trace left out: the median of the rounds. */
export function benchRatings(rounds: number): number {
  const book = compileRateBook(personalStructure, demoRateRows, demoRateBookVersion);
  const subjects = Array.from({ length: 1_000 }, (_, index) => subjectOf(index));
  const round = (): number => {
    const startedAt = process.hrtime.bigint();
    let priced = 0;
    for (let pass = 0; pass < 50; pass += 1) {
      for (const subject of subjects) if (rateQuote(subject, book).total !== null) priced += 1;
    }
    if (priced !== 50 * subjects.length) throw new Error('every subject has a price');
    return priced / (Number(process.hrtime.bigint() - startedAt) / 1e9);
  };
  round();
  return median(Array.from({ length: rounds }, round));
}
