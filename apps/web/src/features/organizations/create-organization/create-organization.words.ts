import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const createOrganizationWords: WordsTree = {
  'actions.create_organization': {
    action: words('New organization', 'Nouvelle organisation'),
    title: words('Create an organization', 'Créer une organisation'),
    effect: words(
      'It is there at once, with nobody in it. Invite its owner next.',
      'Elle existe aussitôt, sans personne. Invitez ensuite son propriétaire.',
    ),
    nameMissing: words('An organization has a name. Enter it.', 'Une organisation a un nom. Entrez-le.'),
    noParent: words('Stands beneath none', 'Ne relève d’aucune'),
    optional: words('optional', 'facultatif'),
    confirm: words('Create it', 'La créer'),
    cancel: words('Not now', 'Pas maintenant'),
    done: words('{name} is on the platform.', '{name} est sur la plateforme.'),
  },
};
