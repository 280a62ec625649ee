import { providers } from '@roadworthy/core/products/vocabulary.ts';
import { LoadProductsDocument, type ProductRowFragment, type Products_Bool_Exp } from '../../../generated/documents.ts';
import { defineList } from '../../shared/queue/define-list.ts';
import { beginsLike } from '../../shared/queue/tools/filter-conditions.ts';

/** What is sold. */
export const productsList = defineList<ProductRowFragment, Products_Bool_Exp, 'products'>({
  table: 'products',
  key: 'product_id',
  kind: 'product',
  path: '/products',
  document: LoadProductsDocument,
  views: { current: () => ({ archived: { _is_null: true } }) },
  fields: [
    {
      key: 'provider',
      kind: 'choice',
      values: providers,
    },
  ],
  search: (text) => [{ product_name: beginsLike(text) }],
  columns: ['provider', 'organization', 'live', 'durations', 'terms', 'renewal', 'updated'],
  sorts: ['product_name', 'provider', 'updated'],
  sort: {
    key: 'product_name',
    direction: 'ascending',
  },
});
