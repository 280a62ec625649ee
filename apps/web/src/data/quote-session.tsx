'use client';
import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { type Ask, askAsBearer } from './ask.ts';
import { localStore } from './browser-storage.ts';
import { createQuoteStore, type QuoteSession, type QuoteStore } from './quote-store.ts';

const browserQuote = createQuoteStore(localStore);

export type QuoteContextValue = QuoteSession & {
  /** Whether address and storage were read; until then a page shows its loading state. */
  restored: boolean;
  setQuoteId: QuoteStore['setQuoteId'];
  setQuoteToken: QuoteStore['setQuoteToken'];
  clearQuote: () => void;
  lastQuoteId: () => string | null;
  /** Asks as the bearer of the quote's token. */
  askForQuote: Ask;
};

const QuoteContext = createContext<QuoteContextValue | null>(null);

/** Holds the quote of this browser for everything below. */
export function QuoteProvider({ children, store = browserQuote }: { children: ReactNode; store?: QuoteStore }) {
  const session = useSyncExternalStore(store.subscribe, store.read, store.readOnServer);
  const [restored, setRestored] = useState(false);
  useEffect(() => {
    const shown = store.restore(window.location.href);
    if (shown !== null) window.history.replaceState(window.history.state, '', shown);
    // Not urgent: what was typed into the page before it woke up goes first.
    startTransition(() => setRestored(true));
  }, [store]);
  const value = useMemo<QuoteContextValue>(
    () => ({
      ...session,
      restored,
      setQuoteId: store.setQuoteId,
      setQuoteToken: store.setQuoteToken,
      clearQuote: store.clear,
      lastQuoteId: store.lastQuoteId,
      askForQuote: askAsBearer(() => ({ kind: 'quote', quoteToken: store.read().quoteToken })),
    }),
    [session, restored, store],
  );
  return <QuoteContext value={value}>{children}</QuoteContext>;
}

/** The quote session; throws outside a QuoteProvider. */
export function useQuoteContext(): QuoteContextValue {
  const value = useContext(QuoteContext);
  if (!value) throw new Error('useQuoteContext must be used within a QuoteProvider');
  return value;
}
