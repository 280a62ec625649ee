import { addMonths, ageOn, type Day, isDay } from '../../shared/time/day.ts';
import type { LineSubject } from '../rating-subject.ts';

const sameAge = (birthdate: Day, on: Day): Day => addMonths(on, -12 * ageOn(birthdate, on));

/**
 * A subject in which every day that is answered of a person is moved to the last one that gives the same age on the
 * effective date: rates read such a day in full years alone, so it is rated alike under every version, and it says of
 * nobody when they were born.
 */
export function withAgesAlone<Subject extends LineSubject>(subject: Subject): Subject {
  const drivers = subject.drivers.map((driver) => {
    const moved = Object.entries(driver).flatMap(([answer, provided]) =>
      isDay(provided) ? [[answer, sameAge(provided, subject.effectiveDate)] as const] : [],
    );
    return { ...driver, ...Object.fromEntries(moved) };
  });
  return { ...subject, drivers };
}
