import { accept, refuse, type Decision } from '../shared/decision.ts';
import { addDays, isDay, type Day } from '../shared/day.ts';
import { sentence } from '../shared/sentence.ts';

/** Days ahead that cover may begin. */
export const longestLead = 60;

export type EffectiveDateRefusal = 'effective_date_invalid' | 'effective_date_out_of_range';

/** The first day of cover: a calendar day from today to 60 days ahead, in the risk's zone (docs/rules.md, days). */
export function checkEffectiveDate(text: string, today: Day): Decision<Day, EffectiveDateRefusal> {
  const field = 'effective_date';
  if (!isDay(text)) return refuse('effective_date_invalid', 'Choose a day of the calendar.', field);
  const last = addDays(today, longestLead);
  if (text >= today && text <= last) return accept(text);
  const message = sentence('Choose a day from {first} to {last}.', { first: today, last });
  return refuse('effective_date_out_of_range', message, field);
}
