import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const copyProductWords: WordsTree = {
  'actions.copy_product': {
    action: words('Give it a product', 'Lui confier un produit'),
    title: words('Give the organization a product', 'Confier un produit à l’organisation'),
    effect: words(
      'It sells at once what another organization sells: with the same terms, rules and questions, and the rates in force. Each is its own from then on.',
      'Elle vend aussitôt ce que vend une autre organisation : aux mêmes conditions, règles et questions, et aux tarifs en vigueur. Tout lui appartient dès lors.',
    ),
    source: words('Product', 'Produit'),
    choose: words('Choose a product', 'Choisissez un produit'),
    confirm: words('Give it', 'Le confier'),
    cancel: words('Not now', 'Pas maintenant'),
    done: words('The organization sells {name}.', 'L’organisation vend {name}.'),
    optional: words('optional', 'facultatif'),
  },
};
