import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const changedThingsWords: WordsTree = {
  'policyParts.changed': {
    added: words('New', 'Ajout'),
    removed: words('Left out', 'Retrait'),
    changed: words('Changed', 'Modification'),
    before: words('Today', 'Aujourd’hui'),
    after: words('Then', 'Ensuite'),
  },
};
