import type { KeyValueStore } from './browser-storage.ts';

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
  let current = empty;
  const listeners = new Set<() => void>();
  const change = (next: QuoteSession): void => {
    if (next.quoteId === current.quoteId && next.quoteToken === current.quoteToken) return;
    current = next;
    for (const listener of listeners) listener();
  };
  const setQuoteId = (quoteId: string): void => {
    if (!quoteId) return;
    store.setItem(idKey, quoteId);
    change({ ...current, quoteId });
  };
  const setQuoteToken = (quoteToken: string): void => {
    if (!quoteToken) return;
    store.setItem(tokenKey, quoteToken);
    change({ ...current, quoteToken });
  };
  return {
    read: (): QuoteSession => current,
    readOnServer: (): QuoteSession => empty,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    setQuoteId,
    setQuoteToken,
    /** Forgets the quote; its id stays in storage, so that the page can offer a fresh link. */
    clear(): void {
      store.removeItem(tokenKey);
      change(empty);
    },
    /** Takes the quote of the address, otherwise the stored one; returns the address to show instead, if any. */
    restore(href: string): string | null {
      const { session, stripped } = readAddress(href);
      if (session.quoteId) {
        // A token of another quote must not travel with this id.
        if (!session.quoteToken && store.getItem(idKey) !== session.quoteId) store.removeItem(tokenKey);
        setQuoteId(session.quoteId);
        setQuoteToken(session.quoteToken ?? store.getItem(tokenKey) ?? '');
      } else {
        setQuoteId(store.getItem(tokenKey) ? (store.getItem(idKey) ?? '') : '');
        setQuoteToken(store.getItem(tokenKey) ?? '');
      }
      return stripped;
    },
    /** The id of the last quote of this browser, even when its token is gone. */
    lastQuoteId: (): string | null => store.getItem(idKey),
  };
}

export type QuoteStore = ReturnType<typeof createQuoteStore>;
