import { day } from '../../shared/time/day.ts';
import { defineEvent, of } from '../../shared/define-event.ts';
import { field } from '../../shared/event-field.ts';
import type { Cents } from '../../shared/money/money.ts';
import { words } from '../../shared/words.ts';
import { cancellationReasons } from '../vocabulary.ts';

const facts = {
  reason: field.oneOf(...cancellationReasons),
  /** Cover ends at 12:01 a.m. of it. */
  asOf: field.day,
};

/** The end of a policy was announced for a day to come. */
export const cancellationAnnounced = defineEvent('cancellation_announced', {
  about: { policyId: field.id, quoteId: field.id },
  facts,
  carries: of<{ readonly cancellationId: string; readonly noticeId: string | null }>(),
  timeline: {
    group: 'status',
    icon: 'clock',
    tone: 'warning',
    for: 'customer',
    text: words('Cover is to end on {asOf}', 'La protection doit prendre fin le {asOf}'),
  },
  examples: [
    {
      policyId: 'policy',
      quoteId: 'quote',
      cancellationId: 'end',
      noticeId: null,
      reason: 'sold_vehicle',
      asOf: day('2026-07-01'),
    },
  ],
});

/** What was announced was taken back. */
export const cancellationReversed = defineEvent('cancellation_reversed', {
  about: { policyId: field.id, quoteId: field.id },
  facts,
  carries: of<{ readonly cancellationId: string }>(),
  timeline: {
    group: 'status',
    icon: 'check',
    tone: 'success',
    for: 'customer',
    text: words(
      'Cover goes on: its end on {asOf} was taken back',
      'La protection se poursuit : sa fin le {asOf} a été annulée',
    ),
  },
  examples: [
    { policyId: 'policy', quoteId: 'quote', cancellationId: 'end', reason: 'sold_vehicle', asOf: day('2026-07-01') },
  ],
});

/** Cover ended before the term did. One of refund and balance is 0. */
export const policyCancelled = defineEvent('policy_cancelled', {
  about: { policyId: field.id, quoteId: field.id },
  facts: { ...facts, refund: field.money, balance: field.money, currency: field.currency },
  carries: of<{ readonly cancellationId: string; readonly premiumBefore: Cents; readonly premiumAfter: Cents }>(),
  timeline: {
    group: 'status',
    icon: 'stop',
    tone: 'danger',
    for: 'customer',
    text: words('Policy cancelled as of {asOf}', 'Police résiliée en date du {asOf}'),
    price: ({ premiumBefore, premiumAfter }) => ({ before: premiumBefore, after: premiumAfter }),
  },
  examples: [
    {
      policyId: 'policy',
      quoteId: 'quote',
      cancellationId: 'end',
      reason: 'sold_vehicle',
      asOf: day('2026-07-01'),
      premiumBefore: 146_000,
      premiumAfter: 91_600,
      refund: 54_400,
      balance: 0,
      currency: 'USD',
    },
  ],
});
