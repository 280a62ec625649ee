import { addMonths, ageOn, type Day, isDay } from '../shared/day.ts';
import type { LineSubject } from './rating-subject.ts';
import type { RateStructure } from './rate-structure.ts';

const sameAge = (birthdate: Day, on: Day): Day => addMonths(on, -12 * ageOn(birthdate, on));

/**
 * A subject in which every birth date that the rates read as an age is moved to the last one that gives the same age:
 * it is rated alike and says of nobody when they were born.
 */
export function withAgesAlone(subject: LineSubject, { factors }: RateStructure): LineSubject {
  const answers = Object.values(factors).flatMap(({ of, as, answer }) =>
    of === 'person' && as === 'years_of_age' ? [answer] : [],
  );
  const drivers = subject.drivers.map((driver) => {
    const moved = answers.flatMap((answer) => {
      const given = driver[answer];
      return isDay(given) ? [[answer, sameAge(given, subject.effectiveDate)] as const] : [];
    });
    return { ...driver, ...Object.fromEntries(moved) };
  });
  return { ...subject, drivers };
}
