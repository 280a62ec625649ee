'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { Ask } from '../../../data/ask.ts';
import { tabStore } from '../../../data/browser-storage.ts';
import { QuoteProvider, useQuoteContext } from '../../../data/quote-session.tsx';
import { useAsk } from '../../../data/use-session.ts';
import { LoadCheckoutDocument } from '../../../generated/documents.ts';
import { usePageRouter } from '../../../locale/use-page-router.ts';
import { useSoldLines } from '../waitlist/use-sold-lines.ts';
import { takeOver } from './taken-over.ts';

export type MoreLinesProps = {
  /** Whose people, places and vehicle are taken over. */
  quoteId: string;
  /** The lines that are bought already. */
  beside: readonly string[];
  postalCode: string;
  /** Reads the quote as whoever looks at it. */
  ask: Ask;
};

/** Begins a quote of another line beside a bought one, with the people, places and vehicle that are known. */
export function MoreLines({ quoteId, beside, postalCode, ask }: MoreLinesProps) {
  const t = useTranslations('shell.common');
  const router = usePageRouter();
  const { clearQuote } = useQuoteContext();
  const begin = useMutation({
    mutationFn: async (line: string) => {
      // Without what is known the quote is begun all the same.
      const read = await ask(LoadCheckoutDocument, { quote_id: quoteId }).catch(() => null);
      return { line, known: read?.quotes_by_pk };
    },
    onSuccess({ line, known }) {
      if (known) takeOver(tabStore, known);
      const vehicle = known?.vehicles[0];
      const brought = {
        ...{ line, anew: '1' },
        ...(known && { postal_code: vehicle?.location?.postal_code ?? known.postal_code }),
        ...(vehicle && { vehicle_class: vehicle.type }),
      };
      clearQuote();
      router.push(`/checkout/start?${new URLSearchParams(brought).toString()}`);
    },
  });
  // What a person, a place and a vehicle are taken over to is drawn from its data.
  const offered = useSoldLines(postalCode, [...beside, 'personal']).filter(({ way }) => way === 'checkout');
  if (offered.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="type-h2">{t('coverMore')}</h2>
      <p className="text-ink-2">{t('coverMoreBody')}</p>
      <ul className="flex flex-wrap gap-3">
        {offered.map(({ provider, name }) => (
          <li key={provider}>
            <Button
              tone="quiet"
              onClick={() => {
                if (!begin.isPending) begin.mutate(provider);
              }}
            >
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The same in the account of who bought it. */
export function MyMoreLines(props: Omit<MoreLinesProps, 'ask'>) {
  const ask = useAsk('user');
  return (
    <QuoteProvider>
      <MoreLines {...props} ask={ask} />
    </QuoteProvider>
  );
}
