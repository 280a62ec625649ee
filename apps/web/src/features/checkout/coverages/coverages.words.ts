import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const coveragesWords: WordsTree = {
  'checkout.coverages': {
    title: words('Limits and discounts', 'Montants et rabais'),
    lead: words(
      'Change one thing at a time: the price follows at once.',
      'Changez une chose à la fois : le prix suit aussitôt.',
    ),
    discounts: words('Discounts', 'Rabais'),
    applied: words('In your price', 'Compris dans votre prix'),
    noneApplied: words('None yet.', 'Aucun pour l’instant.'),
    available: words('You may get', 'Possibles pour vous'),
    closed: words('Not for you', 'Pas pour vous'),
    percent: words('{percent}%', '{percent} %'),
    failed: words('We couldn’t load the discounts', 'Les rabais n’ont pas pu être chargés'),
    wouldSave: words('would take off {amount}', 'retrancherait {amount}'),
  },
};
