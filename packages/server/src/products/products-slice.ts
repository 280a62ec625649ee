import type { Slice } from '../kernel/slice.ts';
import { checkRaterInputs } from './check-rater-inputs.ts';
import { readProductAbilities } from './read-product-abilities.ts';
import { readProductStanding } from './read-product-standing.ts';
import { setCancellationTerms } from './set-cancellation-terms.ts';
import { updateProduct } from './update-product.ts';

export const productsSlice = {
  operations: [updateProduct, setCancellationTerms, readProductStanding, checkRaterInputs],
  abilities: { products: readProductAbilities },
} satisfies Slice;
