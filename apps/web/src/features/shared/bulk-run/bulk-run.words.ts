import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const bulkRunWords: WordsTree = {
  'queue.runs': {
    title: words('Bulk actions', 'Actions groupées'),
    view: words('Mine', 'Les miennes'),
    none: words('Nothing yet', 'Rien pour l’instant'),
    noneBody: words(
      'Choose all rows of a page in a list, then all that match: what you have done to them is listed here.',
      'Sélectionnez toutes les lignes d’une page, puis toutes les correspondantes : ce que vous leur faites apparaît ici.',
    ),
    what: words('What', 'Action'),
    state: words('Status', 'État'),
    created: words('Begun', 'Commencée'),
    count: { done: words('Done', 'Faites'), refused: words('Refused', 'Refusées'), total: words('Of', 'Sur') },
    status: {
      queued: words('Waiting', 'En attente'),
      running: words('Running', 'En cours'),
      cancelled: words('Cancelled', 'Annulée'),
      done: words('Done', 'Terminée'),
      failed: words('Stopped', 'Arrêtée'),
    },
    counts: words(
      '{done, plural, one {# done} other {# done}}, {refused, plural, one {# refused} other {# refused}}, {left, plural, one {# left} other {# left}}',
      '{done, plural, one {# faite} other {# faites}}, {refused, plural, one {# refusée} other {# refusées}}, {left, plural, one {# à faire} other {# à faire}}',
    ),
    failed: words(
      'This cannot be read right now. Try again in a moment.',
      'Lecture impossible pour l’instant. Réessayez dans un moment.',
    ),
    broke: words(
      'Something went wrong on our side. What was done stays done; go on with the rest.',
      'Un problème est survenu de notre côté. Ce qui est fait reste fait ; continuez avec le reste.',
    ),
    roleNotHeld: words(
      'You do not have the role any more in which you began this.',
      'Vous n’avez plus le rôle dans lequel vous avez commencé ceci.',
    ),
    goesOn: words(
      'You may close this: it goes on without you.',
      'Vous pouvez fermer ceci : l’action continue sans vous.',
    ),
    all: words('All of my bulk actions', 'Toutes mes actions groupées'),
    cancel: words('Cancel the rest', 'Annuler le reste'),
    resume: words('Go on with the rest', 'Continuer avec le reste'),
    export: words('Export the result', 'Exporter le résultat'),
    more: words(
      '{count, plural, one {# more stands} other {# more stand}} in the exported file.',
      '{count, plural, one {# autre figure} other {# autres figurent}} dans le fichier exporté.',
    ),
    record: words('Record', 'Dossier'),
    result: words('Result', 'Résultat'),
    code: words('Code of the refusal', 'Code du refus'),
    reason: words('Reason', 'Raison'),
    outcome: {
      done: words('Done', 'Faite'),
      refused: words('Refused', 'Refusée'),
      left: words('Not done yet', 'Pas encore faite'),
    },
    files: words('Exported lists', 'Listes exportées'),
  },
};
