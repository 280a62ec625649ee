import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const loadPoliciesWords: WordsTree = {
  'queue.policies': {
    title: words('Policies', 'Polices'),
    file: words('policies', 'polices'),
    views: {
      all: words('All', 'Toutes'),
      mine: words('Mine', 'Les miennes'),
      in_force: words('In force', 'En vigueur'),
      pending: words('Pending', 'En attente'),
      delinquent: words('Delinquent', 'En souffrance'),
      cancelled: words('Cancelled', 'Résiliées'),
      ending: words('Ending in 60 days', 'Fin dans 60 jours'),
      overdue: words('Instalment overdue', 'Versement en retard'),
    },
    fields: { policy_number: words('Policy number', 'Numéro de police') },
    columns: {
      insured: words('Insured', 'Assuré'),
      policy_status: words('Status', 'État'),
      policy_number: words('Policy', 'Police'),
      vehicle: words('Vehicle', 'Véhicule'),
      provider: words('Provider', 'Produit'),
      administrative_area: words('State', 'Province ou État', { enCa: 'Province or state' }),
      effective_date: words('Effective', 'Prise d’effet'),
      expiration_date: words('Ends', 'Fin'),
      premium: words('Premium', 'Prime'),
      currency: words('Currency', 'Devise'),
      agent: words('Agent', 'Agent'),
      organization: words('Organization', 'Organisation'),
      created: words('Created', 'Créée'),
    },
    none: words('No policies yet', 'Aucune police pour l’instant'),
    noneBody: words(
      'A policy appears here when its quote is bound and paid.',
      'Une police s’affiche ici quand sa soumission est conclue et payée.',
    ),
  },
};
