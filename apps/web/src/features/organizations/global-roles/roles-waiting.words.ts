import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const rolesWaitingWords: WordsTree = {
  'staff.rolesWaiting': {
    link: words('Roles that wait', 'Rôles en attente'),
    count: words(
      '{count, plural, one {# role of the platform waits for you} other {# roles of the platform wait for you}}',
      '{count, plural, one {# rôle de la plateforme attend votre réponse} other {# rôles de la plateforme attendent votre réponse}}',
    ),
  },
};
