import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const printListWords: WordsTree = {
  'queue.print': {
    link: words('Print or save as PDF', 'Imprimer ou enregistrer en PDF'),
    printed: words('Printed', 'Imprimé'),
    cut: words(
      'Only the first {count, number} rows are printed. Narrow the list, or export it as a file.',
      'Seules les {count, number} premières lignes sont imprimées. Restreignez la liste ou exportez-la.',
    ),
  },
};
