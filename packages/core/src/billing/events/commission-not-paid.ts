import { defineEvent, of } from '../../shared/define-event.ts';
import { field } from '../../shared/event-field.ts';

// What failed and when stands with the run: a timeline is of a quote, a policy, a claim or a product.

/** A transfer of commission was refused or came back, and letters tell those who mend the account and pay again. */
export const commissionNotPaid = defineEvent('commission_not_paid', {
  about: { commissionRunId: field.id },
  carries: of<{ readonly recipients: readonly string[] }>(),
  timeline: null,
  examples: [{ commissionRunId: 'run-1', recipients: ['user-1'] }],
});
