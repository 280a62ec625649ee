import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const exportRunWords: WordsTree = {
  'queue.files': {
    title: words('Exported lists', 'Listes exportées'),
    view: words('Mine', 'Les miennes'),
    one: words('Exported list', 'Liste exportée'),
    all: words('All of my exported lists', 'Toutes mes listes exportées'),
    none: words('Nothing yet', 'Rien pour l’instant'),
    noneBody: words(
      'A list of more than 10,000 rows is written in the background when you export it. You find the file here for a week.',
      'Une liste de plus de 10 000 lignes est écrite en arrière-plan quand vous l’exportez. Le fichier se trouve ici pendant une semaine.',
    ),
    name: words('File', 'Fichier'),
    state: words('Status', 'Statut'),
    rows: words('Rows', 'Lignes'),
    until: words('Kept until', 'Conservé jusqu’au'),
    gone: words('Removed', 'Supprimé'),
    created: words('Asked', 'Demandé'),
    goesOn: words(
      'This list is long and is written in the background. You may close this: it goes on without you.',
      'Cette liste est longue et s’écrit en arrière-plan. Vous pouvez fermer cette fenêtre : le travail continue sans vous.',
    ),
    failed: words(
      'This cannot be read right now. Try again in a moment.',
      'Lecture impossible pour le moment. Réessayez dans un instant.',
    ),
    broke: words(
      'Something went wrong on our side. What was written stays; go on with the rest.',
      'Une erreur est survenue de notre côté. Ce qui est écrit est conservé ; continuez avec le reste.',
    ),
    written: words(
      '{count, plural, one {# row is written} other {# rows are written}}',
      '{count, plural, one {# ligne est écrite} other {# lignes sont écrites}}',
    ),
    stored: words('{size}, kept for you alone until {until}', '{size}, conservé pour vous seul jusqu’au {until}'),
    removed: words(
      'The file was removed when its time was over. Export the list again.',
      'Le fichier a été supprimé à son échéance. Exportez la liste de nouveau.',
    ),
    open: words('Download', 'Télécharger'),
    cancel: words('Cancel', 'Annuler'),
    resume: words('Go on with the rest', 'Continuer avec le reste'),
  },
};
