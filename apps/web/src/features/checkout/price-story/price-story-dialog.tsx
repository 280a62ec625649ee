'use client';
import { FlowModal } from '@roadworthy/ui/forms/flow-modal.tsx';
import { ReasonList } from '@roadworthy/ui/price/reason-list.tsx';
import { PageSkeleton } from '@roadworthy/ui/states/page-skeleton.tsx';
import { QueryError } from '@roadworthy/ui/states/query-error.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { quoteKeys } from '../../../data/quote/quote-keys.ts';
import { useQuoteContext } from '../../../data/quote/quote-session.tsx';
import { LoadPriceStoryDocument, type LoadPriceStoryQuery } from '../../../generated/documents.ts';
import { PriceExplanation } from '../../rating/price-explanation.tsx';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { usePriceRange } from '../quote-data/use-price-range.ts';
import { usePerTerm } from '../../shared/use-per-term.ts';
import { MoveList } from '../../rating/move-list.tsx';

/** How the price comes about: its moves, its steps, and what would change it. */
export function PriceStoryDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('price');
  const common = useTranslations('shell.common');
  const { askForQuote } = useQuoteContext();
  const { quote } = useLoadedCheckout().data;
  const story = useQuery({
    queryKey: quoteKeys.priceStory(quote.quote_id),
    queryFn: ({ signal }) => askForQuote(LoadPriceStoryDocument, { quote_id: quote.quote_id }, { signal }),
  });
  return (
    <FlowModal open onClose={onClose} title={t('title')} footer={t('footer')} button={t('close')}>
      <Moves />
      {story.isError && !story.data && (
        <QueryError
          title={t('failed')}
          onRetry={() => void story.refetch()}
          busy={story.isFetching}
          retryLabel={common('tryAgain')}
        />
      )}
      {story.isPending && <PageSkeleton shape="form" label={common('loading')} />}
      {story.data && <Story story={story.data} />}
    </FlowModal>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="type-h3 mb-1 text-ink">{title}</h3>
      {children}
    </section>
  );
}

function Moves() {
  const t = useTranslations('price');
  const { moves = [], currency = 'USD' } = usePriceRange().data?.price_range ?? {};
  return (
    <Part title={t('moves')}>
      {moves.length === 0 ? <p>{t('noMoves')}</p> : <MoveList moves={moves} currency={currency} />}
    </Part>
  );
}

function Story({ story: { quotes_by_pk, quote_pricing, price_alternatives } }: { story: LoadPriceStoryQuery }) {
  const t = useTranslations('price');
  const same = useTranslations('checkout.effect')('same');
  const { quote } = useLoadedCheckout().data;
  const per = usePerTerm()(quote.policy_duration_months);
  return (
    <>
      {price_alternatives.length > 0 && (
        <Part title={t('alternatives')}>
          <p className="text-small">{t('alternativesNote')}</p>
          <ReasonList
            per={per}
            same={same}
            currency={quote_pricing.currency}
            reasons={price_alternatives.map(({ about, label, terms, amount }) => ({
              key: `${about} ${label} ${terms}`,
              text: label,
              detail: terms,
              cents: amount,
            }))}
          />
        </Part>
      )}
      {quote_pricing.total === null ? (
        <Part title={t('trace')}>
          <p>{t('noSteps')}</p>
        </Part>
      ) : (
        <PriceExplanation pricing={quote_pricing} vehicles={quotes_by_pk?.vehicles ?? []} />
      )}
    </>
  );
}
