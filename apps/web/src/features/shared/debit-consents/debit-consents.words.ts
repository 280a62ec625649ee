import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const debitConsentsWords: WordsTree = {
  'policyParts.consent': {
    title: words('Consent to the debit', 'Consentement au prélèvement'),
    amount: words('Amount', 'Montant'),
    account: words('Account', 'Compte'),
    ending: words('ending {digits}', 'se terminant par {digits}'),
    text: words('Authorization text', 'Texte d’autorisation'),
    wording: words('Version {version}, {language}', 'Version {version} ({language})'),
    when: words('Agreed on', 'Accepté le'),
    from: words('From the address', 'Depuis l’adresse'),
    browser: words('With', 'Avec'),
  },
};
