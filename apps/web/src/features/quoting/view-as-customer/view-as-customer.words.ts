import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const viewAsCustomerWords: WordsTree = {
  'actions.view_as_customer': {
    action: words('See what the customer sees', 'Voir ce que le client voit'),
    title: words('See what the customer sees', 'Voir ce que le client voit'),
    effect: words(
      'The checkout opens in a new tab as the customer has it, for 30 minutes. Nothing can be changed there. That you looked is kept.',
      'Le parcours s’ouvre dans un nouvel onglet tel que le client le voit, pendant 30 minutes. Rien ne peut y être modifié. Votre consultation est consignée.',
    ),
    confirm: words('Open', 'Ouvrir'),
    cancel: words('Cancel', 'Annuler'),
  },
};
