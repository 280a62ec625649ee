import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const quoteNotesWords: WordsTree = {
  'actions.create_quote_note': { action: words('Add a note', 'Ajouter une note') },
};
