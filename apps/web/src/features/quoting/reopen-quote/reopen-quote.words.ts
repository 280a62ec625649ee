import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const reopenQuoteWords: WordsTree = {
  'actions.reopen_quote': {
    action: words('Reopen', 'Rouvrir'),
    title: words('Reopen this quote', 'Rouvrir cette soumission'),
    effect: words(
      'It is priced again as of today and is valid for another 30 days.',
      'Son prix est recalculé en date d’aujourd’hui et elle est valide 30 jours de plus.',
    ),
    confirm: words('Reopen', 'Rouvrir'),
    cancel: words('Leave it closed', 'La laisser fermée'),
    done: words('The quote is open again.', 'La soumission est de nouveau ouverte.'),
    bulk: {
      action: words('Reopen', 'Rouvrir'),
      title: words(
        'Reopen {count, plural, one {# quote} other {# quotes}}',
        'Rouvrir {count, plural, one {# soumission} other {# soumissions}}',
      ),
      effect: words(
        '{count, plural, one {# quote is} other {# quotes are}} priced again as of today and valid for another 30 days.',
        '{count, plural, one {# soumission est recalculée} other {# soumissions sont recalculées}} en date d’aujourd’hui et valide 30 jours de plus.',
      ),
      confirm: words('Reopen', 'Rouvrir'),
    },
  },
};
