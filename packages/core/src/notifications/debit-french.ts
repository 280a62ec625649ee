import type { Translations } from '../shared/text/sentence.ts';

/** What letters about debits of bank accounts say, in Canadian French. */
export const debitFrench: Translations = {
  'Your payment for policy {number} came back': 'Votre paiement pour la police {number} a été retourné',
  'Your bank sent the payment of {amount} for policy {number} back.':
    'Votre banque a retourné le paiement de {amount} pour la police {number}.',
  'Your bank sent the payment of {amount} for policy {number} from the account ending {account} back.':
    'Votre banque a retourné le paiement de {amount} pour la police {number}, tiré sur le compte se terminant par {account}.',
  '{amount} is due again. We do not debit the account a second time by ourselves.':
    '{amount} est de nouveau dû. Nous ne prélevons pas ce compte une deuxième fois de nous-mêmes.',
  'It is not debited again unless you give us a new permission. Pay with another card or account on the page below.':
    'Il n’est plus prélevé sans nouvelle autorisation de votre part. Payez avec une autre carte ou un autre compte sur la page ci-dessous.',
  'Nor is it debited for later payments. Once there is money in it, you can set it up again on the page below, or give us another card or account.':
    'Il n’est plus prélevé non plus pour les paiements à venir. Dès qu’il sera approvisionné, vous pourrez le rétablir sur la page ci-dessous, ou nous donner une autre carte ou un autre compte.',
  'Nor is it debited for later payments. Give us another card or account on the page below, or pay each of them by its day.':
    'Il n’est plus prélevé non plus pour les paiements à venir. Donnez-nous une autre carte ou un autre compte sur la page ci-dessous, ou faites chaque paiement à sa date.',
  'Your copy: automatic debits for policy {number}': 'Votre copie : débits automatiques, police {number}',
  'On {day} you agreed that later payments for policy {number} are debited from your bank account by themselves. This is your copy.':
    'Le {day}, vous avez accepté que les prochains paiements de la police {number} soient prélevés automatiquement sur votre compte bancaire. Voici votre copie.',
  'On {day} you agreed that later payments for policy {number} are debited from your bank account ending {ends} by themselves. This is your copy.':
    'Le {day}, vous avez accepté que les prochains paiements de la police {number} soient prélevés automatiquement sur votre compte bancaire se terminant par {ends}. Voici votre copie.',
  '{title}: {text}': '{title} : {text}',
  'Nothing was debited by itself any more when the e-mail was to be sent.':
    'Plus rien n’était prélevé automatiquement au moment de l’envoi du courriel.',
};
