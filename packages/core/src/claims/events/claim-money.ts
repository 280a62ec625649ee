import { defineEvent } from '../../shared/define-event.ts';
import { field } from '../../shared/event-field.ts';
import { choose, words } from '../../shared/words.ts';
import { payeeKinds, recoveryKinds } from '../vocabulary.ts';

const about = { claimId: field.id, policyId: field.id.orNull() };
const ids = { claimId: 'claim', policyId: 'policy' };
const number = 'CL-100001-7';
const paid = { number: field.text, amount: field.money, currency: field.currency, payees: field.text };
const example = { ...ids, number, amount: 250_000, currency: 'USD', payees: 'Ada Moreno' } as const;

/** Somebody valued the loss; another person approves it. */
export const claimEvaluated = defineEvent('claim_evaluated', {
  about,
  facts: { number: field.text, amount: field.money, currency: field.currency, by: field.text },
  timeline: {
    group: 'money',
    icon: 'shield',
    for: 'staff',
    text: words('{by} valued claim {number} at {amount}', '{by} a évalué la réclamation {number} à {amount}'),
  },
  examples: [{ ...ids, number, amount: 250_000, currency: 'USD', by: 'Sam Lee' }],
});

/** What it is valued at is going to be paid. */
export const claimApproved = defineEvent('claim_approved', {
  about,
  facts: { number: field.text },
  timeline: {
    group: 'status',
    icon: 'check',
    tone: 'success',
    for: 'customer',
    text: words('Claim {number} was approved', 'La réclamation {number} a été approuvée'),
  },
  examples: [{ ...ids, number }],
});

/** Somebody prepared a payment; another person decides. */
export const claimPaymentRequested = defineEvent('claim_payment_requested', {
  about,
  facts: { ...paid, by: field.text },
  timeline: {
    group: 'money',
    icon: 'card',
    for: 'staff',
    text: words(
      '{by} asked to pay {amount} to {payees} for claim {number}',
      '{by} a demandé de payer {amount} à {payees} pour la réclamation {number}',
    ),
  },
  examples: [{ ...example, by: 'Sam Lee' }],
});

/** It is not paid that way. */
export const claimPaymentRejected = defineEvent('claim_payment_rejected', {
  about,
  facts: { ...paid, reason: field.text },
  timeline: {
    group: 'money',
    icon: 'stop',
    for: 'staff',
    text: words(
      'The payment of {amount} to {payees} for claim {number} was rejected: {reason}',
      'Le paiement de {amount} à {payees} pour la réclamation {number} a été rejeté : {reason}',
    ),
  },
  examples: [{ ...example, reason: 'The invoice is missing.' }],
});

/** It is on its way to its payees. */
export const claimPaymentSent = defineEvent('claim_payment_sent', {
  about,
  facts: paid,
  timeline: {
    group: 'money',
    icon: 'card',
    tone: 'success',
    for: 'customer',
    text: words(
      '{amount} for claim {number} is on its way to {payees}',
      '{amount} pour la réclamation {number} sont en route vers {payees}',
    ),
  },
  examples: [example],
});

/** What handling a claim cost was paid, which is nobody's business but ours. */
export const claimExpensePaid = defineEvent('claim_expense_paid', {
  about,
  facts: paid,
  timeline: {
    group: 'money',
    icon: 'card',
    for: 'staff',
    text: words(
      '{amount} of costs of claim {number} went to {payees}',
      '{amount} de frais de la réclamation {number} ont été versés à {payees}',
    ),
  },
  examples: [example],
});

/** It did not leave, or came back; it is held back again. */
export const claimPaymentFailed = defineEvent('claim_payment_failed', {
  about,
  facts: { ...paid, reason: field.text },
  timeline: {
    group: 'money',
    icon: 'stop',
    tone: 'warning',
    for: 'staff',
    text: words(
      '{amount} for claim {number} did not reach {payees}: {reason}',
      '{amount} pour la réclamation {number} ne sont pas parvenus à {payees} : {reason}',
    ),
  },
  examples: [{ ...example, reason: 'no such account or address' }],
});

/** Nothing is held back any more: all of it was paid. */
export const claimPaid = defineEvent('claim_paid', {
  about,
  facts: { number: field.text },
  timeline: {
    group: 'status',
    icon: 'check',
    tone: 'success',
    for: 'customer',
    text: words('Claim {number} was paid', 'La réclamation {number} a été payée'),
  },
  examples: [{ ...ids, number }],
});

/** Somebody who may be paid was named. */
export const claimPayeeAdded = defineEvent('claim_payee_added', {
  about,
  facts: { number: field.text, name: field.text, kind: field.oneOf(...payeeKinds) },
  timeline: {
    group: 'money',
    icon: 'user',
    for: 'staff',
    text: words('{name} may be paid of claim {number}', '{name} peut être payé pour la réclamation {number}'),
  },
  examples: payeeKinds.map((kind) => ({ ...ids, number, name: 'Harbor Bank', kind })),
});

/** The bank account of a payee is another one; nothing goes there before somebody else made sure of it. */
export const claimPayeeAccountChanged = defineEvent('claim_payee_account_changed', {
  about,
  facts: { number: field.text, name: field.text, lastFour: field.text },
  timeline: {
    group: 'money',
    icon: 'card',
    tone: 'warning',
    for: 'staff',
    text: words(
      'The bank account of {name} (claim {number}) now ends in {lastFour}',
      'Le compte bancaire de {name} (réclamation {number}) se termine maintenant par {lastFour}',
    ),
  },
  examples: [{ ...ids, number, name: 'Ada Moreno', lastFour: '6789' }],
});

/** Somebody else made sure of it. */
export const claimPayeeVerified = defineEvent('claim_payee_verified', {
  about,
  facts: { number: field.text, name: field.text, lastFour: field.text, how: field.text },
  timeline: {
    group: 'money',
    icon: 'check',
    for: 'staff',
    text: words(
      'The bank account of {name} ending in {lastFour} was verified (claim {number}): {how}',
      'Le compte bancaire de {name} se terminant par {lastFour} a été vérifié (réclamation {number}) : {how}',
    ),
  },
  examples: [{ ...ids, number, name: 'Ada Moreno', lastFour: '6789', how: 'Called the number on the policy.' }],
});

/** Somebody else is asked to pay back a part. */
export const claimRecoverySought = defineEvent('claim_recovery_sought', {
  about,
  facts: {
    number: field.text,
    kind: field.oneOf(...recoveryKinds),
    amount: field.money,
    currency: field.currency,
    from: field.text,
  },
  timeline: {
    group: 'money',
    icon: 'arrow-right',
    for: 'staff',
    text: choose('kind', {
      salvage: words(
        'The wreck of claim {number} goes to {from} for {amount}',
        'L’épave de la réclamation {number} va à {from} pour {amount}',
      ),
      other: words(
        '{from} is asked for {amount} of claim {number}',
        '{amount} de la réclamation {number} sont réclamés à {from}',
      ),
    }),
  },
  examples: recoveryKinds.map((kind) => ({
    ...ids,
    number,
    kind,
    amount: 250_000,
    currency: 'USD' as const,
    from: 'Lakeshore Mutual',
  })),
});

/** It came in, or nobody expects it any more. */
export const claimRecovered = defineEvent('claim_recovered', {
  about,
  facts: { number: field.text, amount: field.money, currency: field.currency, from: field.text },
  timeline: {
    group: 'money',
    icon: 'arrow-right',
    for: 'staff',
    text: words(
      '{amount} of claim {number} came back from {from}',
      '{amount} de la réclamation {number} sont revenus de {from}',
    ),
  },
  examples: [{ ...ids, number, amount: 250_000, currency: 'USD', from: 'Lakeshore Mutual' }],
});

/** Nobody expects it any more. */
export const claimRecoveryGivenUp = defineEvent('claim_recovery_given_up', {
  about,
  facts: { number: field.text, amount: field.money, currency: field.currency, from: field.text, reason: field.text },
  timeline: {
    group: 'money',
    icon: 'stop',
    for: 'staff',
    text: words(
      '{amount} of claim {number} is no longer sought from {from}: {reason}',
      '{amount} de la réclamation {number} ne sont plus réclamés à {from} : {reason}',
    ),
  },
  examples: [
    { ...ids, number, amount: 250_000, currency: 'USD', from: 'Lakeshore Mutual', reason: 'They are insolvent.' },
  ],
});

/** The vehicle is worth less than its repair: its value is paid, and its policy has nothing left to insure of it. */
export const claimTotalLoss = defineEvent('claim_total_loss', {
  about,
  facts: { number: field.text, amount: field.money, currency: field.currency },
  timeline: {
    group: 'status',
    icon: 'stop',
    tone: 'warning',
    for: 'staff',
    text: words(
      'Claim {number} is a total loss of {amount}: take the vehicle off the policy, or cancel it for total loss',
      'La réclamation {number} est une perte totale de {amount} : retirez le véhicule de la police, ou résiliez-la pour perte totale',
    ),
  },
  examples: [{ ...ids, number, amount: 6_200_000, currency: 'USD' }],
});
