'use client';
import {
  type Context,
  type ReactNode,
  startTransition,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { type Ask, askAsBearer } from '../requests/ask.ts';
import type { BearerSession, BearerStore } from './bearer-store.ts';
import { dataHere, type Here, type RequestOptions } from '../requests/request.ts';

export type BearerContextValue = BearerSession &
  Pick<BearerStore, 'setId' | 'setToken' | 'clear' | 'lastId'> & {
    /** Whether address and storage were read; until then a page shows its loading state. */
    readonly restored: boolean;
    /** Asks as the bearer of the record's token. */
    readonly ask: Ask;
    /** What the page asked for by itself with that token, where the answer is here already. */
    readonly here: Here;
  };

type BearerProviderProps = {
  children: ReactNode;
  context: Context<BearerContextValue | null>;
  store: BearerStore;
  /** Who asks with a token. */
  asBearer: (token: string | null) => RequestOptions;
};

/** Holds a record of this browser for everything below. */
export function BearerProvider({ children, context: Held, store, asBearer }: BearerProviderProps) {
  const session = useSyncExternalStore(store.subscribe, store.read, store.readOnServer);
  const [restored, setRestored] = useState(false);
  useEffect(() => {
    const shown = store.restore(window.location.href);
    if (shown !== null) window.history.replaceState(window.history.state, '', shown);
    // Not urgent: what was typed into the page before it woke up goes first.
    startTransition(() => setRestored(true));
  }, [store]);
  const value = useMemo<BearerContextValue>(
    () => ({
      ...session,
      restored,
      setId: store.setId,
      setToken: store.setToken,
      clear: store.clear,
      lastId: store.lastId,
      ask: askAsBearer(() => asBearer(store.read().token)),
      here: (document, variables) => dataHere(document, variables, asBearer(store.read().token)),
    }),
    [session, restored, store, asBearer],
  );
  return <Held value={value}>{children}</Held>;
}
