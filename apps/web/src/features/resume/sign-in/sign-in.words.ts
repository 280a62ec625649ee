import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const signInWords: WordsTree = {
  'links.signIn': {
    meta: words('Sign in', 'Se connecter'),
    title: words('Sign in to your account', 'Connectez-vous à votre compte'),
    body: words(
      'Press the button, and you are in. The link works once.',
      'Appuyez sur le bouton et vous y êtes. Le lien sert une seule fois.',
    ),
    enter: words('Sign in', 'Se connecter'),
    failed: words('We could not reach our servers. Try again.', 'Nos serveurs n’ont pas répondu. Réessayez.'),
    again: words('Ask for a new e-mail', 'Demander un nouveau courriel'),
    over: {
      title: words('This link is over', 'Ce lien n’est plus valide'),
      body: words(
        'It was used before or is older than 10 minutes. The six-digit code of the same e-mail may still work: type it where you asked for it. Or ask for a new e-mail.',
        'Il a déjà servi ou date de plus de 10 minutes. Le code à six chiffres du même courriel peut encore servir : entrez-le là où vous l’avez demandé. Ou demandez un nouveau courriel.',
      ),
    },
  },
};
