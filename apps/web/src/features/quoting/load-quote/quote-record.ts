import type { LoadQuoteQuery } from '../../../generated/documents.ts';

/** A quote with its price and what may be done to it. */
export type QuoteRecord = Omit<LoadQuoteQuery, 'quotes_by_pk'> & {
  readonly quote: NonNullable<LoadQuoteQuery['quotes_by_pk']>;
};

export type Quote = QuoteRecord['quote'];
export type Pricing = QuoteRecord['quote_pricing'];

/** The record in an answer; null when the caller sees no such quote. */
export function quoteRecord({ quotes_by_pk: quote, ...rest }: LoadQuoteQuery): QuoteRecord | null {
  return quote === null ? null : { ...rest, quote };
}

/** The person that the quote is for. */
export function namedInsured(quote: Pick<Quote, 'entities'>) {
  return quote.entities.find(({ entity_relationship }) => entity_relationship === 'named_insured');
}

/** Whether the viewer may change what the quote says, as the server has it. */
export function mayEdit({ abilities }: Pick<QuoteRecord, 'abilities'>): boolean {
  return abilities.some(({ operation, allowed }) => operation === 'edit_quote' && allowed);
}
