import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const statusWords: WordsTree = {
  'site.status': {
    title: words('What works now', 'Ce qui fonctionne maintenant'),
    lead: words(
      'Asked of the platform itself when you open this page. Nothing here is kept or averaged.',
      'Demandé à la plateforme elle-même à l’ouverture de cette page. Rien n’est conservé ni arrondi.',
    ),
    asked: words('Asked at {time}', 'Demandé à {time}'),
    again: words('Ask again', 'Demander de nouveau'),
    part: {
      api: words('Pages and quotes', 'Pages et soumissions'),
      database: words('Database', 'Base de données'),
      queue: words(
        'Work behind the scenes: letters, documents, charges',
        'Travail en arrière-plan : lettres, documents, prélèvements',
      ),
      payments: words('Payments', 'Paiements'),
    },
    standing: {
      asking: words('Asking', 'En cours'),
      ok: words('Works', 'Fonctionne'),
      pending: words('Being prepared', 'En préparation'),
      down: words('No answer', 'Sans réponse'),
      simulated: words('Simulated here: no money moves', 'Simulés ici : aucun argent ne circule'),
      unchecked: words('Not looked at from here', 'Non vérifié d’ici'),
    },
  },
};
