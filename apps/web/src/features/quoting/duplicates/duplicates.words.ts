import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const duplicatesWords: WordsTree = {
  'staff.duplicates': {
    title: words('Possible duplicates', 'Doublons possibles'),
    found: words(
      '{count, plural, one {Another record says the same} other {# records say the same}}',
      '{count, plural, one {Un autre dossier dit la même chose} other {# dossiers disent la même chose}}',
    ),
    policy: words('Policy {number}', 'Police {number}'),
    quote: words('Quote without a name', 'Soumission sans nom'),
    newTab: words('(opens in a new tab)', '(s’ouvre dans un nouvel onglet)'),
    from: words('from {day}', 'dès le {day}'),
    same: {
      email: words('Same e-mail', 'Même courriel'),
      phone: words('Same phone', 'Même téléphone'),
      vin: words('Same VIN', 'Même NIV'),
    },
    failed: words('Duplicates could not be looked for.', 'La recherche de doublons a échoué.'),
    retry: words('Try again', 'Réessayer'),
  },
};
