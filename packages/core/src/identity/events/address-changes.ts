import { defineEvent, of } from '../../shared/define-event.ts';
import { field } from '../../shared/event-field.ts';
import type { AddressPurpose } from '../vocabulary.ts';

/** A person asked for another address; each inbox that has to confirm it is written to. */
export const addressAsked = defineEvent('address_asked', {
  about: { addressChangeId: field.id },
  carries: of<{ readonly recipients: readonly string[] }>(),
  // What people change of themselves stands in no record’s timeline.
  timeline: null,
  examples: [{ addressChangeId: 'change', recipients: ['ada@example.com'] }],
});

/** Another address counts from now on. */
export const addressChanged = defineEvent('address_changed', {
  about: { addressChangeId: field.id },
  carries: of<{ readonly purpose: AddressPurpose; readonly formerEmail: string }>(),
  // What people change of themselves stands in no record’s timeline.
  timeline: null,
  examples: [{ addressChangeId: 'change', purpose: 'sign_in', formerEmail: 'ada@example.com' }],
});
