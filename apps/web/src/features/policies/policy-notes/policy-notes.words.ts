import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const policyNotesWords: WordsTree = {
  'actions.create_policy_note': { action: words('Add a note', 'Ajouter une note') },
};
