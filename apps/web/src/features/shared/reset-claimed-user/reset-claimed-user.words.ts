import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const resetClaimedUserWords: WordsTree = {
  'actions.reset_claimed_user': {
    action: words('Detach the account', 'Détacher le compte'),
    title: words('Detach the customer’s account', 'Détacher le compte du client'),
    effect: words(
      'The customer sees this in their account no more, and the links that were sent to them open nothing. A card on file is charged as before. It stays with your organization.',
      'Le client ne voit plus ce dossier dans son compte, et les liens qui lui ont été envoyés n’ouvrent plus rien. Une carte au dossier est débitée comme avant. Le dossier reste à votre organisation.',
    ),
    confirm: words('Detach', 'Détacher'),
    cancel: words('Leave it', 'Laisser tel quel'),
    done: words('The account is detached.', 'Le compte est détaché.'),
  },
};
