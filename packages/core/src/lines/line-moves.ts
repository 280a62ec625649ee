import { endsOf, type PriceView, type Take, takeFromQuote } from '../rating/explain-moves.ts';
import type { LineSubject } from '../rating/rating-subject.ts';
import { completeLineSubject, estimateLineRange } from './line-range.ts';
import type { Line } from './line.ts';
import { fieldPath, fieldsOf } from './line-parts.ts';

const idsOf = ({ vehicles }: LineSubject) => vehicles.map(({ vehicleId }) => vehicleId).join(' ');

/** Takes some answers of each thing insured from the one of the same id. */
function ofObjects(...names: readonly string[]): Take<LineSubject> {
  return (subject, from) => ({
    ...subject,
    vehicles: subject.vehicles.map((object) => {
      const other = from.vehicles.find(({ vehicleId }) => vehicleId === object.vehicleId);
      return other ? { ...object, ...Object.fromEntries(names.map((name) => [name, other[name]])) } : object;
    }),
  });
}

function ofPersons(name: string): Take<LineSubject> {
  return (subject, from) => ({
    ...subject,
    drivers: subject.drivers.map((person, index) => ({ ...person, [name]: (from.drivers[index] ?? person)[name] })),
  });
}

/** How a price of a line moves: its fields, where it is kept, its covers and its term, one after the other. */
export function movesOfLine(line: Line): PriceView<LineSubject> {
  const whole: readonly (readonly [string, Take<LineSubject>])[] = [
    ['garaging', (subject, from) => ofObjects('state')({ ...subject, state: from.state }, from)],
    [
      'vehicles',
      (subject, from) => (idsOf(subject) === idsOf(from) ? subject : { ...subject, vehicles: from.vehicles }),
    ],
    ['type', ofObjects(line.structure.objects.answer)],
  ];
  const objects = fieldsOf(line, 'object').map((field) => [fieldPath(field), ofObjects(field.name)] as const);
  const listed: Take<LineSubject> = (subject, from) =>
    subject.drivers.length === from.drivers.length ? subject : { ...subject, drivers: from.drivers };
  const persons = fieldsOf(line, 'person').map((field) => [fieldPath(field), ofPersons(field.name)] as const);
  const wholes = fieldsOf(line, 'quote').map(
    (field) => [fieldPath(field), takeFromQuote<LineSubject>(field.name)] as const,
  );
  const ends = [
    ['coverages', takeFromQuote('coverages')],
    ['policy_duration_months', takeFromQuote('termMonths')],
    ['effective_date', takeFromQuote('effectiveDate')],
    ['payment_term', takeFromQuote('paymentTerm')],
    ['discounts', takeFromQuote('discounts')],
  ] as const;
  return {
    takes: [...whole, ...objects, ['drivers', listed], ...persons, ...wholes, ...ends],
    shown: (subject, book) => endsOf(estimateLineRange(line, subject, book)),
    complete: (subject, book, end) => completeLineSubject(line, subject, book, end),
  };
}
