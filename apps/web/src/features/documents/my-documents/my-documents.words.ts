import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const myDocumentsWords: WordsTree = {
  'account.documents': {
    title: words('Your documents', 'Vos documents'),
    policy: words('Policy {number}', 'Police {number}'),
    quote: words('Quote', 'Soumission'),
    more: words('Show more', 'Afficher plus'),
    failed: words('Your documents could not be loaded', 'Vos documents n’ont pas pu être chargés'),
    emptyTitle: words('No documents yet', 'Aucun document pour l’instant'),
    emptyBody: words(
      'What you sign and what proves your cover is kept here.',
      'Ce que vous signez et ce qui prouve votre protection est gardé ici.',
    ),
    all: words('Download all as one file', 'Tout télécharger en un fichier'),
  },
};
