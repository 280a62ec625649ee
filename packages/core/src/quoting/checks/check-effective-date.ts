import { checkDay } from '../../shared/time/check-day.ts';
import { refuse, type Decision } from '../../shared/decision.ts';
import { addDays, type Day } from '../../shared/time/day.ts';
import { sentence } from '../../shared/text/sentence.ts';
import { words } from '../../shared/words.ts';

export const dayFromFirst = words('Choose a day from {first} to {last}.', 'Choisissez un jour du {first} au {last}.');

/** Days ahead that cover may begin. */
export const longestLead = 60;

export type EffectiveDateRefusal = 'day_not_valid' | 'effective_date_out_of_range';

/** The first day of cover: a calendar day from today to 60 days ahead, in the risk's zone (docs/rules.md, days). */
export function checkEffectiveDate(text: string, today: Day): Decision<Day, EffectiveDateRefusal> {
  const field = 'effective_date';
  const checked = checkDay(text, field);
  if (!checked.ok) return checked;
  const last = addDays(today, longestLead);
  if (text >= today && text <= last) return checked;
  const message = sentence(dayFromFirst, { first: today, last });
  return refuse('effective_date_out_of_range', message, field);
}
