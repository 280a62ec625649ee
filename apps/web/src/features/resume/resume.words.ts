import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const resumeWords: WordsTree = {
  'checkout.resume': {
    opening: words('Opening your quote', 'Ouverture de votre soumission'),
    oldTitle: words('This link is an old one', 'Ce lien est ancien'),
    oldBody: words(
      'We send a new one to the address on the quote.',
      'Nous en envoyons un nouveau à l’adresse inscrite à la soumission.',
    ),
    renew: words('Send me a new link', 'M’envoyer un nouveau lien'),
    sentTitle: words('We sent you a fresh link', 'Nous vous avons envoyé un nouveau lien'),
    sentBody: words(
      'The link you used is an old one. A new one is on its way to the address on the quote.',
      'Le lien utilisé est ancien. Un nouveau est en route vers l’adresse inscrite à la soumission.',
    ),
    unknownTitle: words('This link opens nothing', 'Ce lien n’ouvre rien'),
    unknownBody: words(
      'It may be incomplete: copy the whole address from the e-mail. Or start a new quote; it takes two minutes.',
      'Il est peut-être incomplet : copiez l’adresse entière du courriel. Ou commencez une soumission ; il faut deux minutes.',
    ),
    endedTitle: words('This link no longer opens the quote', 'Ce lien n’ouvre plus la soumission'),
    endedBody: words(
      'The quote has become a policy, or it was closed. A policy and its documents are in your account: sign in with your e-mail address.',
      'La soumission est devenue une police, ou elle a été fermée. La police et ses documents sont dans votre compte : connectez-vous avec votre adresse courriel.',
    ),
    account: words('Go to my account', 'Aller à mon compte'),
    failedTitle: words('We couldn’t open your quote', 'Votre soumission n’a pas pu être ouverte'),
    failedBody: words('Check your connection and try again.', 'Vérifiez votre connexion et réessayez.'),
    start: words('Start a new quote', 'Commencer une soumission'),
  },
};
