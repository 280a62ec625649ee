'use client';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { isReadAs, queryKeys } from '../../../data/query-keys.ts';
import type { TypedDocument } from '../../../data/typed-document.ts';
import { useAsk } from '../../../data/use-session.ts';
import { LoadQuoteDocument, type LoadQuoteQuery } from '../../../generated/documents.ts';
import type { SaveOutcome } from '../../shared/answers/autosave.ts';
import { createEditQueue } from '../../shared/answers/edit-queue.ts';
import type { LineView } from '../../shared/lines/line-view.ts';
import type { Quote, QuoteRecord } from '../load-quote/quote-record.ts';

type Versioned = { readonly version?: number | null | undefined };
type Edited = { readonly version?: number | null; readonly quote?: { readonly version: number } | null } | null;

const versionIn = (result: object): number | null | undefined => {
  const [edited] = Object.values(result) as Edited[];
  return edited?.version ?? edited?.quote?.version;
};

type QuoteEditing = {
  readonly record: QuoteRecord;
  readonly quote: Quote;
  readonly line: LineView;
  /** Sends an edit in its turn, with the version that the last one left behind. */
  readonly edit: <Result extends object, Variables extends Versioned>(
    document: TypedDocument<Result, Variables>,
    variables: Omit<Variables, 'version'>,
  ) => Promise<Result>;
  /** Reads the quote again after somebody else changed it. */
  readonly reread: () => Promise<void>;
  readonly saving: { readonly state: SaveOutcome; readonly at: Date | null };
  readonly report: (state: SaveOutcome) => void;
  /** Something was saved: what follows from it is read again. */
  readonly onSaved: () => void;
};

const Context = createContext<QuoteEditing | null>(null);

type QuoteEditingProviderProps = { record: QuoteRecord; line: LineView; children: ReactNode };

/** A quote that may be edited by who looks at it, for the forms within. */
export function QuoteEditingProvider({ record, line, children }: QuoteEditingProviderProps) {
  const ask = useAsk('agent');
  const client = useQueryClient();
  const [edits] = useState(createEditQueue);
  const [saving, setSaving] = useState<QuoteEditing['saving']>({ state: 'idle', at: null });
  const { quote } = record;
  const { quote_id, version } = quote;
  useEffect(() => {
    if (version > (edits.version() ?? 0)) edits.adopt(version);
  }, [edits, version]);
  const value = useMemo<QuoteEditing>(() => {
    const queryKey = queryKeys.document('agent', LoadQuoteDocument, { quote_id });
    return {
      record,
      quote,
      line,
      edit: <Result extends object, Variables extends Versioned>(
        document: TypedDocument<Result, Variables>,
        variables: Omit<Variables, 'version'>,
      ) => {
        const under = (seen: number | undefined) =>
          ask(document, { ...variables, version: seen ?? null } as Variables & Versioned, { showsRefusals: true });
        return edits.run(under, versionIn);
      },
      async reread() {
        await client.refetchQueries({ queryKey });
        const found = client.getQueryData<LoadQuoteQuery>(queryKey);
        if (found?.quotes_by_pk) edits.adopt(found.quotes_by_pk.version);
      },
      saving,
      report: (state) => setSaving((known) => ({ state, at: state === 'saved' ? new Date() : known.at })),
      onSaved: () => void client.invalidateQueries({ predicate: ({ queryKey: key }) => isReadAs(key) }),
    };
  }, [record, quote, line, edits, ask, client, quote_id, saving]);
  return <Context value={value}>{children}</Context>;
}

/** The quote that is being edited; throws where none is. */
export function useQuoteEditing(): QuoteEditing {
  const value = useContext(Context);
  if (!value) throw new Error('This part needs a quote that may be edited');
  return value;
}
