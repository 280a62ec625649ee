import { defineEvent, of } from '../../shared/define-event.ts';
import { field } from '../../shared/event-field.ts';

// Which reports were sent stands with their schedule: a timeline is of a quote, a policy, a claim or a product.

/** A report of a period is there, and letters tell those who wait for it. */
export const reportReady = defineEvent('report_ready', {
  about: { reportDeliveryId: field.id },
  carries: of<{ readonly recipients: readonly string[] }>(),
  timeline: null,
  examples: [{ reportDeliveryId: 'delivery-1', recipients: ['user-1'] }],
});
