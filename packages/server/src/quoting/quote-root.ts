import type { Root } from '../kernel/root-row.ts';

/** The root of an operation that names the quote that it is about. */
export function quoteRoot({ quote_id }: { readonly quote_id: string }): Root {
  return { table: 'quotes', id: quote_id };
}
