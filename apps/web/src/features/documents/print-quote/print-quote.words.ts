import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const printQuoteWords: WordsTree = {
  'print.quote': {
    title: words('Insurance quote', 'Soumission d’assurance'),
    number: words('Quote', 'Soumission'),
    for: words('Prepared for', 'Préparée pour'),
    by: words('Prepared by', 'Préparée par'),
    agent: words('Your agent', 'Votre agent'),
    begins: words('Cover would begin', 'La protection commencerait le'),
    length: words('Length of cover', 'Durée de la protection'),
    months: words('{count, plural, one {# month} other {# months}}', '{count, plural, one {# mois} other {# mois}}'),
    plan: words('Plan', 'Formule'),
    valid: words('Price good until', 'Prix valide jusqu’au'),
    vehicles: words('What is insured', 'Ce qui est assuré'),
    price: words('What is covered, and the price', 'Les protections et le prix'),
    notPriced: words(
      'This quote has no price yet. Answer the open questions to see one.',
      'Cette soumission n’a pas encore de prix. Répondez aux questions ouvertes pour le voir.',
    ),
    notCover: words(
      'A quote is not cover. Cover begins when the policy is bought and the first payment is made.',
      'Une soumission n’est pas une protection. La protection commence quand la police est achetée et le premier versement fait.',
    ),
    class: words('Class', 'Classe'),
    use: words('Use', 'Utilisation'),
    stored: words('Kept', 'Remisage'),
    value: words('Value', 'Valeur'),
    vin: words('VIN', 'NIV'),
    garaged: words('Garaged at', 'Gardé à'),
    signature: words('Signed', 'Signature'),
    openOnline: words('Continue this quote online', 'Continuer cette soumission en ligne'),
    paid: words('How it is paid', 'Modalités de paiement'),
    all: words('All payments', 'Tous les paiements'),
  },
};
