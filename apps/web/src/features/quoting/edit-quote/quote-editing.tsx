'use client';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { isReadAs, queryKeys } from '../../../data/requests/query-keys.ts';
import type { TypedDocument } from '../../../data/requests/typed-document.ts';
import { useAsk } from '../../../data/session/use-session.ts';
import { LoadQuoteDocument, type LoadQuoteQuery } from '../../../generated/documents.ts';
import type { SaveOutcome } from '../../shared/answers/autosave.ts';
import { createEditQueue } from '../../shared/answers/edit-queue.ts';
import type { LineView } from '../../shared/lines/line-view.ts';
import type { Quote, QuoteRecord } from '../load-quote/quote-record.ts';

type Versioned = { readonly version?: number | null | undefined };
type Edited = { readonly version?: number | null; readonly quote?: { readonly version: number } | null } | null;

const versionIn = (result: object): number | null | undefined => {
  const [answer] = Object.values(result) as (Edited | readonly Edited[])[];
  const edited = Array.isArray(answer) ? (answer[0] as Edited) : (answer as Edited);
  return edited?.version ?? edited?.quote?.version;
};

type LastSave = { readonly form: string; readonly since: number };

type QuoteEditing = {
  readonly record: QuoteRecord;
  readonly quote: Quote;
  readonly line: LineView;
  /** Sends an edit in its turn, with the version that the last one left behind. */
  readonly edit: <Result extends object, Variables extends Versioned>(
    document: TypedDocument<Result, Variables>,
    variables: Omit<Variables, 'version'>,
  ) => Promise<Result>;
  /** The version that the last edit left behind, also between two renders. */
  readonly savedVersion: () => number | undefined;
  /** Reads the quote again after somebody else changed it. */
  readonly reread: () => Promise<void>;
  readonly saving: { readonly state: SaveOutcome; readonly at: Date | null };
  /** How a save goes, and the form whose answers it takes. */
  readonly report: (state: SaveOutcome, form?: string) => void;
  /** The form that was saved last, and the quote's version before it; null for none. */
  readonly lastSave: LastSave | null;
  /** Something was saved: what follows from it is read again. */
  readonly onSaved: () => void;
};

// Lists hear of an edit by themselves; what is on the page about other records, an edit of this quote leaves as it is.
const isAboutQuote = (key: readonly unknown[], quoteId: string) =>
  isReadAs(key) && key.some((part) => typeof part === 'object' && part !== null && isOf(part, quoteId));

const isOf = (variables: object, quoteId: string) => Object.values(variables).includes(quoteId);

const Context = createContext<QuoteEditing | null>(null);

type QuoteEditingProviderProps = { record: QuoteRecord; line: LineView; children: ReactNode };

/** A quote that may be edited by who looks at it, for the forms within. */
export function QuoteEditingProvider({ record, line, children }: QuoteEditingProviderProps) {
  const ask = useAsk('agent');
  const client = useQueryClient();
  const [edits] = useState(createEditQueue);
  const [saving, setSaving] = useState<QuoteEditing['saving']>({ state: 'idle', at: null });
  const [lastSave, setLastSave] = useState<LastSave | null>(null);
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
      savedVersion: edits.version,
      async reread() {
        await client.refetchQueries({ queryKey });
        const found = client.getQueryData<LoadQuoteQuery>(queryKey);
        if (found?.quotes_by_pk) edits.adopt(found.quotes_by_pk.version);
      },
      saving,
      lastSave,
      report(state, form) {
        setSaving((known) => ({ state, at: state === 'saved' ? new Date() : known.at }));
        if (state === 'saving') setLastSave(form === undefined ? null : { form, since: version });
      },
      onSaved: () => void client.invalidateQueries({ predicate: ({ queryKey: key }) => isAboutQuote(key, quote_id) }),
    };
  }, [record, quote, line, edits, ask, client, quote_id, saving, version, lastSave]);
  return <Context value={value}>{children}</Context>;
}

/** The quote that is being edited; throws where none is. */
export function useQuoteEditing(): QuoteEditing {
  const value = useContext(Context);
  if (!value) throw new Error('This part needs a quote that may be edited');
  return value;
}
