import { tabStore } from '../browser-storage.ts';
import { storedText } from '../stored-value.ts';
import type { RequestOptions } from '../requests/request.ts';

/** With what the next quote of this tab is begun: a quote whose people and places are known, as whoever sees that. */
export type QuoteSource = {
  /** Null: nothing is known, and the quote is put into the account of whoever is signed in. */
  readonly quoteId: string | null;
  /** Of the bearer of a link; null for whoever is signed in. */
  readonly token: string | null;
};

const stored = storedText(tabStore, 'quote_source');

/** Keeps what the next quote of this tab is begun with; null forgets it. */
export function keepQuoteSource(source: QuoteSource | null): void {
  if (source === null) stored.forget();
  else stored.write(JSON.stringify(source));
}

/** What the next quote of this tab is begun with; null for a quote of which nothing is known. */
export function quoteSource(): QuoteSource | null {
  // Written by `keepQuoteSource` alone.
  return JSON.parse(stored.read() ?? 'null') as QuoteSource | null;
}

/** As whom a source is read. */
export function asSource({ token }: QuoteSource): RequestOptions {
  return token === null ? { kind: 'user' } : { kind: 'quote', quoteToken: token };
}
