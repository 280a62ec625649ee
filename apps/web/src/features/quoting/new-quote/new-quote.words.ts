import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const newQuoteWords: WordsTree = {
  'quoteForm.start': {
    title: words('New quote', 'Nouvelle soumission'),
    lead: words(
      'A few answers begin it; the rest is one form beside the price.',
      'Quelques réponses la commencent ; le reste est un seul formulaire à côté du prix.',
    ),
    line: words('Line', 'Produit'),
    kind: words('What is insured', 'Ce qui est assuré'),
    postalCode: words('Kept at (ZIP or postal code)', 'Gardé à (code postal)', {
      enCa: 'Kept at (postal or ZIP code)',
    }),
    postalCodeAsks: words('Enter the ZIP or postal code where it is kept.', 'Entrez le code postal du lieu de garde.', {
      enCa: 'Enter the postal or ZIP code where it is kept.',
    }),
    pricing: words('How it is priced', 'Comment le prix est établi'),
    byRates: words('By the rates', 'Par les tarifs'),
    byUnderwriter: words('By an underwriter, as an application', 'Par un souscripteur, comme proposition'),
    begin: words('Begin the quote', 'Commencer la soumission'),
    starting: words('Beginning…', 'Commencement…'),
  },
};
