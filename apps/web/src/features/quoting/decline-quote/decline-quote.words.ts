import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const declineQuoteWords: WordsTree = {
  'actions.decline_quote': {
    action: words('Decline', 'Refuser'),
    title: words('Decline this quote', 'Refuser cette soumission'),
    effect: words(
      'Nobody can buy it. An agent may change it and ask again.',
      'Personne ne peut l’acheter. Un agent peut la modifier et demander à nouveau.',
    ),
    confirm: words('Decline', 'Refuser'),
    cancel: words('Keep it open', 'La garder ouverte'),
    done: words('The quote is declined.', 'La soumission est refusée.'),
  },
};
