'use client';
import { createContext, type ReactNode, useContext } from 'react';
import { type BearerContextValue, BearerProvider } from './bearer-session.tsx';
import { type BearerStore, claimRules, createBearerStore } from './bearer-store.ts';
import { localStore } from '../browser-storage.ts';
import type { RequestOptions } from '../requests/request.ts';

const browserClaim = createBearerStore(localStore, claimRules);
const ClaimContext = createContext<BearerContextValue | null>(null);
const asBearer = (claimToken: string | null): RequestOptions => ({ kind: 'claim', claimToken });

/** Holds the claim of this browser for everything below. */
export function ClaimProvider({ children, store = browserClaim }: { children: ReactNode; store?: BearerStore }) {
  return (
    <BearerProvider context={ClaimContext} store={store} asBearer={asBearer}>
      {children}
    </BearerProvider>
  );
}

/** The claim session; throws outside a ClaimProvider. */
export function useClaimContext() {
  const value = useContext(ClaimContext);
  if (!value) throw new Error('useClaimContext must be used within a ClaimProvider');
  return {
    claimId: value.id,
    claimToken: value.token,
    restored: value.restored,
    setClaimId: value.setId,
    setClaimToken: value.setToken,
    clearClaim: value.clear,
    askForClaim: value.ask,
  };
}
