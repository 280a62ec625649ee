import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const loadMyPoliciesWords: WordsTree = {
  'account.home': {
    title: words('Your policies', 'Vos polices'),
    greeting: words('Hello, {name}', 'Bonjour, {name}'),
    noName: words('Hello', 'Bonjour'),
    policyNumber: words('Policy {number}', 'Police {number}'),
    term: words('{from} to {to}', '{from} au {to}'),
    begins: words('Your cover begins on {date}', 'Votre protection commence le {date}'),
    next: words('Next payment', 'Prochain versement'),
    nextLine: words('{amount} on {date}', '{amount} le {date}'),
    due: words('Due now', 'À payer maintenant'),
    dueLine: words('{amount} since {date}', '{amount} depuis le {date}'),
    endsUnlessPaid: words(
      'Cover ends on {date} unless this is paid.',
      'La protection prend fin le {date} si ce montant n’est pas payé.',
    ),
    pay: words('Pay now', 'Payer maintenant'),
    allPaid: words('Nothing left to pay this term', 'Plus rien à payer pour cette période'),
    moreVehicles: words(
      '{count, plural, one {and # more vehicle} other {and # more vehicles}}',
      '{count, plural, one {et # autre véhicule} other {et # autres véhicules}}',
    ),
    open: words('Open policy {number}', 'Ouvrir la police {number}'),
    emptyTitle: words('No policy yet', 'Aucune police pour l’instant'),
    emptyBody: words(
      'When you buy one, its cover, payments and documents are here.',
      'Dès l’achat, vos protections, vos versements et vos documents se trouvent ici.',
    ),
    emptyAction: words('See my price range', 'Voir ma fourchette de prix'),
    failed: words('Your policies could not be loaded', 'Vos polices n’ont pas pu être chargées'),
    idCard: words('ID card', 'Carte d’assurance'),
  },
};
