import type { ProductUpdated } from './update-product.ts';

export type ProductsEvent = ProductUpdated;
