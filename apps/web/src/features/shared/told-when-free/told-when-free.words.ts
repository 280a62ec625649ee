import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const toldWhenFreeWords: WordsTree = {
  'policyParts.waits': {
    title: words('Told when it ends', 'Être averti de la fin'),
    ask: words('Tell me when it ends', 'M’avertir quand ce sera fini'),
    asking: words('Keeping', 'Enregistrement'),
    body: words(
      'We write to your e-mail address once, when nothing stops this change any more.',
      'Nous écrivons à votre courriel une seule fois, quand plus rien n’empêchera cette modification.',
    ),
    waits: words(
      'We write to {email} once, when nothing stops the change of this policy that was refused.',
      'Nous écrirons à {email} une seule fois, quand plus rien n’empêchera la modification de cette police qui a été refusée.',
    ),
    leave: words('Do not write to me', 'Ne pas m’écrire'),
    leaving: words('Taking it back', 'Annulation'),
    failed: words('That did not work. Try again.', 'Cela n’a pas fonctionné. Réessayez.'),
  },
};
