import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const presenceWords: WordsTree = {
  'queue.presence': {
    here: words(
      '{others, plural, =0 {{name} is here too} one {{name} and one more are here too} other {{name} and # more are here too}}',
      '{others, plural, =0 {{name} est ici aussi} one {{name} et une autre personne sont ici aussi} other {{name} et # autres personnes sont ici aussi}}',
    ),
    deciding: words('{name} is deciding this', '{name} est en train de décider'),
    decidingToo: words(
      '{name} is deciding this, too. Speak to each other first.',
      '{name} est aussi en train de décider. Parlez-vous d’abord.',
    ),
  },
};
