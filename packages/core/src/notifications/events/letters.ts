import { defineEvent } from '../../shared/define-event.ts';
import { field } from '../../shared/event-field.ts';
import { words, choose } from '../../shared/words.ts';
import { notificationTemplates } from '../letters.ts';

/** A letter left the house. */
export const letterSent = defineEvent('letter_sent', {
  about: { quoteId: field.id, policyId: field.id.orNull() },
  facts: { template: field.oneOf(...notificationTemplates), recipient: field.text },
  timeline: {
    group: 'letter',
    icon: 'mail',
    tone: 'info',
    // Anybody may ask for the link back to a quote, under any address: whose it was is not the next reader’s business.
    for: ({ template }) => (template === 'resume_quote' ? 'staff' : 'customer'),
    text: choose('template', {
      quote_sent: words('E-mailed: the quote', 'Courriel envoyé : la soumission'),
      policy_bound: words('E-mailed: the new policy', 'Courriel envoyé : la nouvelle police'),
      resume_quote: words('E-mailed: the link back to the quote', 'Courriel envoyé : le lien vers la soumission'),
      debit_returned: words(
        'E-mailed: the payment that came back',
        'Courriel envoyé : le paiement refusé par la banque',
      ),
      autopay_agreed: words(
        'E-mailed: a copy of the permission to debit',
        'Courriel envoyé : la copie de l’autorisation de prélever',
      ),
      payment_upcoming: words('E-mailed: the payment to come', 'Courriel envoyé : le prochain paiement'),
      payment_receipt: words('E-mailed: the receipt', 'Courriel envoyé : le reçu'),
      payment_failed: words('E-mailed: the payment that failed', 'Courriel envoyé : le paiement qui n’a pas passé'),
      balance_reminder: words('E-mailed: the reminder of the balance', 'Courriel envoyé : le rappel du solde'),
      refund_sent: words('E-mailed: the refund', 'Courriel envoyé : le remboursement'),
      photos_wanted: words('E-mailed: the photos that are needed', 'Courriel envoyé : les photos attendues'),
      card_expiring: words('E-mailed: the card that runs out', 'Courriel envoyé : la carte qui arrive à échéance'),
      cancellation_announced: words('E-mailed: the end of cover', 'Courriel envoyé : la fin de la protection'),
      cancellation_reversed: words('E-mailed: cover goes on', 'Courriel envoyé : la protection se poursuit'),
      policy_cancelled: words('E-mailed: the cancellation', 'Courriel envoyé : la résiliation'),
      lienholder_told: words('E-mailed: the notice to the lender', 'Courriel envoyé : l’avis au prêteur'),
      non_renewal: words('E-mailed: the end of the term', 'Courriel envoyé : la fin du terme'),
      lender_non_renewal: words('E-mailed: the notice to the lender', 'Courriel envoyé : l’avis au prêteur'),
      policy_changed: words('E-mailed: what has changed', 'Courriel envoyé : ce qui a changé'),
      policy_rewritten: words('E-mailed: the policy that goes on', 'Courriel envoyé : la police qui prend la suite'),
      lender_rewritten: words('E-mailed: the notice to the lender', 'Courriel envoyé : l’avis au prêteur'),
      renewal_offered: words(
        'E-mailed: the offer of the next term',
        'Courriel envoyé : l’offre de la période suivante',
      ),
      change_carried: words(
        'E-mailed: a change waits for the next term, too',
        'Courriel envoyé : une modification attend aussi la période suivante',
      ),
      agent_change_carried: words(
        'E-mailed to the agent: a change waits for the next term',
        'Courriel envoyé à l’agent : une modification attend la période suivante',
      ),
      change_to_sign: words('E-mailed: a change to sign', 'Courriel envoyé : une modification à signer'),
      policy_renewed: words('E-mailed: the policy goes on', 'Courriel envoyé : la police se poursuit'),
      now_sold: words('E-mailed: new cover is open again', 'Courriel envoyé : la souscription est rouverte'),
      change_freed: words(
        'E-mailed: the change may be made again',
        'Courriel envoyé : la modification est de nouveau possible',
      ),
      referral_answered: words('E-mailed: the underwriter’s answer', 'Courriel envoyé : la réponse du souscripteur'),
      referral_message: words('E-mailed: the underwriter’s message', 'Courriel envoyé : le message du souscripteur'),
      quote_reviewed: words('E-mailed: the reviewed quote', 'Courriel envoyé : la soumission révisée'),
      signature_asked: words('E-mailed: the link to sign', 'Courriel envoyé : le lien pour signer'),
      signature_answered: words('E-mailed: both have signed', 'Courriel envoyé : les deux ont signé'),
      signature_declined: words('E-mailed: the signature that was declined', 'Courriel envoyé : la signature refusée'),
      score_notice: words('E-mailed: the notice about the score', 'Courriel envoyé : l’avis sur le pointage'),
      record_notice: words(
        'E-mailed: the notice about driving records',
        'Courriel envoyé : l’avis sur les dossiers de conduite',
      ),
      incident_alert: words('E-mailed: the alert of an incident', 'Courriel envoyé : l’alerte d’un sinistre'),
      other: words('E-mail sent', 'Courriel envoyé'),
    }),
  },
  examples: [
    { quoteId: 'quote', policyId: null, recipient: 'ada@example.com', template: 'quote_sent' },
    { quoteId: 'quote', policyId: null, recipient: 'ada@example.com', template: 'resume_quote' },
  ],
});

/** A letter will never arrive: its address was refused for good, or it came to have nothing true to say. */
export const letterFailed = defineEvent('letter_failed', {
  about: { quoteId: field.id, policyId: field.id.orNull() },
  facts: { template: field.oneOf(...notificationTemplates), recipient: field.text },
  timeline: {
    group: 'letter',
    icon: 'mail',
    tone: 'danger',
    for: 'staff',
    text: choose('template', {
      quote_sent: words('Not delivered: the quote', 'Courriel non remis : la soumission'),
      policy_bound: words('Not delivered: the new policy', 'Courriel non remis : la nouvelle police'),
      resume_quote: words(
        'Not delivered: the link back to the quote',
        'Courriel non remis : le lien vers la soumission',
      ),
      other: words('E-mail not delivered', 'Courriel non remis'),
    }),
  },
  examples: [{ quoteId: 'quote', policyId: null, recipient: 'ada@example.com', template: 'quote_sent' }],
});
