import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const submitUnderwritingReferralWords: WordsTree = {
  'actions.submit_underwriting_referral': {
    action: words('Ask an underwriter', 'Demander un souscripteur'),
    title: words('Hand this quote to an underwriter', 'Transmettre cette soumission à un souscripteur'),
    effect: words(
      'The quote is locked until the answer is in. Say what they are to look at; what the rules found goes with it.',
      'La soumission est bloquée jusqu’à la réponse. Dites ce qu’il doit examiner ; ce que les règles ont trouvé l’accompagne.',
    ),
    confirm: words('Hand over', 'Transmettre'),
    cancel: words('Keep it', 'La garder'),
    done: words('An underwriter is asked.', 'Un souscripteur est saisi.'),
  },
  'actions.cancel_referral_request': {
    action: words('Take the question back', 'Retirer la demande'),
    title: words('Take the question back', 'Retirer la demande'),
    effect: words(
      'No underwriter looks at the quote any more. It goes on from where it was.',
      'Plus aucun souscripteur n’examine la soumission. Elle reprend où elle en était.',
    ),
    confirm: words('Take it back', 'Retirer'),
    cancel: words('Let them look', 'Laisser examiner'),
    done: words('The question is taken back.', 'La demande est retirée.'),
    bulk: {
      action: words('Take questions back', 'Retirer les demandes'),
      title: words(
        'Take {count, plural, one {# question} other {# questions}} back',
        'Retirer {count, plural, one {# demande} other {# demandes}}',
      ),
      effect: words(
        '{count, plural, one {# quote goes} other {# quotes go}} on from where they were, without an underwriter’s answer.',
        '{count, plural, one {# soumission reprend} other {# soumissions reprennent}} où elles en étaient, sans réponse d’un souscripteur.',
      ),
      confirm: words('Take them back', 'Retirer'),
    },
  },
};
