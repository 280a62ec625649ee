import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const copyQuoteWords: WordsTree = {
  'actions.copy_quote_request': {
    action: words('Copy the quote', 'Copier la soumission'),
    title: words('Copy this quote', 'Copier cette soumission'),
    effect: words(
      'The copy has everybody and everything of this quote, from tomorrow and at today’s rates.',
      'La copie reprend toutes les personnes et tout le contenu de cette soumission, à partir de demain et aux tarifs d’aujourd’hui.',
    ),
    replace: words('The copy takes this quote’s place', 'La copie remplace cette soumission'),
    replaceHint: words(
      'This quote ends, and its link opens the copy. Otherwise it stays as it is.',
      'Cette soumission prend fin, et son lien ouvre la copie. Sinon, elle reste telle quelle.',
    ),
    confirm: words('Copy', 'Copier'),
    cancel: words('Not now', 'Pas maintenant'),
    done: words('This is the copy.', 'Voici la copie.'),
    leftOutTitle: words('The copy is made', 'La copie est faite'),
    leftOutEffect: words(
      'The product has no place for this any more. It is not in the copy.',
      'Le produit n’a plus de place pour ceci. La copie ne le contient pas.',
    ),
    open: words('Open the copy', 'Ouvrir la copie'),
    close: words('Stay here', 'Rester ici'),
    parts: {
      vehicle: words('Vehicles', 'Véhicules'),
      cover: words('Coverages', 'Protections'),
      discount: words('Discounts', 'Rabais'),
      answer: words('Answers', 'Réponses'),
      duration: words('Term', 'Durée'),
      payment_term: words('Way to pay', 'Mode de paiement'),
    },
  },
};
