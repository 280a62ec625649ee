'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { quoteKeys } from '../../../data/quote/quote-keys.ts';
import { useQuoteContext } from '../../../data/quote/quote-session.tsx';
import { LoadProposalDocument } from '../../../generated/documents.ts';
import { useInstant } from '../../shared/use-instant.ts';
import { DocumentLine } from '../documents/document-line.tsx';
import type { CheckoutQuote } from '../quote-data/checkout-context.tsx';

type ProposalFromAgentProps = { quoteId: string; proposal: CheckoutQuote['proposals'][number] };

/** The newest proposal that an agent had made of the quote, and whether the quote has changed since. */
export function ProposalFromAgent({ quoteId, proposal: { document_id: id, created } }: ProposalFromAgentProps) {
  const t = useTranslations('checkout.frame');
  const instant = useInstant();
  const { askForQuote } = useQuoteContext();
  const { data } = useQuery({
    queryKey: [...quoteKeys.all(quoteId), 'proposal'],
    queryFn: ({ signal }) => askForQuote(LoadProposalDocument, { quote_id: quoteId }, { signal }),
  });
  const isOutdated = data?.quote_documents.some((one) => one.document_id === id && one.outdated) ?? false;
  return (
    <section className="mt-10 flex max-w-2xl flex-col gap-2">
      <h2 className="type-h3">{t('proposal')}</h2>
      {isOutdated && <p className="text-warning">{t('outdated')}</p>}
      <ul>
        <DocumentLine document={{ type: 'proposal', id, isReady: true }} when={instant(created).absolute} />
      </ul>
    </section>
  );
}
