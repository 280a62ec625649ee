import type { Currency } from '../../shared/money/currency.ts';
import { day, type Day } from '../../shared/time/day.ts';
import { defineEvent, of } from '../../shared/define-event.ts';
import { field } from '../../shared/event-field.ts';
import type { Cents } from '../../shared/money/money.ts';
import { words, choose } from '../../shared/words.ts';

/** A payment was settled. */
export const paymentReceived = defineEvent('payment_received', {
  about: { quoteId: field.id, policyId: field.id },
  facts: { amount: field.money, currency: field.currency },
  timeline: {
    group: 'money',
    icon: 'card',
    tone: 'success',
    for: 'customer',
    text: words('Payment of {amount} received', 'Paiement de {amount} reçu'),
  },
  examples: [{ quoteId: 'quote', policyId: 'policy', amount: 9833, currency: 'CAD' }],
});

/** The gateway refused a payment; `code` is the gateway’s reason. */
export const paymentDeclined = defineEvent('payment_declined', {
  about: { quoteId: field.id },
  facts: { code: field.text, amount: field.money, currency: field.currency },
  timeline: {
    group: 'money',
    icon: 'card',
    tone: 'danger',
    for: 'customer',
    text: words('Payment of {amount} declined', 'Paiement de {amount} refusé'),
  },
  examples: [{ quoteId: 'quote', code: 'insufficient_funds', amount: 9833, currency: 'USD' }],
});

/** Money that was held was given back, because something came up that stops the quote; `code` is its refusal. */
export const paymentReleased = defineEvent('payment_released', {
  about: { quoteId: field.id },
  facts: { code: field.text, amount: field.money, currency: field.currency },
  timeline: {
    group: 'money',
    icon: 'card',
    tone: 'warning',
    for: 'customer',
    text: choose('code', {
      moratorium_active: words(
        'New cover was paused: the payment of {amount} was not taken',
        'Nouvelles protections suspendues : le paiement de {amount} n’a pas été prélevé',
      ),
      other: words('Payment of {amount} not taken', 'Paiement de {amount} non prélevé'),
    }),
  },
  examples: [{ quoteId: 'quote', code: 'moratorium_active', amount: 9833, currency: 'USD' }],
});

/** Who pays is told of an invoice ahead of its day; `day` is the first on which it is asked for. */
export const paymentAnnounced = defineEvent('payment_announced', {
  about: { policyId: field.id },
  carries: of<{ readonly amount: Cents; readonly currency: Currency; readonly day: Day }>(),
  // The letter says it.
  timeline: null,
  examples: [{ policyId: 'policy', amount: 9833, currency: 'USD', day: day('2026-07-16') }],
});

/** The card of a policy ends before it is to be charged the next time. */
export const cardExpiring = defineEvent('card_expiring', {
  about: { policyId: field.id },
  // The letter says it.
  timeline: null,
  examples: [{ policyId: 'policy' }],
});

/** What was due could not be charged; `nextAttempt` is the day on which it is tried again by itself. */
export const chargeFailed = defineEvent('charge_failed', {
  about: { policyId: field.id },
  facts: {
    amount: field.money,
    currency: field.currency,
    code: field.text,
    attempt: field.number,
    nextAttempt: field.day.orNull().as('next'),
  },
  timeline: {
    group: 'money',
    icon: 'card',
    tone: 'danger',
    for: 'customer',
    text: choose('code', {
      insufficient_funds: words(
        'Payment of {amount} could not be charged: not enough money on the card',
        'Paiement de {amount} non prélevé : fonds insuffisants sur la carte',
      ),
      expired_card: words(
        'Payment of {amount} could not be charged: the card has expired',
        'Paiement de {amount} non prélevé : la carte est expirée',
      ),
      card_limit_reached: words(
        'Payment of {amount} could not be charged: the limit of the card is reached',
        'Paiement de {amount} non prélevé : limite de la carte atteinte',
      ),
      card_replaced: words(
        'Payment of {amount} could not be charged: the card was replaced',
        'Paiement de {amount} non prélevé : la carte a été remplacée',
      ),
      card_stopped: words(
        'Payment of {amount} could not be charged: stopped by the owner of the card',
        'Paiement de {amount} non prélevé : bloqué par le titulaire de la carte',
      ),
      debit_insufficient_funds: words(
        'Payment of {amount} could not be charged: not enough money in the account',
        'Paiement de {amount} non prélevé : fonds insuffisants dans le compte',
      ),
      chargeback: words(
        'Payment of {amount} could not be charged: disputed at the bank',
        'Paiement de {amount} non prélevé : contesté auprès de la banque',
      ),
      other: words(
        'Payment of {amount} could not be charged: the bank did not pay',
        'Paiement de {amount} non prélevé : la banque n’a pas payé',
      ),
    }),
  },
  examples: [
    {
      policyId: 'policy',
      amount: 9833,
      currency: 'USD',
      code: 'insufficient_funds',
      attempt: 1,
      nextAttempt: day('2026-07-19'),
    },
  ],
});

/** Money came in for a policy in force. */
export const invoicesPaid = defineEvent('invoices_paid', {
  about: { policyId: field.id },
  facts: {
    amount: field.money,
    currency: field.currency,
    /** What of it paid nothing yet. */
    unapplied: field.money,
  },
  timeline: {
    group: 'money',
    icon: 'card',
    tone: 'success',
    for: 'customer',
    text: words('Payment of {amount} received', 'Paiement de {amount} reçu'),
  },
  examples: [{ policyId: 'policy', amount: 9833, currency: 'USD', unapplied: 33 }],
});
