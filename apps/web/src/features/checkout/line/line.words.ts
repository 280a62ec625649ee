import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const lineWords: WordsTree = {
  'checkout.line': {
    placeHint: words('Where it is kept', 'Où on le garde'),
    refund: words('If you change your mind', 'Si vous changez d’avis'),
    adjust: words('What is in it', 'Ce qui est compris'),
  },
};
