'use client';
import { useQuoteContext } from '../../../data/quote/quote-session.tsx';
import type { TypedDocument } from '../../../data/requests/typed-document.ts';
import { useLoadedCheckout } from './checkout-context.tsx';

type Versioned = { readonly version?: number | null | undefined };
type Edited = { readonly version?: number | null; readonly quote?: { readonly version: number } | null } | null;

const versionIn = (result: object): number | null | undefined => {
  const [edited] = Object.values(result) as Edited[];
  return edited?.version ?? edited?.quote?.version;
};

/** Sends an edit of the quote on screen in its turn, with the version that the page last saw. */
export function useQuoteEdit() {
  const { askForQuote } = useQuoteContext();
  const { edits } = useLoadedCheckout();
  return <Result extends object, Variables extends Versioned>(
    document: TypedDocument<Result, Variables>,
    variables: Omit<Variables, 'version'>,
  ): Promise<Result> =>
    edits.run(
      (version) => askForQuote(document, { ...variables, version: version ?? null } as Variables & Versioned),
      versionIn,
    );
}
