import type { KeyValueStore } from './browser-storage.ts';
import { createObservable, storedText } from './stored-value.ts';

export type QuoteSession = { readonly quoteId: string | null; readonly quoteToken: string | null };

const idKey = 'quote_id';
const tokenKey = 'quote_token';
const empty: QuoteSession = { quoteId: null, quoteToken: null };

/** What a link carries: `?quote_id=&quote_token=`, and the address without them. */
export function readAddress(href: string): {
  session: Partial<Record<keyof QuoteSession, string>>;
  stripped: string | null;
} {
  const url = new URL(href);
  const quoteId = url.searchParams.get(idKey);
  const quoteToken = url.searchParams.get(tokenKey);
  if (quoteId === null && quoteToken === null) return { session: {}, stripped: null };
  url.searchParams.delete(idKey);
  url.searchParams.delete(tokenKey);
  const session = { ...(quoteId ? { quoteId } : {}), ...(quoteToken ? { quoteToken } : {}) };
  return { session, stripped: `${url.pathname}${url.search}${url.hash}` };
}

/** The quote of this browser: in memory while the page lives, in local storage across visits. */
export function createQuoteStore(store: KeyValueStore) {
  const id = storedText(store, idKey);
  const token = storedText(store, tokenKey);
  const session = createObservable(
    empty,
    (one, other) => one.quoteId === other.quoteId && one.quoteToken === other.quoteToken,
  );
  const setQuoteId = (quoteId: string): void => {
    if (!quoteId) return;
    id.write(quoteId);
    session.change({ ...session.read(), quoteId });
  };
  const setQuoteToken = (quoteToken: string): void => {
    if (!quoteToken) return;
    token.write(quoteToken);
    session.change({ ...session.read(), quoteToken });
  };
  return {
    read: session.read,
    readOnServer: session.readOnServer,
    subscribe: session.subscribe,
    setQuoteId,
    setQuoteToken,
    /** Forgets the quote; its id stays in storage, so that the page can offer a fresh link. */
    clear(): void {
      token.forget();
      session.change(empty);
    },
    /** Takes the quote of the address, otherwise the stored one; returns the address to show instead, if any. */
    restore(href: string): string | null {
      const { session: given, stripped } = readAddress(href);
      if (given.quoteId) {
        // A token of another quote must not travel with this id.
        if (!given.quoteToken && id.read() !== given.quoteId) token.forget();
        setQuoteId(given.quoteId);
        setQuoteToken(given.quoteToken ?? token.read() ?? '');
      } else {
        setQuoteId(token.read() ? (id.read() ?? '') : '');
        setQuoteToken(token.read() ?? '');
      }
      return stripped;
    },
    /** The id of the last quote of this browser, even when its token is gone. */
    lastQuoteId: id.read,
  };
}

export type QuoteStore = ReturnType<typeof createQuoteStore>;
