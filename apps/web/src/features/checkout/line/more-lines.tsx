'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { Ask } from '../../../data/requests/ask.ts';
import { QuoteProvider, useQuoteContext } from '../../../data/quote/quote-session.tsx';
import { keepQuoteSource, type QuoteSource } from '../../../data/quote/quote-source.ts';
import { RequestError } from '../../../data/requests/request-error.ts';
import { useAsk } from '../../../data/session/use-session.ts';
import { RequoteDocument } from '../../../generated/documents.ts';
import { usePageRouter } from '../../../locale/use-page-router.ts';
import { useSoldLines } from '../waitlist/use-sold-lines.ts';
import { startHref } from '../../shared/start-href.ts';

export type MoreLinesProps = {
  /** Whose people, places and vehicle are taken over. */
  quoteId: string;
  /** The lines that are bought already. */
  beside: readonly string[];
  postalCode: string;
  /** Reads the quote as whoever looks at it. */
  ask: Ask;
  /** The token by which they do; null for whoever is signed in. */
  token: QuoteSource['token'];
};

/** Begins a quote of another line beside a bought one, with what the server takes over of that. */
export function MoreLines({ quoteId, beside, postalCode, ask, token }: MoreLinesProps) {
  const t = useTranslations('shell.common');
  const router = usePageRouter();
  const { clearQuote, setQuoteId, setQuoteToken } = useQuoteContext();
  const begin = useMutation({
    mutationFn: (provider: string) =>
      ask(RequoteDocument, { quote_id: quoteId, provider }, { showsRefusals: true }).then(({ requote }) => requote),
    onSuccess(begun) {
      clearQuote();
      setQuoteId(begun.quote_id);
      setQuoteToken(begun.quote_token);
      router.push('/checkout/start');
    },
    onError(error, line) {
      if (!(error instanceof RequestError) || error.code === undefined) return;
      // What is insured already is none of that line, or cannot be: what is, is asked, and the people stay known.
      keepQuoteSource({ quoteId, token });
      clearQuote();
      router.push(startHref('customers', { line, anew: '1', postal_code: postalCode }));
    },
  });
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
export function MyMoreLines(props: Omit<MoreLinesProps, 'ask' | 'token'>) {
  const ask = useAsk('user');
  return (
    <QuoteProvider>
      <MoreLines {...props} ask={ask} token={null} />
    </QuoteProvider>
  );
}
