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
    sources: {
      start: words('Start', 'Début'),
      checkout: words('Checkout', 'Soumission'),
      coverage: words('Change of cover', 'Modification de la protection'),
      vehicle: words('Change of a vehicle', 'Modification d’un véhicule'),
      driver: words('Change of a driver', 'Modification d’un conducteur'),
      address: words('Change of address', 'Changement d’adresse'),
      lienholder: words('Change of a lienholder', 'Modification d’un créancier'),
      mileage: words('Change of use', 'Modification de l’utilisation'),
      reinstatement: words('Reinstatement', 'Remise en vigueur'),
      renewal: words('Renewal', 'Renouvellement'),
      first_day: words('Another first day', 'Autre premier jour'),
    },
    created: words('Waiting', 'Attente'),
    reasons: {
      product_not_live: words('Product not live', 'Produit non offert'),
      mandatory_line_not_offered: words('Mandatory line missing', 'Protection obligatoire absente'),
      charge_not_levied: words('Tax not collected', 'Taxe non perçue'),
      moratorium_active: words('Paused there', 'Suspendu à cet endroit'),
    },
    none: words('Nobody waits', 'Personne n’attend'),
    noneBody: words(
      'An address appears here when somebody would buy where we do not sell and wants to hear of it.',
      'Une adresse apparaît ici quand une personne voudrait acheter là où nous n’offrons rien et souhaite en être avisée.',
    ),
  },
};
