import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const loadProposalsWords: WordsTree = {
  'queue.proposals': {
    title: words('Proposed changes', 'Modifications proposées'),
    file: words('proposed-changes', 'modifications-proposees'),
    week: words('Week of {day}', 'Semaine du {day}'),
    change: words('Proposed change', 'Modification proposée'),
    failed: words('The change could not be loaded', 'Le chargement de la modification a échoué'),
    gone: words('This change is not open to you.', 'Vous n’avez pas accès à cette modification.'),
    views: {
      open: words('Open', 'Ouvertes'),
      mine: words('Mine', 'Les miennes'),
      to_accept: words('To be accepted', 'À accepter'),
      referred: words('With an underwriter', 'Chez un souscripteur'),
      scheduled: words('Scheduled', 'Planifiées'),
      this_week: words('Effective this week', 'En vigueur cette semaine'),
      applied: words('Applied', 'Appliquées'),
      fallen: words('Not carried out', 'Non effectuées'),
      all: words('All', 'Toutes'),
    },
    fields: { policy_number: words('Policy number', 'Numéro de police') },
    columns: {
      insured: words('Insured', 'Assuré'),
      status: words('Status', 'État'),
      effective: words('Effective', 'Prise d’effet'),
      premium_change: words('Premium change', 'Écart de prime'),
      asks_underwriter: words('Asks an underwriter', 'Question au souscripteur'),
      policy_number: words('Policy', 'Police'),
      vehicle: words('Vehicle', 'Véhicule'),
      provider: words('Provider', 'Produit'),
      proposed_by: words('Proposed by', 'Proposée par'),
      organization: words('Organization', 'Organisation'),
      created: words('Proposed', 'Proposée'),
    },
    none: words('No changes are proposed', 'Aucune modification proposée'),
    noneBody: words(
      'A change stands here when an agent or a customer proposes it, by the week in which it is to count.',
      'Une modification s’affiche ici quand un agent ou un client la propose, selon la semaine de sa prise d’effet.',
    ),
  },
};
