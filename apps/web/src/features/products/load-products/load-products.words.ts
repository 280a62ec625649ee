import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const loadProductsWords: WordsTree = {
  'workbench.products': {
    title: words('Products', 'Produits'),
    current: words('Current', 'Actuels'),
    name: words('Product', 'Produit'),
    provider: words('Line', 'Branche'),
    organization: words('Organization', 'Organisation'),
    live: words('Sold in', 'Offert en'),
    nowhere: words('Nowhere yet', 'Nulle part encore'),
    terms: words('Ways to pay', 'Modes de paiement'),
    months: words('{count, plural, one {# month} other {# months}}', '{count, plural, one {# mois} other {# mois}}'),
    none: words('No products yet', 'Aucun produit pour l’instant'),
    areas: words('{count} states and provinces', '{count} provinces et États', {
      enCa: '{count} provinces and states',
    }),
    except: words('{sold}, except {except}', '{sold}, sauf {except}'),
    durations: words('Lengths', 'Durées'),
    renewal: words('Renewal / decided', 'Renouvellement / décision'),
    renewalDays: words('{days} / {cutoff} days', '{days} / {cutoff} jours'),
    changed: words('Changed', 'Modifié'),
  },
};
