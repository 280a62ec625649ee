'use client';
import { LoadProductDocument } from '../../../generated/documents.ts';
import { recordPage } from '../../shared/record-page/record-page.tsx';
import { productsList } from '../load-products/products-list.ts';
import { ProductPage } from './product-page.tsx';

/** The product of the address. */
export const ProductScreen = recordPage({
  kind: 'product',
  document: LoadProductDocument,
  variables: (product_id) => ({ product_id }),
  find: ({ products_by_pk: product, product_standing: status }) => product && { product, status },
  list: productsList,
  words: ({ workbench: { product } }) => ({ back: product.back, heading: product.title, failed: product.failed }),
  area: 'products',
  page: (found) => <ProductPage {...found} />,
});
