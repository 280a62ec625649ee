import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const copyQuoteNewProviderWords: WordsTree = {
  'actions.copy_quote_new_provider_request': {
    action: words('Copy to another product', 'Copier sous un autre produit'),
    title: words('Under another product', 'Sous un autre produit'),
    effect: words(
      'See what this quote would be, and copy it under the product that fits.',
      'Voyez ce que deviendrait cette soumission, et copiez-la sous le produit qui convient.',
    ),
    effectPriced: words(
      'This quote costs {total}. See what it would be, and copy it under the product that fits.',
      'Cette soumission coûte {total}. Voyez ce qu’elle deviendrait, et copiez-la sous le produit qui convient.',
    ),
    choose: words('Compare up to {most} products', 'Comparer jusqu’à {most} produits'),
    loading: words('Reading the products …', 'Lecture des produits …'),
    none: words(
      'Your organization sells no other product that fits this quote.',
      'Votre organisation n’offre aucun autre produit qui convienne à cette soumission.',
    ),
    failed: words(
      'This cannot be read right now. Try again in a moment.',
      'Lecture impossible pour l’instant. Réessayez dans un moment.',
    ),
    pricing: words('Pricing …', 'Calcul du prix …'),
    months: words('Term of {count} months', 'Durée de {count} mois'),
    plans: words('Plans', 'Forfaits'),
    noPlans: words('There is no plan for these.', 'Il n’y a pas de forfait pour ceci.'),
    noPrice: words('No price yet', 'Pas encore de prix'),
    missing: words('To be answered first', 'À répondre d’abord'),
    leftOut: words('Not in the copy', 'Absent de la copie'),
    confirm: words('Copy to {product}', 'Copier sous {product}'),
    working: words('Copying …', 'Copie en cours …'),
    cancel: words('Close', 'Fermer'),
    done: words('This is the copy.', 'Voici la copie.'),
    closed: words('Cannot hold this quote: {products}', 'Ne conviennent pas à cette soumission : {products}'),
  },
};
