import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const shellWords: WordsTree = {
  'shell.meta': {
    description: words(
      'Insurance for recreational vehicles, priced in the open and bought online.',
      'L’assurance des véhicules récréatifs, au prix expliqué et achetée en ligne.',
    ),
  },
  'shell.common': {
    tryAgain: words('Try again', 'Réessayer'),
    close: words('Close', 'Fermer'),
    loading: words('Loading', 'Chargement'),
    skip: words('Skip to the content', 'Aller au contenu'),
    perYear: words('/yr', '/an'),
    perMonth: words('/mo', '/mois'),
    perSixMonths: words('/6 mo', '/6 mois'),
    named: words('{label}: {value}', '{label} : {value}'),
    lead: words('{label}:', '{label} :'),
    optional: words('optional', 'facultatif'),
    why: words('Why we ask', 'Pourquoi cette question'),
    phone: words('Call us: {number}', 'Appelez-nous : {number}'),
    working: words('Working', 'En cours'),
    failed: words('That did not work. Try again.', 'Cela n’a pas fonctionné. Réessayez.'),
    coverGuide: words('What these covers and limits mean', 'Ce que signifient ces protections et ces montants'),
    perMonths: words('/{count} mo', '/{count} mois'),
    coverMore: words('Cover more', 'Couvrir autre chose'),
    coverMoreBody: words(
      'What you told us is taken over; you sign and pay each by itself.',
      'Vos renseignements sont repris ; chaque contrat est signé et payé à part.',
    ),
  },
  'shell.session': {
    failed: words('We could not see whether you are signed in', 'Votre session n’a pas pu être vérifiée'),
    ended: words('Your session has ended', 'Votre session a pris fin'),
    endedBody: words(
      'Sign in again to go on. What you typed on this page is still there.',
      'Ouvrez de nouveau une session pour continuer. Ce que vous avez saisi sur cette page est toujours là.',
    ),
    endedBodyNamed: words(
      'Sign in again to go on, {name}. What you typed on this page is still there.',
      '{name}, ouvrez de nouveau une session pour continuer. Ce que vous avez saisi sur cette page est toujours là.',
    ),
    bar: words(
      'You are signed out. What you typed stays here.',
      'Votre session est fermée. Ce que vous avez saisi reste ici.',
    ),
    again: words('Sign in', 'Ouvrir une session'),
    later: words('Not now', 'Plus tard'),
    other: words('Go to the sign-in page', 'Aller à la page de connexion'),
  },
  'shell.offline': {
    reads: words(
      'You’re offline. What you see may have changed since.',
      'Vous êtes hors ligne. Ce que vous voyez a peut-être changé depuis.',
    ),
    keeps: words('You’re offline. We keep what you type.', 'Vous êtes hors ligne. Ce que vous saisissez est conservé.'),
  },
  'shell.toast': { undo: words('Undo', 'Annuler') },
  'shell.problems': {
    details: words('Details', 'Détails'),
    whole: words('What went wrong', 'Ce qui s’est passé'),
    noAnswer: words(
      'An error occurred while fetching the data.',
      'Une erreur s’est produite pendant la récupération des données.',
    ),
    recent: words('Recent problems', 'Problèmes récents'),
    none: words(
      'Nothing has gone wrong since you opened this page.',
      'Aucun problème depuis l’ouverture de cette page.',
    ),
  },
  'shell.crash': {
    title: words('This page stopped', 'Cette page s’est arrêtée'),
    fallback: words('An error occurred', 'Une erreur s’est produite'),
    body: words(
      'What you saved is safe. Try again, or go back to the start.',
      'Ce que vous avez enregistré est en sécurité. Réessayez ou retournez à l’accueil.',
    ),
    home: words('Go to the start page', 'Aller à l’accueil'),
  },
  'shell.notFound': {
    title: words('No page here', 'Aucune page ici'),
    body: words(
      'The address may be mistyped, or the page has moved. Look for it here, price a vehicle, or call us.',
      'L’adresse est peut-être mal écrite, ou la page a changé de place. Cherchez-la ici, obtenez un prix ou appelez-nous.',
    ),
    quote: words('See my price range', 'Voir ma fourchette de prix'),
    inFlow: words(
      'The address may be mistyped, or the page has moved. Nothing that you entered is lost.',
      'L’adresse est peut-être mal écrite, ou la page a changé de place. Rien de ce que vous avez saisi n’est perdu.',
    ),
    claim: words('Report a claim', 'Déclarer un sinistre'),
    account: words('My account', 'Mon compte'),
  },
  'shell.logo': { poweredBy: words('Powered by', 'Propulsé par') },
};
