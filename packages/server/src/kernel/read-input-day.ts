import { type Day, isDay } from '@roadworthy/core/shared/day.ts';
import { OperationError } from './errors.ts';

/** A day as a caller sent it, which the database has not read yet; refuses at its field what the calendar does not have. */
export function readInputDay(text: string, field: string): Day {
  if (isDay(text)) return text;
  throw new OperationError('effective_date_invalid', 'Choose a day of the calendar.', { field });
}
