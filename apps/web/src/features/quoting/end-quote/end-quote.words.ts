import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const endQuoteWords: WordsTree = {
  'actions.end_quote': {
    action: words('End this offer', 'Mettre fin à cette offre'),
    title: words('End this offer', 'Mettre fin à cette offre'),
    effect: words(
      'Nobody can buy it any more, and an approval ends. It can be opened again for 90 days.',
      'Plus personne ne peut l’acheter, et une approbation prend fin. Elle peut être rouverte pendant 90 jours.',
    ),
    confirm: words('End it', 'Y mettre fin'),
    cancel: words('Leave it open', 'La laisser ouverte'),
    done: words('The offer has ended.', 'L’offre a pris fin.'),
    bulk: {
      action: words('End', 'Mettre fin'),
      title: words(
        'End {count, plural, one {# offer} other {# offers}}',
        'Mettre fin à {count, plural, one {# offre} other {# offres}}',
      ),
      effect: words(
        'Nobody can buy {count, plural, one {it} other {them}} any more, and approvals end. {count, plural, one {It} other {They}} can be opened again for 90 days.',
        'Plus personne ne peut {count, plural, one {l’acheter} other {les acheter}}, et les approbations prennent fin. {count, plural, one {Elle peut être rouverte} other {Elles peuvent être rouvertes}} pendant 90 jours.',
      ),
      confirm: words(
        'End {count, plural, one {it} other {them}}',
        '{count, plural, one {Y mettre fin} other {Y mettre fin}}',
      ),
    },
  },
};
