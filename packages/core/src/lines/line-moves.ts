import {
  endsOf,
  type PriceView,
  takeFromObjects,
  takeFromPersons,
  takeFromQuote,
  takeGaraging,
  takeObjects,
  takePersons,
} from '../rating/explaining/explain-moves.ts';
import type { LineSubject } from '../rating/rating-subject.ts';
import { completeLineSubject, estimateLineRange } from './line-range.ts';
import type { Line } from './line.ts';
import { fieldPath, fieldsOf } from './line-parts.ts';

const ofObjects = takeFromObjects<LineSubject>;
const ofPersons = takeFromPersons<LineSubject>;
const ofQuote = takeFromQuote<LineSubject>;

/** How a price of a line moves: its fields, where it is kept, its covers and its term, one after the other. */
export function movesOfLine(line: Line): PriceView<LineSubject> {
  const objects = fieldsOf(line, 'object').map((field) => [fieldPath(field), ofObjects(field.name)] as const);
  const persons = fieldsOf(line, 'person').map((field) => [fieldPath(field), ofPersons(field.name)] as const);
  const wholes = fieldsOf(line, 'quote').map((field) => [fieldPath(field), ofQuote(field.name)] as const);
  return {
    takes: [
      ['garaging', takeGaraging],
      ['vehicles', takeObjects],
      ['type', ofObjects(line.structure.objects.answer)],
      ...objects,
      ['drivers', takePersons],
      ...persons,
      ...wholes,
      ['coverages', ofQuote('coverages')],
      ['policy_duration_months', ofQuote('termMonths')],
      ['effective_date', ofQuote('effectiveDate')],
      ['payment_term', ofQuote('paymentTerm')],
      ['discounts', ofQuote('discounts')],
    ],
    shown: (subject, book) => endsOf(estimateLineRange(line, subject, book)),
    complete: (subject, book, end) => completeLineSubject(line, subject, book, end),
  };
}
