import { day } from '../../shared/time/day.ts';
import { defineEvent, of } from '../../shared/define-event.ts';
import { field } from '../../shared/event-field.ts';
import type { Cents } from '../../shared/money/money.ts';
import { words } from '../../shared/words.ts';

/** Cover that had ended goes on: from the day on which it ended, or after a gap. */
export const policyReinstated = defineEvent('policy_reinstated', {
  about: { policyId: field.id, quoteId: field.id },
  facts: { ended: field.day, resumes: field.day, charged: field.money, currency: field.currency },
  carries: of<{ readonly premiumBefore: Cents; readonly premiumAfter: Cents }>(),
  timeline: {
    group: 'status',
    icon: 'check',
    tone: 'success',
    for: 'customer',
    text: words(
      'Policy reinstated: cover goes on from {resumes}',
      'Police remise en vigueur : la protection se poursuit à compter du {resumes}',
    ),
    price: ({ premiumBefore, premiumAfter }) => ({ before: premiumBefore, after: premiumAfter }),
  },
  examples: [
    {
      policyId: 'policy',
      quoteId: 'quote',
      ended: day('2026-07-01'),
      resumes: day('2026-07-11'),
      premiumBefore: 35_507,
      premiumAfter: 116_712,
      charged: 10_404,
      currency: 'USD',
    },
  ],
});

/** A policy that nobody paid was written anew: it ends, and another goes on under its contract. */
export const policyRewritten = defineEvent('policy_rewritten', {
  about: { policyId: field.id, quoteId: field.id },
  facts: {
    policyNumber: field.text.as('number'),
    /** The first day of the new term. */
    asOf: field.day,
    /** What it left unpaid, and the new one takes over. */
    balance: field.money,
    currency: field.currency,
  },
  carries: of<{
    readonly newPolicyId: string;
    /** What of its stack ended it. */
    readonly transactionId: string;
  }>(),
  timeline: {
    group: 'status',
    icon: 'shield',
    tone: 'info',
    for: 'customer',
    text: words('Rewritten as policy {number} from {asOf}', 'Récrite sous la police {number} à compter du {asOf}'),
  },
  examples: [
    {
      policyId: 'policy',
      quoteId: 'quote',
      newPolicyId: 'new',
      policyNumber: 'RV-100002-1',
      transactionId: 'change',
      asOf: day('2026-07-01'),
      balance: 4100,
      currency: 'USD',
    },
  ],
});
