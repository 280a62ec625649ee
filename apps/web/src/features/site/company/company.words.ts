import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const companyWords: WordsTree = {
  'site.versions': {
    inForce: words('In force since {day}.', 'En vigueur depuis le {day}.'),
    held: words(
      'It held from {from} until {until}, and holds no more.',
      'Elle a valu du {from} au {until} et ne vaut plus.',
    ),
    toNow: words('Read the version in force, of {day}', 'Lire la version en vigueur, du {day}'),
    changed: words('What this version changed', 'Ce que cette version a changé'),
    all: words('All versions', 'Toutes les versions'),
    now: words('in force', 'en vigueur'),
    until: words('until {day}', 'jusqu’au {day}'),
    short: words('In plain words', 'En mots simples'),
  },
};
