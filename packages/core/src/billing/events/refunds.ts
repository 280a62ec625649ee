import { defineEvent } from '../../shared/define-event.ts';
import { field } from '../../shared/event-field.ts';
import { words } from '../../shared/words.ts';

/** Somebody gives back what was paid ahead, or fees; it is on its way. */
export const refundOwed = defineEvent('refund_owed', {
  about: { policyId: field.id },
  facts: { amount: field.money, currency: field.currency, reason: field.text },
  timeline: {
    group: 'money',
    icon: 'card',
    tone: 'info',
    for: 'staff',
    text: words('{amount} to be paid back: {reason}', '{amount} à rembourser : {reason}'),
  },
  examples: [{ policyId: 'policy', amount: 500, currency: 'USD', reason: 'Called twice about it' }],
});

/** What was owed back went back, with interest where it was late. */
export const refundPaid = defineEvent('refund_paid', {
  about: { quoteId: field.id, policyId: field.id },
  facts: { amount: field.money, currency: field.currency },
  timeline: {
    group: 'money',
    icon: 'card',
    tone: 'info',
    for: 'customer',
    text: words('{amount} paid back', '{amount} remboursé'),
  },
  examples: [{ quoteId: 'quote', policyId: 'policy', amount: 5440, currency: 'USD' }],
});

/** A refund that had gone out came back days later: its bank could not credit it. It is owed by its day as before. */
export const refundCameBack = defineEvent('refund_came_back', {
  about: { policyId: field.id },
  facts: { amount: field.money, currency: field.currency },
  timeline: {
    group: 'money',
    icon: 'alert',
    tone: 'danger',
    for: 'staff',
    text: words(
      'A refund of {amount} came back: it is owed again and held',
      'Un remboursement de {amount} est revenu : il est dû de nouveau et retenu',
    ),
  },
  examples: [{ policyId: 'policy', amount: 5440, currency: 'USD' }],
});
