import fc from 'fast-check';
import { canadianProvinces, usStates } from '../../products/vocabulary.ts';
import type { LineSubject } from '../../rating/rating-subject.ts';
import { addDays, addMonths, day } from '../../shared/time/day.ts';
import type { Cover, Field, Line } from '../line.ts';

const effectiveDate = day('2026-07-15');

/** Answers that have a price, whatever the rules of the line say of them. */
export function arbitraryAnswer({ kind, choices = [], least = 0, most = 1000, name }: Field): fc.Arbitrary<unknown> {
  if (kind === 'choice')
    return fc.constantFrom(...choices.map(({ value }) => value).filter((value) => value !== 'business'));
  if (kind === 'yes_no') return fc.boolean();
  if (kind === 'year') return fc.integer({ min: 1990, max: 2027 });
  if (kind === 'cents') return fc.integer({ min: 200_000, max: 20_000_000 });
  if (kind === 'day')
    return fc.integer({ min: 17, max: 90 }).map((age) => addDays(addMonths(effectiveDate, -12 * age), -40));
  if (kind === 'incidents') return fc.integer({ min: 0, max: 9 });
  if (kind === 'text') return fc.constant(name === 'scoreTier' ? 'no_hit' : 'Example');
  return fc.integer({ min: least, max: Math.min(most, name === 'rentalUtilization' ? 40 : most) });
}

const answersOf = (fields: readonly Field[]) =>
  fc.record(Object.fromEntries(fields.map((field) => [field.name, arbitraryAnswer(field)])));

function arbitraryCover({ settings }: Cover): fc.Arbitrary<Record<string, string | number>> {
  return fc.record(Object.fromEntries(settings.map(({ name, values }) => [name, fc.constantFrom(...values)])));
}

/** A whole subject of a line that has a price, whatever its rules say. */
export function arbitrarySubject(line: Line): fc.Arbitrary<LineSubject> {
  const { objects, persons, fields, covers, terms, discounts } = line;
  const object = fc
    .tuple(fc.uuid(), fc.constantFrom(...objects.kinds.map(({ value }) => value)), answersOf(objects.fields))
    .map(([vehicleId, kind, answers]) => ({ ...answers, vehicleId, class: kind }));
  const place = fc.constantFrom(...usStates, ...canadianProvinces);
  const all = fc.record(Object.fromEntries(covers.map((cover) => [cover.code, arbitraryCover(cover)])));
  return fc
    .tuple(
      answersOf(fields),
      fc.record({
        termMonths: fc.constantFrom(...terms.months),
        state: place,
        coverages: all,
        discounts: fc.subarray(discounts.map(({ code }) => code)),
        paymentTerm: fc.constantFrom('monthly', 'pay_in_full'),
        drivers: fc.array(answersOf(persons?.fields ?? []), { minLength: 1, maxLength: 2 }),
        vehicles: fc.array(object, { minLength: 1, maxLength: 2 }),
      }),
    )
    .map(([whole, rest]) => ({ ...whole, ...rest, effectiveDate }));
}
