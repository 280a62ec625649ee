import { defineEvent, of } from '../../shared/define-event.ts';
import { field } from '../../shared/event-field.ts';
import { words, choose } from '../../shared/words.ts';

/** A bank account is being debited; `account` is the end of its number. */
export const debitOrdered = defineEvent('debit_ordered', {
  about: { quoteId: field.id, policyId: field.id },
  facts: { amount: field.money, currency: field.currency, account: field.text.orNull() },
  timeline: {
    group: 'money',
    icon: 'card',
    tone: 'info',
    for: 'customer',
    text: words(
      'Payment of {amount} asked of the bank account ending {account}',
      'Paiement de {amount} demandé au compte bancaire se terminant par {account}',
    ),
  },
  examples: [{ quoteId: 'quote', policyId: 'policy', amount: 9833, currency: 'USD', account: '6789' }],
});

/** A bank sent a debit back; `code` is its reason, `settled` whether the money had come in before. */
export const debitReturned = defineEvent('debit_returned', {
  about: { quoteId: field.id, policyId: field.id },
  facts: { amount: field.money, currency: field.currency, account: field.text.orNull(), code: field.text },
  carries: of<{ readonly settled: boolean }>(),
  timeline: {
    group: 'money',
    icon: 'card',
    tone: 'danger',
    for: 'customer',
    text: choose('code', {
      debit_insufficient_funds: words(
        'Payment of {amount} returned: not enough money in the account',
        'Paiement de {amount} retourné : fonds insuffisants',
      ),
      account_closed: words(
        'Payment of {amount} returned: the account is closed',
        'Paiement de {amount} retourné : le compte est fermé',
      ),
      no_account: words(
        'Payment of {amount} returned: there is no such account',
        'Paiement de {amount} retourné : ce compte n’existe pas',
      ),
      account_restricted: words(
        'Payment of {amount} returned: the account may not be debited',
        'Paiement de {amount} retourné : le compte ne peut être débité',
      ),
      debit_funds_not_cleared: words(
        'Payment of {amount} returned: the money was not available yet',
        'Paiement de {amount} retourné : fonds pas encore disponibles',
      ),
      debit_stopped: words(
        'Payment of {amount} returned: stopped by the owner of the account',
        'Paiement de {amount} retourné : arrêté par le titulaire',
      ),
      debit_permission_withdrawn: words(
        'Payment of {amount} returned: the permission to debit was withdrawn',
        'Paiement de {amount} retourné : l’autorisation de débiter a été retirée',
      ),
      debit_not_as_agreed: words(
        'Payment of {amount} returned: the owner of the account says it was not as agreed',
        'Paiement de {amount} retourné : le titulaire le dit non conforme à l’accord',
      ),
      debit_blocked: words(
        'Payment of {amount} returned: the bank blocks our debits',
        'Paiement de {amount} retourné : la banque bloque nos débits',
      ),
      debit_not_authorized: words(
        'Payment of {amount} returned: the owner of the account says it was not authorized',
        'Paiement de {amount} retourné : le titulaire dit ne pas l’avoir autorisé',
      ),
      other: words(
        'Payment of {amount} returned: the bank did not pay',
        'Paiement de {amount} retourné : la banque n’a pas payé',
      ),
    }),
  },
  examples: [
    {
      quoteId: 'quote',
      policyId: 'policy',
      amount: 9833,
      currency: 'USD',
      account: '6789',
      code: 'account_closed',
      settled: true,
    },
  ],
});
