import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const loadPostedLettersWords: WordsTree = {
  'queue.postedLetters': {
    title: words('By post', 'Par la poste'),
    file: words('letters-by-post', 'lettres-par-la-poste'),
    none: words('No letter', 'Aucune lettre'),
    noneBody: words('No notice that went by post is in this view.', 'Aucun avis parti par la poste dans cette vue.'),
    views: {
      troubled: words('Came back or refused', 'Revenues ou refusées'),
      waiting: words('Waiting', 'En attente'),
      all: words('All', 'Toutes'),
    },
    columns: {
      recipient: words('To', 'À'),
      status: words('Status', 'État'),
      policy_number: words('Policy', 'Police'),
      mailed_on: words('Mailed', 'Postée'),
      returned_on: words('Came back', 'Revenue'),
      ends: words('Cover ends', 'Fin de la protection'),
      service: words('Service', 'Mode d’envoi'),
      tracking_number: words('Tracking number', 'Numéro de suivi'),
      created: words('Given', 'Donnée'),
    },
  },
};
