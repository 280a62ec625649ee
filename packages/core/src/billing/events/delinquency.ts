import { day } from '../../shared/time/day.ts';
import { defineEvent, type InferEvent } from '../../shared/define-event.ts';
import { field } from '../../shared/event-field.ts';
import { choose, words } from '../../shared/words.ts';

/** What is due was not paid in time. */
export const policyDelinquent = defineEvent('policy_delinquent', {
  about: { policyId: field.id },
  facts: { amount: field.money, currency: field.currency },
  timeline: {
    group: 'money',
    icon: 'alert',
    tone: 'danger',
    for: 'customer',
    text: words('{amount} was not paid in time', '{amount} n’a pas été payé à temps'),
  },
  examples: [{ policyId: 'policy', amount: 9833, currency: 'USD' }],
});

/** Somebody who works here and who pays agreed on a day by which what is overdue is paid. */
export const paymentArranged = defineEvent('payment_arranged', {
  about: { policyId: field.id },
  facts: { amount: field.money, currency: field.currency, day: field.day.as('agreed') },
  timeline: {
    group: 'status',
    icon: 'clock',
    tone: 'info',
    for: 'customer',
    text: words(
      '{amount} is to be paid by {agreed}, as agreed',
      '{amount} à payer au plus tard le {agreed}, comme convenu',
    ),
  },
  examples: [{ policyId: 'policy', amount: 9833, currency: 'USD', day: day('2026-07-20') }],
});

export type PaymentArranged = InferEvent<typeof paymentArranged>;

/** Nothing is overdue any more. */
export const delinquencyEnded = defineEvent('delinquency_ended', {
  about: { policyId: field.id },
  timeline: {
    group: 'money',
    icon: 'check',
    tone: 'success',
    for: 'customer',
    text: words('Everything that was overdue is paid', 'Tout ce qui était en retard est payé'),
  },
  examples: [{ policyId: 'policy' }],
});

/** Who pays is reminded of what a policy left unpaid when it ended. */
export const balanceReminded = defineEvent('balance_reminded', {
  about: { policyId: field.id },
  facts: { amount: field.money, currency: field.currency },
  timeline: {
    group: 'money',
    icon: 'clock',
    tone: 'warning',
    for: 'customer',
    text: words('Reminder: {amount} is still to pay', 'Rappel : {amount} reste à payer'),
  },
  examples: [{ policyId: 'policy', amount: 4211, currency: 'USD' }],
});

/** Nobody is asked for money until a person has looked at what a bank answered; `code` is its reason. */
export const collectionHeld = defineEvent('collection_held', {
  about: { policyId: field.id },
  facts: { code: field.text },
  timeline: {
    group: 'money',
    icon: 'alert',
    tone: 'danger',
    for: 'staff',
    text: choose('code', {
      payer_unable: words(
        'The bank says that the owner of the account died or cannot act: no payment is asked for until somebody has looked',
        'La banque indique que le titulaire du compte est décédé ou ne peut agir : aucun paiement n’est demandé avant vérification',
      ),
      duplicate_payment: words(
        'The bank took this payment for a second one: look for the first; none is asked for until then',
        'La banque y a vu un paiement en double : cherchez le premier ; rien n’est demandé d’ici là',
      ),
      other: words(
        'A payment was sent wrongly, or asked back: none is asked for until somebody has looked',
        'Un paiement a été mal envoyé ou rappelé : rien n’est demandé avant vérification',
      ),
    }),
  },
  examples: [{ policyId: 'policy', code: 'payer_unable' }],
});

/** What a policy left unpaid is not asked for any more. */
export const balanceWrittenOff = defineEvent('balance_written_off', {
  about: { policyId: field.id },
  facts: { amount: field.money, currency: field.currency },
  timeline: {
    group: 'money',
    icon: 'card',
    tone: 'info',
    for: 'staff',
    text: words('{amount} that stayed unpaid was written off', '{amount} impayés ont été radiés'),
  },
  examples: [{ policyId: 'policy', amount: 4211, currency: 'USD' }],
});

/** What a policy left unpaid is collected by an agency from now on; in the books it is a loss. */
export const balanceSentToCollections = defineEvent('balance_sent_to_collections', {
  about: { policyId: field.id },
  facts: { amount: field.money, currency: field.currency },
  timeline: {
    group: 'money',
    icon: 'alert',
    tone: 'danger',
    for: 'customer',
    text: words(
      '{amount} that stayed unpaid went to a collection agency',
      '{amount} impayés ont été remis à une agence de recouvrement',
    ),
  },
  examples: [{ policyId: 'policy', amount: 4211, currency: 'USD' }],
});
