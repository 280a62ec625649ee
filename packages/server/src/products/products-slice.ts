import type { Slice } from '../kernel/slice.ts';
import { readProductAbilities } from './read-product-abilities.ts';

export const productsSlice = {
  abilities: { products: readProductAbilities },
} satisfies Slice;
