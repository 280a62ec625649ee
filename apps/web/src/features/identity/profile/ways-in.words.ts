import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const waysInWords: WordsTree = {
  waysIn: {
    title: words('Signing in', 'Connexion'),
    loading: words('Reading how you sign in', 'Lecture de vos modes de connexion'),
    failed: words('How you sign in could not be read.', 'Vos modes de connexion n’ont pas pu être lus.'),
    retry: words('Try again', 'Réessayer'),
    leadStaff: words(
      'A password alone can be guessed or stolen. A second factor or a passkey keeps out whoever got hold of it.',
      'Un mot de passe seul peut être deviné ou volé. La validation en deux étapes ou une clé d’accès arrête quiconque s’en serait emparé.',
    ),
    leadCustomer: words(
      'With a passkey you sign in by your fingerprint, your face or the PIN of your device, without waiting for an e-mail. The code by e-mail goes on working.',
      'Avec une clé d’accès, votre empreinte, votre visage ou le NIP de votre appareil vous connecte, sans attendre de courriel. Le code par courriel continue de fonctionner.',
    ),
  },
  'waysIn.owed': {
    title: words('Turn on a second factor to go on', 'Activez la validation en deux étapes pour continuer'),
    body: words(
      'Your work opens once it is on. It takes two minutes and an authenticator app on your phone.',
      'Votre travail s’ouvre dès qu’elle est active. Il faut deux minutes et une application d’authentification sur votre téléphone.',
    ),
  },
};
