import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const sendQuoteToCustomerWords: WordsTree = {
  'actions.send_quote_to_customer': {
    action: words('Send to customer', 'Envoyer au client'),
    title: words('Send this quote to the customer', 'Envoyer cette soumission au client'),
    effect: words(
      'The quote is approved as it stands and can be paid by whoever has the link. It is billed monthly unless the customer chooses otherwise.',
      'La soumission est approuvée telle quelle et peut être payée par quiconque a le lien. Elle est facturée chaque mois, sauf si le client choisit autrement.',
    ),
    email: words('E-mail the link to {email}', 'Envoyer le lien par courriel à {email}'),
    noEmail: words(
      'There is no e-mail address on this quote. Copy the link and send it yourself.',
      'Cette soumission ne porte aucune adresse courriel. Copiez le lien et envoyez-le vous-même.',
    ),
    confirm: words('Approve and get the link', 'Approuver et obtenir le lien'),
    confirmMail: words('Approve and e-mail', 'Approuver et envoyer'),
    cancel: words('Keep it as it is', 'La laisser telle quelle'),
    doneTitle: words('Ready for the customer', 'Prête pour le client'),
    doneMailed: words('The link is on its way to {email}.', 'Le lien est en route vers {email}.'),
    doneCopied: words('Give this link to the customer.', 'Donnez ce lien au client.'),
    link: words('Link', 'Lien'),
    copy: words('Copy the link', 'Copier le lien'),
    copied: words('Copied', 'Copié'),
    copyFailed: words('Press Ctrl+C to copy the marked link.', 'Appuyez sur Ctrl+C pour copier le lien sélectionné.'),
    close: words('Done', 'Terminé'),
    bulk: {
      action: words('Send to customers', 'Envoyer aux clients'),
      title: words(
        'Send {count, plural, one {# quote} other {# quotes}} to {count, plural, one {its customer} other {their customers}}',
        'Envoyer {count, plural, one {# soumission} other {# soumissions}} {count, plural, one {à son client} other {à leurs clients}}',
      ),
      effect: words(
        '{count, plural, one {# quote is} other {# quotes are}} approved as they stand, and every customer with an e-mail address gets the checkout link.',
        '{count, plural, one {# soumission est approuvée telle quelle} other {# soumissions sont approuvées telles quelles}}, et chaque client qui a une adresse courriel reçoit le lien de paiement.',
      ),
      confirm: words('Approve and e-mail', 'Approuver et envoyer'),
    },
  },
};
