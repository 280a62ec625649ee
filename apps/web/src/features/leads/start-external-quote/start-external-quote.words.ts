import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const startExternalQuoteWords: WordsTree = {
  'actions.start_external_quote': {
    action: words('Send somebody elsewhere', 'Envoyer quelqu’un ailleurs'),
    title: words('Send somebody to another carrier', 'Envoyer quelqu’un chez un autre assureur'),
    effect: words(
      'The carrier prices and sells it on its own pages. We keep that you sent them.',
      'L’assureur en fixe le prix et le vend sur ses propres pages. Nous gardons la trace de votre envoi.',
    ),
    carrier: words('Carrier', 'Assureur'),
    choose: words('Choose a carrier', 'Choisissez un assureur'),
    postalCode: words('Postal code', 'Code postal'),
    name: words('Customer', 'Client'),
    email: words('E-mail', 'Courriel'),
    confirm: words('Make the link', 'Créer le lien'),
    cancel: words('Cancel', 'Annuler'),
    done: words('The link is made.', 'Le lien est créé.'),
    carrierMissing: words('Choose a carrier.', 'Choisissez un assureur.'),
    ready: words('This is their link. It is kept in the list.', 'Voici son lien. Il est gardé dans la liste.'),
    open: words('Open the carrier’s page', 'Ouvrir la page de l’assureur'),
    close: words('Close', 'Fermer'),
  },
};
