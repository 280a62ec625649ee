'use client';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { tabStore } from '../../../data/browser-storage.ts';
import { quoteKeys } from '../../../data/quote/quote-keys.ts';
import { useQuoteContext } from '../../../data/quote/quote-session.tsx';
import { LoadDriversDocument } from '../../../generated/documents.ts';
import { draftsOf } from '../../shared/answers/drafts.ts';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';

/** In place of the id of somebody who is not on the quote yet. */
export const newDriver = 'new';

/** Unsaved answers about somebody who drives besides, kept in this tab. */
export const driverDrafts = (quoteId: string, driver: string) => draftsOf(tabStore, quoteId, `driver ${driver}`);

/** Who drives besides the person insured, and the form about one of them. */
export function useOtherDrivers() {
  const { askForQuote } = useQuoteContext();
  const { quote_id } = useLoadedCheckout().data.quote;
  const query = useQuery({
    queryKey: quoteKeys.drivers(quote_id),
    queryFn: ({ signal }) => askForQuote(LoadDriversDocument, { quote_id }, { signal }),
  });
  // Whose form is open, by their id.
  const [open, setOpen] = useState<string | null>(() =>
    Object.keys(driverDrafts(quote_id, newDriver).read()).length > 0 ? newDriver : null,
  );
  const save = useRef<(() => Promise<boolean>) | null>(null);
  return {
    drivers: query.data?.quotes_by_pk?.entities ?? [],
    isFailed: query.isError && !query.data,
    retry: () => void query.refetch(),
    open,
    setOpen,
    save,
    /** Saves what the open form holds; whether the step may be left. */
    submit: () => save.current?.() ?? Promise.resolve(true),
  };
}

export type OtherDriversState = ReturnType<typeof useOtherDrivers>;
