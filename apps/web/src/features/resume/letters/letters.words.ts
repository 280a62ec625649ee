import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const lettersWords: WordsTree = {
  'links.letters': {
    meta: words('Choose your e-mails', 'Choisissez vos courriels'),
    opening: words('Opening the link', 'Ouverture du lien'),
    failed: words(
      'We couldn’t open this. Check your connection and try again.',
      'L’ouverture a échoué. Vérifiez votre connexion et réessayez.',
    ),
    ask: {
      title: words('Switch these e-mails off?', 'Désactiver ces courriels ?'),
      body: words(
        'They come to the address at which you read this one. All others go on.',
        'Ils arrivent à l’adresse où vous lisez celui-ci. Tous les autres continuent.',
      ),
    },
    switchOff: words('Switch them off', 'Les désactiver'),
    switchOn: words('Switch them on again', 'Les réactiver'),
    off: {
      title: words('They are off', 'Ils sont désactivés'),
      body: words(
        'We do not send e-mails of this kind to you any more.',
        'Nous ne vous envoyons plus de courriels de ce genre.',
      ),
    },
    fixed: {
      title: words('These e-mails have to come', 'Ces courriels doivent venir'),
      body: words(
        'The law or a contract asks for them, so they cannot be switched off.',
        'La loi ou un contrat les exige : ils ne peuvent pas être désactivés.',
      ),
    },
    profile: words('Choose all e-mails in your profile', 'Choisir tous les courriels dans votre profil'),
    unknown: {
      title: words('This link opens nothing', 'Ce lien n’ouvre rien'),
      body: words(
        'Open the newest e-mail, or choose your e-mails in your profile.',
        'Ouvrez le courriel le plus récent, ou choisissez vos courriels dans votre profil.',
      ),
    },
    kinds: {
      receipts: words('Receipts for payments', 'Reçus de paiement'),
      reminders: words('Reminders, such as of a card that expires', 'Rappels, par exemple d’une carte qui expire'),
      news: words('News about what you wait for', 'Nouvelles de ce que vous attendez'),
    },
  },
};
