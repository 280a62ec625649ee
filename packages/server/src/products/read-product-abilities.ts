import { decideProductWrite } from '@roadworthy/core/products/update-product.ts';
import type { ReadAbilities } from '../kernel/slice.ts';

/** What may be done to a product. */
export const readProductAbilities: ReadAbilities = async ({ actor }) => ({ update_product: decideProductWrite(actor) });
