import { day } from '../../shared/time/day.ts';
import { defineEvent } from '../../shared/define-event.ts';
import { field } from '../../shared/event-field.ts';
import { words } from '../../shared/words.ts';

/** Payments fall due on another day of the month; `first` is the first of them. */
export const chargeDayChanged = defineEvent('charge_day_changed', {
  about: { policyId: field.id },
  facts: { day: field.number, first: field.day },
  timeline: {
    group: 'money',
    icon: 'card',
    tone: 'info',
    for: 'customer',
    text: words(
      'Payments fall due on day {day} of the month from now on',
      'Les paiements sont dus le {day} du mois à partir de maintenant',
    ),
  },
  examples: [{ policyId: 'policy', day: 1, first: day('2026-08-01') }],
});
