'use client';
import { createContext, type ReactNode, useContext } from 'react';
import { type BearerContextValue, BearerProvider } from './bearer-session.tsx';
import { type BearerStore, quoteRules, createBearerStore } from './bearer-store.ts';
import { localStore } from './browser-storage.ts';
import type { RequestOptions } from './request.ts';

const browserQuote = createBearerStore(localStore, quoteRules);
const QuoteContext = createContext<BearerContextValue | null>(null);
const asBearer = (quoteToken: string | null): RequestOptions => ({ kind: 'quote', quoteToken });

/** Holds the quote of this browser for everything below. */
export function QuoteProvider({ children, store = browserQuote }: { children: ReactNode; store?: BearerStore }) {
  return (
    <BearerProvider context={QuoteContext} store={store} asBearer={asBearer}>
      {children}
    </BearerProvider>
  );
}

/** The quote session; throws outside a QuoteProvider. */
export function useQuoteContext() {
  const value = useContext(QuoteContext);
  if (!value) throw new Error('useQuoteContext must be used within a QuoteProvider');
  return {
    quoteId: value.id,
    quoteToken: value.token,
    restored: value.restored,
    setQuoteId: value.setId,
    setQuoteToken: value.setToken,
    clearQuote: value.clear,
    lastQuoteId: value.lastId,
    askForQuote: value.ask,
    quoteDataHere: value.here,
  };
}
