'use client';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { type BearerContextValue, BearerProvider } from '../session/bearer-session.tsx';
import { type BearerStore, quoteRules, createBearerStore } from '../session/bearer-store.ts';
import { localStore, tabStore } from '../browser-storage.ts';
import { isTabOfView, isViewToken } from './quote-view.ts';
import type { RequestOptions } from '../requests/request.ts';

const browserQuote = createBearerStore(localStore, quoteRules);
// What staff look at stays in its tab.
const viewedQuote = createBearerStore(tabStore, quoteRules);
const QuoteContext = createContext<BearerContextValue | null>(null);
const asBearer = (quoteToken: string | null): RequestOptions => ({ kind: 'quote', quoteToken });

/** Holds the quote of this browser, or the one that staff look at in this tab, for everything below. */
export function QuoteProvider({ children, store }: { children: ReactNode; store?: BearerStore }) {
  const [ofTab] = useState(() => (isTabOfView() ? viewedQuote : browserQuote));
  return (
    <BearerProvider context={QuoteContext} store={store ?? ofTab} asBearer={asBearer}>
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
    /** Staff look at it as its customer has it: nothing is written. */
    isView: isViewToken(value.token),
    restored: value.restored,
    setQuoteId: value.setId,
    setQuoteToken: value.setToken,
    clearQuote: value.clear,
    lastQuoteId: value.lastId,
    askForQuote: value.ask,
    quoteDataHere: value.here,
  };
}
