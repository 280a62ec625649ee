import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const printPageWords: WordsTree = {
  'print.meta': {
    quote: words('Quote to print', 'Soumission à imprimer'),
    declarations: words('Declarations to print', 'Conditions particulières à imprimer'),
    proposal: words('Change of a policy', 'Modification d’une police'),
    renewal: words('Renewal to print', 'Renouvellement à imprimer'),
    claim: words('Claim to print', 'Réclamation à imprimer'),
    referral: words('Referral', 'Demande au souscripteur'),
    idCard: words('Insurance card to print', 'Carte d’assurance à imprimer'),
  },
  'print.page': {
    print: words('Print this page', 'Imprimer cette page'),
    loading: words('Getting the document ready', 'Préparation du document'),
    liveRecord: words('Scan to open it online', 'Numérisez pour l’ouvrir en ligne'),
    questions: words('Questions? Call {phone}.', 'Des questions ? Appelez le {phone}.'),
    goneTitle: words('This document is no longer available', 'Ce document n’est plus disponible'),
    goneBody: words(
      'Its link may have ended, or it may belong to another account. Sign in, or call us and we’ll send it to you.',
      'Son lien a peut-être pris fin, ou il appartient à un autre compte. Connectez-vous, ou appelez-nous et nous vous l’envoyons.',
    ),
    failedTitle: words('We couldn’t load this document', 'Ce document n’a pas pu être chargé'),
    address: words('Address', 'Adresse'),
  },
};
