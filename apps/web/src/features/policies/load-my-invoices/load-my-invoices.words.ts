import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const loadMyInvoicesWords: WordsTree = {
  'account.billing': {
    title: words('Your payments', 'Vos paiements'),
    due: words('Due now', 'À payer maintenant'),
    nothingDue: words('Nothing is due.', 'Rien n’est dû pour l’instant.'),
    since: words('Due since {day}', 'Dû depuis le {day}'),
    pay: words('Pay', 'Payer'),
    policy: words('Policy {number}', 'Police {number}'),
    coming: words('Coming payments', 'Paiements à venir'),
    paid: words('Paid and given back', 'Paiements et remboursements'),
    more: words('Show more', 'Afficher plus'),
    failed: words('Your payments could not be loaded', 'Vos paiements n’ont pas pu être chargés'),
    emptyTitle: words('No payments yet', 'Aucun paiement pour l’instant'),
    emptyBody: words(
      'What you pay for your policies, and when, is listed here.',
      'Ce que vous payez pour vos polices, et quand, est inscrit ici.',
    ),
  },
};
