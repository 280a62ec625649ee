import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const changeAPolicyWords: WordsTree = {
  'change.agent': {
    title: words('Change a policy', 'Modifier une police'),
    lead: words(
      'Change as much as you like at once. Nothing is proposed until you press for it.',
      'Modifiez autant d’éléments que nécessaire à la fois. Rien n’est proposé avant que vous ne le demandiez.',
    ),
    dayHint: words(
      'Today unless you choose another day; before changes that are applied, those are made again after it.',
      'Aujourd’hui, sauf autre choix ; avant des modifications appliquées, celles-ci sont refaites ensuite.',
    ),
    variants: words('Variants', 'Variantes'),
    variant: words('Variant {number}', 'Variante {number}'),
    another: words('Add a variant', 'Ajouter une variante'),
    takesAway: words('What it takes away: the insured signs', 'Ce qu’elle retire : l’assuré signe'),
    propose: words('Propose this', 'Proposer ceci'),
    parts: {
      coverage: words('Covers', 'Protections'),
      vehicle: words('Vehicles', 'Véhicules'),
      driver: words('Who drives', 'Conducteurs'),
      address: words('Address', 'Adresse'),
      mileage: words('Use and storage', 'Utilisation et entreposage'),
      lienholder: words('Loan or lease', 'Prêt ou location'),
    },
  },
};
