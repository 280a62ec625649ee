import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const operatingStateWords: WordsTree = {
  'workbench.operatingState': {
    title: words('How the platform runs', 'Fonctionnement de la plateforme'),
    lead: words(
      'Counted now over all organizations, and again every fifteen seconds.',
      'Compté maintenant pour toutes les organisations, puis toutes les quinze secondes.',
    ),
    failed: words('The figures cannot be read right now.', 'Impossible de lire les chiffres pour le moment.'),
    waiting: words('What waits', 'Ce qui attend'),
    what: words('What', 'Objet'),
    count: words('How many', 'Nombre'),
    oldest: words('Oldest', 'Le plus ancien'),
    figure: {
      jobs_waiting: words('Jobs due', 'Tâches dues'),
      payments_unknown: words('Payments nobody knows the end of', 'Paiements dont l’issue est inconnue'),
      payouts_unknown: words('Payouts under way', 'Versements en cours'),
      letters_unsent: words('Letters unsent', 'Lettres non envoyées'),
      letters_failed: words('Letters that failed in the last day', 'Lettres échouées depuis un jour'),
      legal_days: words('Legal days near or late', 'Jours légaux proches ou dépassés'),
    },
    standbys: words('Standbys', 'Serveurs de relève'),
    noStandbys: words('No standby is configured.', 'Aucun serveur de relève n’est configuré.'),
    standby: words('Standby {number}', 'Serveur de relève {number}'),
    behind: words('answers reads, {seconds} s behind', 'répond aux lectures, {seconds} s de retard'),
    leftOut: words('left out: it does not answer or is too far behind', 'écarté : sans réponse ou trop en retard'),
    jobs: words('Jobs of the clock', 'Tâches de l’horloge'),
    job: words('Job', 'Tâche'),
    ended: words('Last ended', 'Dernière fin'),
    lastFailed: words('Last failed', 'Dernier échec'),
    never: words('–', '–'),
    versions: words('Versions', 'Versions'),
    version: {
      version: words('Roadworthy', 'Roadworthy'),
      migration: words('Database migration', 'Migration de la base'),
      postgresql: words('PostgreSQL', 'PostgreSQL'),
      node: words('Node.js', 'Node.js'),
      simulated: words('Simulated parts', 'Parties simulées'),
    },
    noneSimulated: words('none', 'aucune'),
  },
};
