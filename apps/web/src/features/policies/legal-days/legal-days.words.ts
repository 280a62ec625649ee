import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const legalDaysWords: WordsTree = {
  'queue.legalDays': {
    title: words('Legal days', 'Jours légaux'),
    file: words('legal-days', 'jours-legaux'),
    none: words('Nothing is late', 'Rien n’est en retard'),
    noneBody: words(
      'No refund, letter or end of cover has passed its legal day.',
      'Aucun remboursement, aucune lettre et aucune fin de protection n’a dépassé son jour légal.',
    ),
    views: {
      late: words('Late', 'En retard'),
      soon: words('Due soon', 'Bientôt dus'),
      all: words('All', 'Tout'),
      refunds: words('Refunds', 'Remboursements'),
      letters: words('Letters', 'Lettres'),
      ends: words('Ends of cover', 'Fins de protection'),
    },
    columns: {
      policy_number: words('Policy', 'Police'),
      alert: words('Alert', 'Alerte'),
      kind: words('What', 'Objet'),
      due_date: words('Legal day', 'Jour légal'),
      days_left: words('Days left', 'Jours restants'),
      amount: words('Amount', 'Montant'),
      policy_status: words('Status', 'État'),
      provider: words('Line', 'Branche'),
      organization_name: words('Organization', 'Organisation'),
    },
    kinds: {
      refund: words('Refund owed', 'Remboursement dû'),
      refund_held: words('Refund held', 'Remboursement retenu'),
      letter: words('Letter of notice', 'Lettre d’avis'),
      end: words('End of cover', 'Fin de la protection'),
      non_renewal: words('Non-renewal told late', 'Non-renouvellement annoncé en retard'),
      conditional_renewal: words('Renewal at another price told late', 'Renouvellement modifié annoncé en retard'),
    },
    alerts: {
      late: words('Late', 'En retard'),
      today: words('Today', 'Aujourd’hui'),
      soon: words('Soon', 'Bientôt'),
      ahead: words('Ahead', 'À venir'),
    },
  },
};
