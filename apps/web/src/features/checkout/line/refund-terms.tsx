'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { quoteKeys } from '../../../data/quote/quote-keys.ts';
import { useQuoteContext } from '../../../data/quote/quote-session.tsx';
import { LoadReturnTermsDocument } from '../../../generated/documents.ts';

/** What somebody gets back who cancels, by the terms that will be applied: it stands above the button that binds them. */
export function RefundTerms({ quoteId }: { quoteId: string }) {
  const t = useTranslations('checkout.line');
  const { askForQuote } = useQuoteContext();
  const { data } = useQuery({
    queryKey: quoteKeys.returnTerms(quoteId),
    queryFn: ({ signal }) => askForQuote(LoadReturnTermsDocument, { quote_id: quoteId }, { signal }),
    select: ({ return_terms: terms }) => terms.says,
  });
  if (!data || data.length === 0) return null;
  return (
    <section className="border-t border-line pt-4">
      <h2 className="type-h3">{t('refund')}</h2>
      <ul className="mt-1 flex flex-col gap-1 text-ink-2">
        {data.map((input) => (
          <li key={input}>{input}</li>
        ))}
      </ul>
    </section>
  );
}
