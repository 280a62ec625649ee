import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const loadWaitlistWords: WordsTree = {
  'workbench.waitlist': {
    title: words('Waiting list', 'Liste d’attente'),
    all: words('All', 'Toutes'),
    email: words('E-mail', 'Courriel'),
    area: words('State or province', 'État ou province'),
    line: words('Line', 'Produit'),
    vehicle: words('Vehicle', 'Véhicule'),
    reason: words('Why not yet', 'Pourquoi pas encore'),
    source: words('Told in', 'Appris à l’étape'),
    start: words('Start', 'Début'),
    checkout: words('Checkout', 'Soumission'),
    created: words('Waiting', 'Attente'),
    reasons: {
      product_not_live: words('Product not live', 'Produit non offert'),
      mandatory_line_not_offered: words('Mandatory line missing', 'Protection obligatoire absente'),
      charge_not_levied: words('Tax not collected', 'Taxe non perçue'),
      moratorium_active: words('New cover paused', 'Nouvelles protections suspendues'),
    },
    none: words('Nobody waits', 'Personne n’attend'),
    noneBody: words(
      'An address appears here when somebody would buy where we do not sell and wants to hear of it.',
      'Une adresse apparaît ici quand une personne voudrait acheter là où nous n’offrons rien et souhaite en être avisée.',
    ),
  },
};
