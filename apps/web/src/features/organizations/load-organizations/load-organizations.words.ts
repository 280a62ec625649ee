import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const loadOrganizationsWords: WordsTree = {
  'workbench.organizations': {
    title: words('Organizations', 'Organisations'),
    tree: words('Which stands beneath which', 'Qui relève de qui'),
    current: words('Current', 'Actuelles'),
    all: words('With archived', 'Avec les archivées'),
    name: words('Name', 'Nom'),
    type: words('Type', 'Type'),
    insurance: words('Insurance', 'Assurance'),
    software: words('Software', 'Logiciel'),
    members: words('Members', 'Membres'),
    agents: words('Agents', 'Agents'),
    archived: words('Archived', 'Archivée'),
    none: words('No organizations yet', 'Aucune organisation pour l’instant'),
  },
};
