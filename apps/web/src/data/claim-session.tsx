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
import { type ClaimSession, type ClaimStore, createClaimStore } from './claim-store.ts';

const browserClaim = createClaimStore(localStore);

export type ClaimContextValue = ClaimSession & {
  /** Whether address and storage were read; until then a page shows its loading state. */
  restored: boolean;
  setClaimId: ClaimStore['setClaimId'];
  setClaimToken: ClaimStore['setClaimToken'];
  clearClaim: () => void;
  /** Asks as the bearer of the claim's token. */
  askForClaim: Ask;
};

const ClaimContext = createContext<ClaimContextValue | null>(null);

/** Holds the claim of this browser for everything below. */
export function ClaimProvider({ children, store = browserClaim }: { children: ReactNode; store?: ClaimStore }) {
  const session = useSyncExternalStore(store.subscribe, store.read, store.readOnServer);
  const [restored, setRestored] = useState(false);
  useEffect(() => {
    const shown = store.restore(window.location.href);
    if (shown !== null) window.history.replaceState(window.history.state, '', shown);
    // Not urgent: what was typed into the page before it woke up goes first.
    startTransition(() => setRestored(true));
  }, [store]);
  const value = useMemo<ClaimContextValue>(
    () => ({
      ...session,
      restored,
      setClaimId: store.setClaimId,
      setClaimToken: store.setClaimToken,
      clearClaim: store.clear,
      askForClaim: askAsBearer(() => ({ kind: 'claim', claimToken: store.read().claimToken })),
    }),
    [session, restored, store],
  );
  return <ClaimContext value={value}>{children}</ClaimContext>;
}

/** The claim context; throws outside a ClaimProvider. */
export function useClaimContext(): ClaimContextValue {
  const value = useContext(ClaimContext);
  if (!value) throw new Error('useClaimContext must be used within a ClaimProvider');
  return value;
}
