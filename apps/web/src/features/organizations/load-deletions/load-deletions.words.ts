import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const loadDeletionsWords: WordsTree = {
  'workbench.deletions': {
    title: words('Requests for deletion', 'Demandes de suppression'),
    open: words('Under way', 'En cours'),
    all: words('All', 'Toutes'),
    email: words('Person', 'Personne'),
    erased: words('Erased', 'Effacée'),
    status: words('Status', 'État'),
    due: words('Carried out on', 'Exécutée le'),
    keptUntil: words('Kept until', 'Conservé jusqu’au'),
    created: words('Asked', 'Demandée'),
    none: words('Nobody has asked for deletion yet', 'Personne n’a encore demandé de suppression'),
    noneBody: words(
      'Customers ask in their profile. It waits fourteen days, and is carried out by itself.',
      'Les clients la demandent dans leur profil. Elle attend quatorze jours et s’exécute d’elle-même.',
    ),
    statuses: {
      waiting: words('Waiting', 'En attente'),
      erasing: words('Being erased', 'En cours'),
      done: words('Erased', 'Effacée'),
      taken_back: words('Taken back', 'Annulée'),
      refused: words('Not possible', 'Impossible'),
    },
    obstacles: {
      works_here: words('Works here', 'Travaille ici'),
      policy_in_force: words('Policy in force', 'Police en vigueur'),
      claim_open: words('Claim open', 'Réclamation ouverte'),
      quote_pending_bind: words('Purchase under way', 'Achat en cours'),
      payment_under_way: words('Payment under way', 'Paiement en cours'),
      money_owed: words('Money owed', 'Montant à payer'),
      money_due_back: words('Money due back', 'Remboursement dû'),
    },
  },
};
