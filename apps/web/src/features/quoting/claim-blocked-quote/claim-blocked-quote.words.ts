import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const claimBlockedQuoteWords: WordsTree = {
  'actions.claim_blocked_quote': {
    action: words('Take this quote', 'Prendre cette soumission'),
    title: words('Take this quote', 'Prendre cette soumission'),
    effect: words(
      'It is yours from now on: you find it among your quotes, and letters about it come from you.',
      'Elle est désormais à vous : vous la trouvez parmi vos soumissions, et les lettres à son sujet viennent de vous.',
    ),
    confirm: words('Take it', 'La prendre'),
    cancel: words('Leave it', 'La laisser'),
    done: words('The quote is yours.', 'La soumission est à vous.'),
    bulk: {
      action: words('Take', 'Prendre'),
      title: words(
        'Take {count, plural, one {# quote} other {# quotes}}',
        'Prendre {count, plural, one {# soumission} other {# soumissions}}',
      ),
      effect: words(
        '{count, plural, one {It is} other {They are}} yours from now on, as far as nobody else has taken {count, plural, one {it} other {them}} meanwhile.',
        '{count, plural, one {Elle est désormais à vous, si personne d’autre ne l’a prise} other {Elles sont désormais à vous, si personne d’autre ne les a prises}} entre-temps.',
      ),
      confirm: words(
        'Take {count, plural, one {it} other {them}}',
        '{count, plural, one {La prendre} other {Les prendre}}',
      ),
    },
  },
};
