import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const loadDelinquentPoliciesWords: WordsTree = {
  'queue.delinquencies': {
    title: words('Overdue', 'En souffrance'),
    file: words('overdue', 'en-souffrance'),
    none: words('All paid up', 'Tout est payé'),
    noneBody: words('Nothing is overdue on any policy.', 'Rien n’est en souffrance sur aucune police.'),
    views: {
      all: words('All overdue', 'Tout ce qui est en souffrance'),
      mine: words('Mine', 'Les miennes'),
      first: words('Failed once', 'Un échec'),
      second: words('Failed again', 'Deux échecs'),
      third: words('Failed three times', 'Trois échecs'),
      untried: words('Nobody charges it', 'Aucun prélèvement'),
      noticed: words('Notice given', 'Avis donné'),
      ended: words('Ended unpaid', 'Fin pour non-paiement'),
    },
    fields: { organization: words('Organization', 'Organisation') },
    columns: {
      insured: words('Insured', 'Assuré'),
      policy_status: words('Status', 'Statut'),
      policy_number: words('Number', 'Numéro'),
      due: words('Due', 'Exigible'),
      currency: words('Currency', 'Devise'),
      since: words('Since', 'Depuis'),
      attempts: words('Attempts', 'Tentatives'),
      next: words('Next attempt', 'Prochaine tentative'),
      ends: words('Cover ends', 'Fin de la protection'),
      area: words('State', 'État ou province'),
      agent: words('Agent', 'Agent'),
    },
  },
};
