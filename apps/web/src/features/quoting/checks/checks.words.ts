import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const checksWords: WordsTree = {
  'staff.checks': {
    title: words('Checks', 'Vérifications'),
    none: words(
      'The product asks for no checks of this quote.',
      'Le produit ne demande aucune vérification pour cette soumission.',
    ),
    failed: words('The checks could not be loaded', 'Les vérifications n’ont pas pu être chargées'),
    state: {
      done: words('Done', 'Terminée'),
      running: words('Running', 'En cours'),
      errored: words('Not done', 'Non terminée'),
      missing: words('Not asked', 'Non demandée'),
      no_hit: words('Nothing on file', 'Rien au dossier'),
    },
    checkedAt: words('{name}, {when}', '{name}, {when}'),
    asking: words('Asking', 'Demande en cours'),
    run: words('Run', 'Lancer'),
    runAgain: words('Run again', 'Relancer'),
    notAskable: words(
      'Complete the person first: name, birth date, address and license.',
      'Complétez d’abord la personne : nom, date de naissance, adresse et permis.',
      { enCa: 'Complete the person first: name, birth date, address and licence.' },
    ),
    record: words('On the driving records', 'Aux dossiers de conduite'),
    clean: words('No violations, accidents or suspensions.', 'Aucune infraction, aucun accident, aucune suspension.'),
    counts: words('counts', 'compte'),
    tooOld: words('does not count', 'ne compte pas'),
    open: words('Record', 'Dossier'),
    openNamed: words('Record of {name}', 'Dossier de {name}'),
    of: words('{kind}, {name}', '{kind}, {name}'),
    notRequired: words(
      'The product does not ask for it: what it finds is to be looked at, and changes no price.',
      'Le produit ne la demande pas : ce qu’elle révèle est à examiner et ne change aucun prix.',
    ),
  },
};
