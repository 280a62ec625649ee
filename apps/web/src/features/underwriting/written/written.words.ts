import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const writtenWords: WordsTree = {
  'workbench.written': {
    edit: words('Change', 'Modifier'),
    duplicate: words('Duplicate', 'Dupliquer'),
    archive: words('Archive', 'Archiver'),
    takeBack: words('Take back', 'Rétablir'),
    history: words('History', 'Historique'),
    cancel: words('Cancel', 'Annuler'),
    isArchived: words('Archived', 'Archivée'),
    effective_date: words('First day of cover', 'Premier jour de couverture'),
    expiration_date: words('Not any more from', 'Plus à partir du'),
    hints: {
      effective_date: words(
        'Asked of cover that begins from this day on.',
        'Vise les couvertures qui débutent à partir de ce jour.',
      ),
      expiration_date: words('Empty: without an end.', 'Vide : sans fin.'),
    },
    since: words('Cover from {from} on', 'Couverture à partir du {from}'),
    between: words(
      'Cover from {from}, not any more from {until}',
      'Couverture à partir du {from}, plus à partir du {until}',
    ),
    wording: words('Wording {version, number}, {at}', 'Version {version, number}, {at}'),
    wasArchived: words('Archived', 'Archivée'),
    wasTakenBack: words('Taken back', 'Rétablie'),
    noEnd: words('without an end', 'sans fin'),
    historyFailed: words('The wordings could not be loaded.', 'Les versions n’ont pas pu être chargées.'),
    everyLine: words('Every line', 'Tous les produits'),
    line: words('Line', 'Produit'),
    counting: words('Counting…', 'Calcul en cours…'),
    nobody: words('No name yet', 'Pas encore de nom'),
    notFound: words('This could not be loaded.', 'Ceci n’a pas pu être chargé.'),
  },
};
