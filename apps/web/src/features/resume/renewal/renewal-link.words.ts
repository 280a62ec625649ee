import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const renewalLinkWords: WordsTree = {
  'checkout.renewalLink': {
    opening: words('Opening your renewal', 'Ouverture de votre renouvellement'),
    failed: words(
      'We couldn’t open this. Check your connection and try again.',
      'Impossible d’ouvrir cette page. Vérifiez votre connexion et réessayez.',
    ),
    title: words('Your renewal', 'Votre renouvellement'),
    lead: words(
      'For policy {number} with {seller}. The next term begins on {day}.',
      'Pour la police {number} de {seller}. La prochaine période commence le {day}.',
    ),
    costs: words('What the next term costs', 'Ce que coûte la prochaine période'),
    now: words('This term', 'Cette période'),
    next: words('The next term', 'La prochaine période'),
    why: words('Why it is another price', 'Pourquoi le prix est différent'),
    same: words('Nothing moves the price.', 'Rien ne fait varier le prix.'),
    together: words('Together', 'Ensemble'),
    byItself: words(
      'What comes first is charged the day before, to what is on file.',
      'Le premier montant est débité la veille, sur le mode de paiement au dossier.',
    ),
    byHand: words(
      'What comes first is to be paid by {payBy}; a bill comes by e-mail.',
      'Le premier montant est à payer au plus tard le {payBy} ; une facture arrive par courriel.',
    ),
    cover: words(
      'What it covers, and how to change that, is shown after signing in.',
      'Ce qu’elle couvre, et comment le modifier, est présenté après connexion.',
    ),
    accept: words('Accept my renewal', 'Accepter mon renouvellement'),
    acceptAfterAll: words('Accept after all', 'Accepter quand même'),
    working: words('Working…', 'En cours…'),
    signIn: words('Sign in', 'Se connecter'),
    pay: words('Sign in to pay', 'Se connecter pour payer'),
    declined: words(
      'You let this policy end: cover ends on {day} at 12:01 a.m. Until then you may still accept.',
      'Vous laissez cette police prendre fin : la protection prend fin le {day} à 0 h 01. D’ici là, vous pouvez encore accepter.',
    ),
    accepted: {
      title: words('You are set', 'Tout est prêt'),
      body: words(
        'Your next term begins on {day}. {seller} writes to you about what is to be paid.',
        'Votre prochaine période commence le {day}. {seller} vous écrit au sujet de ce qui est à payer.',
      ),
    },
    waiting: {
      title: words('Your renewal is being looked at', 'Votre renouvellement est à l’examen'),
      body: words('{seller} writes to you as soon as it is ready.', '{seller} vous écrit dès qu’il est prêt.'),
    },
    over: {
      title: words('This link is over', 'Ce lien n’est plus valide'),
      body: words(
        'A newer e-mail of {seller} took its place, or the term has ended. Open the newest one, or sign in.',
        'Un courriel plus récent de {seller} l’a remplacé, ou la période est terminée. Ouvrez le plus récent ou connectez-vous.',
      ),
    },
    unknown: {
      title: words('This link opens nothing', 'Ce lien n’ouvre rien'),
      body: words(
        'Open the newest e-mail about your renewal, or sign in to your account.',
        'Ouvrez le courriel le plus récent au sujet de votre renouvellement ou connectez-vous à votre compte.',
      ),
    },
  },
};
