import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const agentSearchWords: WordsTree = {
  'staff.search': {
    open: words('Search', 'Rechercher'),
    label: words('Search quotes and policies', 'Rechercher des soumissions et des polices'),
    placeholder: words(
      'Name, e-mail, phone, policy number or VIN',
      'Nom, courriel, téléphone, numéro de police ou NIV',
    ),
    recent: words('Recent', 'Récents'),
    results: words('Results', 'Résultats'),
    none: words('No quote or policy matches “{text}”.', 'Aucune soumission ni police ne correspond à « {text} ».'),
    hint: words(
      'Type a name, an e-mail, a phone number, a policy number or a VIN.',
      'Tapez un nom, un courriel, un numéro de téléphone, un numéro de police ou un NIV.',
    ),
    failed: words(
      'The search failed. Change the text to try again.',
      'La recherche a échoué. Modifiez le texte pour réessayer.',
    ),
    count: words(
      '{count, plural, =0 {No results} one {# result} other {# results}}',
      '{count, plural, =0 {Aucun résultat} one {# résultat} other {# résultats}}',
    ),
    keyChoose: words('to choose', 'pour choisir'),
    keyOpen: words('to open', 'pour ouvrir'),
    keyClose: words('to close', 'pour fermer'),
    quoteFrom: words('Quote, effective {date}', 'Soumission, en vigueur le {date}'),
    policyFrom: words('Policy {number}, effective {date}', 'Police {number}, en vigueur le {date}'),
    customer: words('Customer, everything of this e-mail', 'Client, tout ce qui porte ce courriel'),
  },
  'workbench.palette': {
    label: words('Go to a page or change a setting', 'Aller à une page ou changer un réglage'),
    placeholder: words('A page or a setting', 'Une page ou un réglage'),
    none: words(
      'No page and no setting begins with “{text}”.',
      'Aucune page ni aucun réglage ne commence par « {text} ».',
    ),
    actions: words('Actions on this record', 'Actions sur ce dossier'),
    places: words('Go to', 'Aller à'),
    preferences: words('Preferences', 'Préférences'),
    language: words('Language', 'Langue'),
  },
};
