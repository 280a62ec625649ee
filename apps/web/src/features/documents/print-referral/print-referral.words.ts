import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const printReferralWords: WordsTree = {
  'print.referral': {
    title: words('Referral to underwriting', 'Demande au souscripteur'),
    number: words('Referral', 'Demande'),
    insured: words('Insured', 'Assuré'),
    organization: words('Organization', 'Organisation'),
    asked: words('Asked', 'Faite'),
    by: words('Asked by', 'Faite par'),
    begins: words('Cover begins', 'Début de la protection'),
    why: words('Why it was asked', 'Pourquoi'),
    insuredThings: words('What is insured', 'Ce qui est assuré'),
    answer: words('Answer', 'Réponse'),
    noAnswer: words('There is no answer yet.', 'Il n’y a pas encore de réponse.'),
    accepted: words('Accepted', 'Acceptée'),
    rejected: words('Rejected', 'Refusée'),
  },
};
