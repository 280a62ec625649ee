import { defineEvent } from '../../shared/define-event.ts';
import { field } from '../../shared/event-field.ts';
import { words, choose } from '../../shared/words.ts';
import { paymentMethodKinds } from '../vocabulary.ts';

/** Later payments are taken by themselves from now on: from what, and the end of its number. */
export const autopayAgreed = defineEvent('autopay_agreed', {
  about: { policyId: field.id },
  facts: { kind: field.oneOf(...paymentMethodKinds), ends: field.text.orNull() },
  timeline: {
    group: 'money',
    icon: 'card',
    tone: 'info',
    for: 'customer',
    text: choose('kind', {
      bank: words(
        'Later payments are debited from the bank account ending {ends}',
        'Les prochains paiements sont prélevés sur le compte bancaire se terminant par {ends}',
      ),
      other: words(
        'Later payments are charged to the card ending {ends}',
        'Les prochains paiements sont portés à la carte se terminant par {ends}',
      ),
    }),
  },
  examples: [{ policyId: 'policy', kind: 'bank', ends: '6789' }],
});

/** Nothing is charged by itself any more; `ends` are the last figures of what was. */
export const autopayStopped = defineEvent('autopay_stopped', {
  about: { policyId: field.id },
  facts: { ends: field.text.orNull() },
  timeline: {
    group: 'money',
    icon: 'card',
    tone: 'warning',
    for: 'customer',
    text: words('Automatic payments were stopped', 'Les paiements automatiques ont été arrêtés'),
  },
  examples: [{ policyId: 'policy', ends: '4242' }],
});
