import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const previewInvoicesWords: WordsTree = {
  'staff.invoices': {
    title: words('What would be asked for, and when', 'Ce qui serait demandé, et quand'),
    term: words('Way to pay', 'Mode de paiement'),
    failed: words(
      'This could not be loaded. Try again in a minute.',
      'Chargement impossible. Réessayez dans une minute.',
    ),
    due: words('Due', 'Exigible'),
    first: words('At the purchase', 'À l’achat'),
    fees: words('Fees in it', 'Frais compris'),
    amount: words('Amount', 'Montant'),
    total: words('In all', 'En tout'),
  },
};
