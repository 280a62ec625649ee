import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const membersWords: WordsTree = {
  'workbench.members': {
    title: words('People', 'Membres'),
    name: words('Name', 'Nom'),
    email: words('E-mail', 'Courriel'),
    roles: words('Roles', 'Rôles'),
    since: words('Since', 'Depuis'),
    status: words('Status', 'Statut'),
    active: words('Works here', 'En poste'),
    inactive: words('Left', 'Parti'),
    nameless: words('No card here', 'Aucune carte ici'),
    none: words('Nobody works here yet', 'Personne n’y travaille encore'),
    noneBody: words('Invite its owner first.', 'Invitez d’abord son propriétaire.'),
  },
};
