import type { LoadProductQuery } from '../../../generated/documents.ts';

/** A product as its page shows it, with its fees. */
export type Product = NonNullable<LoadProductQuery['products_by_pk']>;
/** What the rules say of it today. */
export type Status = LoadProductQuery['product_standing'];

/** The values of a list of the wire, which names none that is nothing. */
export function wordsOf<Word>(words: readonly (Word | null)[]): Word[] {
  return words.filter((word) => word !== null);
}
