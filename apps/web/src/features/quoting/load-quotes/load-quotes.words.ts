import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const loadQuotesWords: WordsTree = {
  'queue.quotes': {
    title: words('Quotes', 'Soumissions'),
    file: words('quotes', 'soumissions'),
    views: {
      all: words('All', 'Toutes'),
      mine: words('Mine', 'Les miennes'),
      needs_me: words('Needs me', 'M’attendent'),
      sent: words('Sent, not opened', 'Envoyées, non ouvertes'),
      referred: words('Referred', 'À l’examen'),
      expiring: words('Ending in 7 days', 'Fin dans 7 jours'),
    },
    fields: { total: words('Term price', 'Prix de la période'), make: words('Make', 'Marque') },
    columns: {
      insured: words('Insured', 'Assuré'),
      status: words('Status', 'État'),
      vehicle: words('Vehicle', 'Véhicule'),
      provider: words('Provider', 'Produit'),
      administrative_area: words('State', 'Province ou État', { enCa: 'Province or state' }),
      effective_date: words('Effective', 'Prise d’effet'),
      expiration_date: words('Valid until', 'Valide jusqu’au'),
      total: words('Term price', 'Prix'),
      currency: words('Currency', 'Devise'),
      agent: words('Agent', 'Agent'),
      organization: words('Organization', 'Organisation'),
      created: words('Created', 'Créée'),
      updated: words('Updated', 'Mise à jour'),
      id: words('Quote', 'Soumission'),
    },
    none: words('No quotes yet', 'Aucune soumission pour l’instant'),
    noneBody: words(
      'Quotes appear here as soon as one is started.',
      'Les soumissions s’affichent ici dès qu’elles sont commencées.',
    ),
    new: words('New quote', 'Nouvelle soumission'),
  },
};
