import { isDay, type Day } from './day.ts';
import { accept, type Decision, refuse } from '../decision.ts';
import { words } from '../words.ts';

// At the ends of the calendar a day has no day before or after it to reckon with, and zones have no clocks.
const [first, last] = ['1000-01-01', '9998-12-31'];

/** A day as it was sent; refuses at its field what the calendar does not have, and what nobody can reckon with. */
export function checkDay(text: string, field: string): Decision<Day, 'day_not_valid'> {
  return isDay(text) && text >= first && text <= last
    ? accept(text)
    : refuse('day_not_valid', words('Choose a day of the calendar.', 'Choisissez un jour du calendrier.'), field);
}
