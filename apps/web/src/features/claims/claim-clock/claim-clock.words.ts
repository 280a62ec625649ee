import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const claimClockWords: WordsTree = {
  'queue.claimClock': {
    title: words('Legal days of claims', 'Jours légaux des réclamations'),
    file: words('legal-days-of-claims', 'jours-legaux-des-reclamations'),
    none: words('Nothing was late', 'Rien n’a été en retard'),
    noneBody: words(
      'Whatever the law gives days for was done within them.',
      'Tout ce pour quoi la loi donne un délai a été fait à temps.',
    ),
    views: {
      breaches: words('Breaches', 'Manquements'),
      late: words('Late now', 'En retard maintenant'),
      soon: words('Due soon', 'Bientôt dus'),
      mine: words('Mine', 'Les miens'),
      all: words('All', 'Tout'),
    },
    columns: {
      claim_number: words('Claim', 'Réclamation'),
      alert: words('Alert', 'Alerte'),
      step: words('What', 'Objet'),
      due: words('Legal day', 'Jour légal'),
      done: words('Done', 'Fait'),
      days_left: words('Days left', 'Jours restants'),
      handler_name: words('Handled by', 'Traitée par'),
      status: words('Status', 'État'),
      type_of_loss: words('Loss', 'Sinistre'),
      source: words('By', 'Selon'),
      organization_name: words('Organization', 'Organisation'),
    },
    alerts: {
      breached: words('Done too late', 'Fait trop tard'),
      late: words('Late', 'En retard'),
      today: words('Today', 'Aujourd’hui'),
      soon: words('Soon', 'Bientôt'),
      ahead: words('Ahead', 'À venir'),
    },
  },
};
