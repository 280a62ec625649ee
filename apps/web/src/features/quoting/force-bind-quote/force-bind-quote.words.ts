import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const forceBindQuoteWords: WordsTree = {
  'actions.force_bind_quote': {
    action: words('Force bind', 'Forcer la souscription'),
    title: words('Have this quote bound', 'Faire souscrire cette soumission'),
    effect: words(
      'Rules, the referral, the first day, checks and the end of the offer no longer stand against it, as it is now. It is bound as soon as the customer has signed and paid.',
      'Les règles, la demande au souscripteur, le premier jour, les vérifications et la fin de l’offre ne s’y opposent plus, telle qu’elle est. Elle est souscrite dès que le client a signé et payé.',
    ),
    moratorium: words('In spite of a moratorium, too', 'Malgré un moratoire aussi'),
    confirm: words('Have it bound', 'Faire souscrire'),
    cancel: words('Leave it as it is', 'La laisser telle quelle'),
    doneTitle: words('It may be bound', 'Elle peut être souscrite'),
    doneNothing: words(
      'Nothing stood against it. The customer signs and pays by this link.',
      'Rien ne s’y opposait. Le client signe et paie par ce lien.',
    ),
    doneWaived: words(
      '{count, plural, one {# thing that stood against it is waived} other {# things that stood against it are waived}}. The customer signs and pays by this link.',
      '{count, plural, one {# obstacle est levé} other {# obstacles sont levés}}. Le client signe et paie par ce lien.',
    ),
    close: words('Close', 'Fermer'),
    waived: {
      acceptable: words(
        'What rejects it: rules, rates or a restriction',
        'Ce qui la refuse : règles, tarifs ou restriction',
      ),
      needs_no_referral: words('What an underwriter has to look at', 'Ce qu’un souscripteur doit examiner'),
      needs_no_agent: words('What an agent has to finish', 'Ce qu’un agent doit compléter'),
      starts_in_range: words('Its first day', 'Son premier jour'),
      verified: words('Checks that are not done', 'Des vérifications non terminées'),
      unexpired: words('The end of the offer', 'La fin de l’offre'),
      no_pending_referral: words('A referral without an answer', 'Une demande sans réponse'),
      clear_of_moratoriums: words('A moratorium', 'Un moratoire'),
    },
  },
};
