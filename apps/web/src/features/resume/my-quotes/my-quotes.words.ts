import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const myQuotesWords: WordsTree = {
  'account.quotes': {
    title: words('Your quotes', 'Vos soumissions'),
    new: words('New quote', 'Nouvelle soumission'),
    more: words('Show more', 'En afficher d’autres'),
    failed: words('Your quotes could not be loaded', 'Vos soumissions n’ont pas pu être chargées'),
    emptyTitle: words('No quote yet', 'Aucune soumission pour l’instant'),
    emptyBody: words(
      'A quote that you begin while you are signed in waits here until you buy it.',
      'Une soumission que vous commencez en étant connecté vous attend ici jusqu’à l’achat.',
    ),
    unnamed: words('Quote', 'Soumission'),
    moreVehicles: words(
      '{count, plural, one {and # more vehicle} other {and # more vehicles}}',
      '{count, plural, one {et # autre véhicule} other {et # autres véhicules}}',
    ),
    price: words('Price', 'Prix'),
    noPrice: words('Not priced yet', 'Pas encore de prix'),
    priceFor: words('{amount} for {months} months', '{amount} pour {months} mois'),
    goodUntil: words('Good until', 'Valable jusqu’au'),
    ended: words('Ended on', 'Terminée le'),
    begun: words('Begun', 'Commencée'),
    missing: words(
      '{count, plural, one {# answer is missing:} other {# answers are missing:}}',
      '{count, plural, one {Il manque # réponse :} other {Il manque # réponses :}}',
    ),
    missingMore: words(
      '{count, plural, one {and # more} other {and # more}}',
      '{count, plural, one {et # autre} other {et # autres}}',
    ),
    standings: {
      asking: words('Answers missing', 'Réponses à compléter'),
      ready: words('Ready to sign', 'Prête à signer'),
      signed: words('Signed, ready to pay', 'Signée, prête à payer'),
      'agent-required': words('Waits for an agent', 'En attente d’un agent'),
      'review-needed': words('An underwriter looks at it', 'Examinée par un souscripteur'),
      ineligible: words('We can’t offer this cover', 'Nous ne pouvons pas offrir cette protection'),
      expired: words('Ended', 'Terminée'),
      'pending-bind': words('Payment on its way', 'Paiement en cours'),
    },
    continue: words('Continue', 'Continuer'),
    open: words('Open', 'Ouvrir'),
    opening: words('Opening', 'Ouverture'),
    reopen: words('Open again', 'Rouvrir'),
    duplicate: words('Duplicate', 'Dupliquer'),
    duplicating: words('Duplicating', 'Duplication'),
    duplicated: words(
      'A second quote for {name} stands at the top.',
      'Une deuxième soumission pour {name} se trouve en haut.',
    ),
    delete: words('Delete', 'Supprimer'),
    deleted: words('The quote for {name} is deleted.', 'La soumission pour {name} est supprimée.'),
    notDone: words('That didn’t work. Try again in a moment.', 'Cela n’a pas fonctionné. Réessayez dans un instant.'),
    newLead: words(
      'We take over your name, address and who drives, so that you answer only what is new.',
      'Nous reprenons votre nom, votre adresse et les personnes qui conduisent : vous ne répondez qu’à ce qui est nouveau.',
    ),
    again: words('Insure it again', 'Assurer de nouveau'),
    otherBody: words(
      'Or insure something that we do not know yet.',
      'Ou assurez quelque chose que nous ne connaissons pas encore.',
    ),
    other: words('Something else', 'Autre chose'),
    begin: words('Begin', 'Commencer'),
    proposal: words('Proposal (PDF)', 'Offre d’assurance (PDF)'),
    proposalOutdated: words(
      'Proposal (PDF), before the last change',
      'Offre d’assurance (PDF), avant la dernière modification',
    ),
  },
};
