import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const addressWords: WordsTree = {
  'links.address': {
    meta: words('Confirm your address', 'Confirmez votre adresse'),
    opening: words('Opening the link', 'Ouverture du lien'),
    failed: words(
      'We couldn’t open this. Check your connection and try again.',
      'L’ouverture a échoué. Vérifiez votre connexion et réessayez.',
    ),
    confirm: words('Confirm', 'Confirmer'),
    signIn: words('Sign in', 'Se connecter'),
    sign_in: {
      new: {
        title: words('Is this your address?', 'Est-ce votre adresse ?'),
        body: words(
          '{address} is to be the address with which you sign in, and to which letters about your insurance go.',
          '{address} doit devenir l’adresse avec laquelle vous vous connectez et où arrivent les courriels sur votre assurance.',
        ),
      },
      former: {
        title: words(
          'Do you want to sign in with another address?',
          'Voulez-vous vous connecter avec une autre adresse ?',
        ),
        body: words(
          'From now on your account would be under {address}, and letters would go there. If you did not ask for this, close this page: nothing changes.',
          'Votre compte serait désormais sous {address}, et les courriels y arriveraient. Si vous n’avez rien demandé, fermez cette page : rien ne change.',
        ),
      },
    },
    agent_letters: {
      title: words('Is this your address?', 'Est-ce votre adresse ?'),
      body: words(
        'The letters about your work are to come to {address}.',
        'Les courriels liés à votre travail doivent arriver à {address}.',
      ),
    },
    confirmed: {
      title: words('Confirmed', 'Confirmé'),
      body: words(
        'Now the other inbox has to open its link. The address counts from then on.',
        'L’autre boîte doit maintenant ouvrir son lien. L’adresse compte à partir de là.',
      ),
    },
    done: {
      sign_in: {
        title: words('Your new address counts', 'Votre nouvelle adresse compte'),
        body: words(
          'You were signed out everywhere. Sign in with {address}.',
          'Vous avez été déconnecté partout. Connectez-vous avec {address}.',
        ),
      },
      agent_letters: {
        title: words('Your letters come here now', 'Vos courriels arrivent maintenant ici'),
        body: words('They go to {address} from now on.', 'Ils vont désormais à {address}.'),
      },
    },
    over: {
      title: words('This link is over', 'Ce lien n’est plus valide'),
      body: words(
        'It worked for 24 hours, or the change was taken back. Ask for it again in your profile.',
        'Il fonctionnait pendant 24 heures, ou le changement a été annulé. Redemandez-le dans votre profil.',
      ),
    },
    unknown: {
      title: words('This link opens nothing', 'Ce lien n’ouvre rien'),
      body: words(
        'Open the newest e-mail about your address, or ask for the change again in your profile.',
        'Ouvrez le courriel le plus récent au sujet de votre adresse, ou redemandez le changement dans votre profil.',
      ),
    },
  },
};
