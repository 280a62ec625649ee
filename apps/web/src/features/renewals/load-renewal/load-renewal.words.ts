import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const loadRenewalWords: WordsTree = {
  'workbench.renewal': {
    failed: words('This renewal could not be loaded.', 'Ce renouvellement n’a pas pu être chargé.'),
    changesFailed: words(
      'The comparison of the two terms could not be loaded.',
      'La comparaison des deux périodes n’a pas pu être chargée.',
    ),
    loading: words('Comparing the two terms…', 'Comparaison des deux périodes…'),
    from: words('Renewal from {day}', 'Renouvellement à compter du {day}'),
    more: words('More actions', 'Autres actions'),
    reject: words('Do not renew', 'Ne pas renouveler'),
    inTheWay: words('What is to be settled', 'Ce qui est à régler'),
    lastError: words('Last error: {error}', 'Dernière erreur : {error}'),
    attempts: words(
      '{count, plural, one {Tried once.} other {Tried # times.}}',
      '{count, plural, one {Une tentative.} other {# tentatives.}}',
    ),
    noted: words('{name} noted:', 'Note de {name} :'),
    underwriter: words('An underwriter', 'un souscripteur'),
    days: words('What counts', 'Repères'),
    declined: words('Why they leave', 'Pourquoi ils partent'),
    latestNotice: words('Last day to refuse by law', 'Dernier jour légal pour refuser'),
    payBy: words('To be paid by', 'À payer d’ici'),
    charged: words('Payment', 'Paiement'),
    byItself: words('Charged by itself', 'Prélevé automatiquement'),
    byHand: words('Paid by hand', 'Payé par l’assuré'),
    print: words('Print', 'Imprimer'),
    openPolicy: words('Open the policy', 'Ouvrir la police'),
    openRenewal: words('Open the renewal', 'Ouvrir le renouvellement'),
    openQuote: words('Open the renewal quote', 'Ouvrir la soumission du renouvellement'),
    openNext: words('Open the next term', 'Ouvrir la période suivante'),
    paidBefore: words('Payments of the term that ends', 'Paiements de la période qui prend fin'),
    paidNext: words('Payments of the next term', 'Paiements de la période suivante'),
    late: {
      title: words('Too late to refuse', 'Trop tard pour refuser'),
      counted: words(
        'A notice that goes out on {sent} takes {noticeDays} days and {postDays} for the post ({source}). Cover would end on {endsOn} at the earliest, {days, plural, one {# day} other {# days}} after the term.',
        'Un avis qui part le {sent} demande {noticeDays} jours et {postDays} pour la poste ({source}). La protection prendrait fin le {endsOn} au plus tôt, {days, plural, one {# jour} other {# jours}} après la période.',
      ),
      costs: words(
        'Those days would cost what the term did, pro rata: {premium} × {days} ÷ {termDays} = {amount} ({source}, the general rule for late notices).',
        'Ces jours coûteraient au prorata de la période : {premium} × {days} ÷ {termDays} = {amount} ({source}, la règle générale des avis tardifs).',
      ),
      instead: words(
        'So it renews. Approve it, or end the policy later by a notice of its own.',
        'Elle se renouvelle donc. Approuvez-la, ou mettez fin à la police plus tard par un avis distinct.',
      ),
    },
    losses: {
      title: words('Losses of the last three years', 'Sinistres des trois dernières années'),
      none: words('Nothing was lost under this contract.', 'Aucun sinistre sous ce contrat.'),
      cause: {
        insured: words('Caused by the insured.', 'Causé par l’assuré.'),
        other: words('Caused by somebody else.', 'Causé par quelqu’un d’autre.'),
        nobody: words('Caused by nobody.', 'Sans responsable.'),
        unknown: words('The carrier does not say who caused it.', 'L’assureur n’indique pas qui l’a causé.'),
      },
      open: words('Not settled, {paid} paid so far.', 'Non réglé, {paid} versés à ce jour.'),
      settled: words('Settled, {paid} paid.', 'Réglé, {paid} versés.'),
      points: words('It costs points.', 'Il coûte des points.'),
    },
    script: {
      title: words('What to say', 'Que dire'),
      copy: words('Copy', 'Copier'),
      copied: words('Copied.', 'Copié.'),
      hello: words(
        'Hello {name}, your policy {number} renews on {day}.',
        'Bonjour {name}, votre police {number} se renouvelle le {day}.',
      ),
      more: words(
        'The next term costs {total}, {difference} more than now.',
        'La prochaine période coûte {total}, soit {difference} de plus qu’actuellement.',
      ),
      less: words(
        'The next term costs {total}, {difference} less than now.',
        'La prochaine période coûte {total}, soit {difference} de moins qu’actuellement.',
      ),
      same: words(
        'The next term costs {total}, as it does now.',
        'La prochaine période coûte {total}, comme actuellement.',
      ),
      reason: words('{reason}: {difference}.', '{reason} : {difference}.'),
      sameCover: words('You are covered for the same as today.', 'Votre protection reste la même qu’aujourd’hui.'),
      charged: words(
        'You need to do nothing: it is charged the day before it begins.',
        'Vous n’avez rien à faire : le montant est prélevé la veille du début.',
      ),
      pay: words('It is to be paid by {day}.', 'Elle est à payer au plus tard le {day}.'),
      question: words(
        'Shall we go on with it, or look at your cover together?',
        'Souhaitez-vous continuer ainsi, ou revoir votre protection ensemble ?',
      ),
    },
  },
};
