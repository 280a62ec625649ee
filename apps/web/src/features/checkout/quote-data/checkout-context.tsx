'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { quoteKeys } from '../../../data/quote/quote-keys.ts';
import { useQuoteContext } from '../../../data/quote/quote-session.tsx';
import { RequestError } from '../../../data/requests/request-error.ts';
import {
  type EstimatePriceRangeQuery,
  LoadCheckoutDocument,
  type LoadCheckoutQuery,
} from '../../../generated/documents.ts';
import type { SaveOutcome } from '../../shared/answers/autosave.ts';
import { createEditQueue, type EditQueue } from '../../shared/answers/edit-queue.ts';
import type { LastEdit } from './price-moves.ts';

export type CheckoutQuote = NonNullable<LoadCheckoutQuery['quotes_by_pk']>;
type CheckoutState = LoadCheckoutQuery['checkout_state'];
export type CheckoutData = { readonly quote: CheckoutQuote; readonly state: CheckoutState };

type Loaded =
  | { readonly phase: 'loading' | 'none' | 'gone'; readonly data: null }
  | { readonly phase: 'failed'; readonly data: null; readonly error: unknown }
  | { readonly phase: 'ready'; readonly data: CheckoutData };

export type CheckoutContextValue = Loaded & {
  readonly edits: EditQueue;
  readonly lastEdit: LastEdit | null;
  /** Another tab changed the quote; edits wait until `refresh` has read it again. */
  readonly changedElsewhere: boolean;
  readonly saving: { readonly state: SaveOutcome; readonly at: Date | null };
  readonly reportSave: (state: SaveOutcome) => void;
  readonly refresh: () => Promise<CheckoutData | null>;
  /** An edit was saved: reads again what follows from the answers. */
  readonly afterEdit: (fields: readonly string[], vehicle?: string | null) => void;
  /** The class that is being chosen on screen, before it is saved. */
  readonly shownClass: string | null;
  readonly showClass: (vehicleClass: string) => void;
  /** Tells whether the step on screen holds something that is not saved. */
  readonly unsaved: { current: () => boolean };
};

const CheckoutContext = createContext<CheckoutContextValue | null>(null);

const nothingUnsaved = () => false;

const mostRereads = 3;
/** Whether the quote or its state is older than what was saved last: one answer may have read them a moment apart. */
const isBehind = (data: LoadCheckoutQuery | undefined, saved: number | undefined): boolean =>
  data?.quotes_by_pk != null &&
  saved !== undefined &&
  Math.min(data.quotes_by_pk.version, data.checkout_state.version) < saved;

/** The quote on screen and the state of its flow, for every step. */
export function CheckoutProvider({ children }: { children: ReactNode }) {
  const { quoteId, quoteToken, restored, askForQuote, quoteDataHere, clearQuote } = useQuoteContext();
  const client = useQueryClient();
  const [edits] = useState(createEditQueue);
  const [saving, setSaving] = useState<CheckoutContextValue['saving']>({ state: 'idle', at: null });
  const [current, setCurrent] = useState<CheckoutData | null>(null);
  const [shownClass, setShownClass] = useState<string | null>(null);
  const unsaved = useRef(nothingUnsaved);
  const loadedVersion = useRef<number>(null);
  const [lastEdit, setLastEdit] = useState<LastEdit | null>(null);
  const mayLoad = restored && quoteId !== null && quoteToken !== null;
  const query = useQuery({
    queryKey: quoteKeys.checkout(quoteId),
    queryFn: ({ signal }) => askForQuote(LoadCheckoutDocument, { quote_id: quoteId ?? '' }, { signal }),
    initialData: () => (quoteId === null ? undefined : quoteDataHere(LoadCheckoutDocument, { quote_id: quoteId })),
    enabled: mayLoad,
  });

  // A link that is too old may still bring a fresh one: the resume page asks for it.
  const isTokenDead = query.error instanceof RequestError && query.error.code === 'token_not_valid';
  useEffect(() => {
    if (!isTokenDead || !quoteId || !quoteToken) return;
    clearQuote();
    window.location.assign(`/resume?${new URLSearchParams({ quote: quoteId, token: quoteToken }).toString()}`);
  }, [isTokenDead, quoteId, quoteToken, clearQuote]);

  // An answer that left before the last edit came back is older than what the page knows: it is not shown.
  useEffect(() => {
    const quote = query.data?.quotes_by_pk;
    if (!query.data || !quote) return;
    const known = edits.version();
    const isStale = quote.quote_id === current?.quote.quote_id && isBehind(query.data, known);
    const isForeign = known !== undefined && quote.version > known && (unsaved.current() || !edits.isIdle());
    if (isStale || (isForeign && current?.quote.quote_id === quote.quote_id)) return;
    loadedVersion.current ??= quote.version;
    edits.adopt(quote.version);
    const next = { quote, state: query.data.checkout_state };
    // The whole step comes with the first answer: it is drawn a little at a time, so that the page answers meanwhile.
    if (current === null) startTransition(() => setCurrent(next));
    else setCurrent(next);
    // What was passed over while an edit was under way is read again after it, and may be the same then.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [query.data, query.dataUpdatedAt]);

  const value = useMemo<CheckoutContextValue>(() => {
    // A read of its own: a hint that comes meanwhile begins the page's read anew, which then ends with what was known
    // before the last answer, and Continue would be held by a question that was answered.
    const readFresh = async (): Promise<LoadCheckoutQuery | undefined> => {
      try {
        const data = await askForQuote(LoadCheckoutDocument, { quote_id: quoteId ?? '' });
        client.setQueryData(quoteKeys.checkout(quoteId), data);
        return data;
      } catch {
        // What is wrong is told by the page's own read.
        return (await query.refetch()).data;
      }
    };
    const refresh = async (): Promise<CheckoutData | null> => {
      let data = await readFresh();
      for (let again = 0; again < mostRereads && isBehind(data, edits.version()); again += 1) data = await readFresh();
      const quote = data?.quotes_by_pk;
      if (!data || !quote) return null;
      edits.adopt(quote.version);
      const fresh = { quote, state: data.checkout_state };
      setCurrent(fresh);
      return fresh;
    };
    const afterEdit = (fields: readonly string[], vehicle: string | null = null): void => {
      const shown = client.getQueryData<EstimatePriceRangeQuery>(quoteKeys.priceRange(quoteId));
      setLastEdit((known) => ({
        fields,
        vehicle,
        version: edits.version() ?? 0,
        since: known?.version ?? loadedVersion.current ?? 0,
        priced: shown?.price_range.low != null,
      }));
      void client.invalidateQueries({ queryKey: quoteKeys.all(quoteId) });
    };
    return {
      ...loadedOf({ mayLoad, restored, query, current: current?.quote.quote_id === quoteId ? current : null }),
      edits,
      lastEdit,
      changedElsewhere: saving.state === 'conflict',
      saving,
      reportSave: (state) => setSaving((known) => ({ state, at: state === 'saved' ? new Date() : known.at })),
      refresh,
      afterEdit,
      shownClass,
      showClass: setShownClass,
      unsaved,
    };
  }, [mayLoad, restored, query, current, edits, lastEdit, saving, shownClass, client, quoteId, askForQuote]);

  return <CheckoutContext value={value}>{children}</CheckoutContext>;
}

type Inputs = {
  mayLoad: boolean;
  restored: boolean;
  query: { data: LoadCheckoutQuery | undefined; error: unknown; isError: boolean };
  current: CheckoutData | null;
};

function loadedOf({ mayLoad, restored, query, current }: Inputs): Loaded {
  if (!restored) return { phase: 'loading', data: null };
  if (!mayLoad) return { phase: 'none', data: null };
  if (current) return { phase: 'ready', data: current };
  if (query.isError) return { phase: 'failed', data: null, error: query.error };
  if (query.data && !query.data.quotes_by_pk) return { phase: 'gone', data: null };
  return { phase: 'loading', data: null };
}

/** The quote on screen; throws outside a CheckoutProvider. */
export function useCheckout(): CheckoutContextValue {
  const value = useContext(CheckoutContext);
  if (!value) throw new Error('useCheckout must be used within a CheckoutProvider');
  return value;
}

/** The quote of a step that is shown only once the quote is there. */
export function useLoadedCheckout(): CheckoutContextValue & { data: CheckoutData } {
  const value = useCheckout();
  if (value.phase !== 'ready') throw new Error('This part of checkout needs a loaded quote');
  return value;
}
