import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const updateProviderWords: WordsTree = {
  'actions.update_provider': {
    action: words('Change the product', 'Changer de produit'),
    title: words('Put this quote under another product', 'Placer cette soumission sous un autre produit'),
    effect: words(
      'It is priced anew. What the other product does not ask or cover is taken off; to compare first, copy it instead.',
      'Son prix est recalculé. Ce que l’autre produit ne demande ou ne couvre pas est retiré ; pour comparer d’abord, copiez-la plutôt.',
    ),
    product: words('Product', 'Produit'),
    choose: words('Choose a product', 'Choisir un produit'),
    confirm: words('Change it', 'Le changer'),
    cancel: words('Leave it', 'Le laisser'),
    done: words('The quote is under its new product.', 'La soumission est sous son nouveau produit.'),
  },
};
