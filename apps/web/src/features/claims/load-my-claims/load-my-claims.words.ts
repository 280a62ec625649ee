import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const loadMyClaimsWords: WordsTree = {
  'claim.mine': {
    title: words('Your claims', 'Vos réclamations'),
    lead: words('Where each of them stands, and what comes next.', 'Où en est chacune, et la suite.'),
    report: words('Report a claim', 'Déclarer un sinistre'),
    failed: words('Your claims did not load', 'Vos réclamations n’ont pas pu être chargées'),
    emptyTitle: words('You have no claim', 'Vous n’avez pas de réclamation'),
    emptyBody: words(
      'We hope that it stays so. If something happens, a report takes about four minutes.',
      'Nous espérons que cela dure. En cas de sinistre, la déclaration prend environ quatre minutes.',
    ),
    draft: words('Begun, not sent yet', 'Commencée, pas encore envoyée'),
    happened: words('{type} on {day}', '{type}, le {day}'),
    about: words('Policy {number}', 'Police {number}'),
  },
  'claim.statuses': {
    draft: words('Not sent yet', 'Pas encore envoyée'),
    filed: words('Reported', 'Déposée'),
    open: words('In hand', 'En traitement'),
    investigating: words('Being looked into', 'En cours d’examen'),
    evaluated: words('Valued', 'Évaluée'),
    approved: words('Approved', 'Approuvée'),
    denied: words('Denied', 'Refusée'),
    paid: words('Paid', 'Payée'),
    closed: words('Closed', 'Fermée'),
    reopened: words('Looked at again', 'Réexaminée'),
    withdrawn: words('Withdrawn', 'Retirée'),
  },
};
