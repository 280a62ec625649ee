'use client';
import { StripeLoading } from '@roadworthy/ui/brand/stripe.tsx';
import { FullPageState } from '@roadworthy/ui/states/full-page-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { quoteKeys } from '../../../data/quote/quote-keys.ts';
import { usePageRouter } from '../../../locale/use-page-router.ts';
import { useEffect, useState } from 'react';
import { tabStore } from '../../../data/browser-storage.ts';
import { useQuoteContext } from '../../../data/quote/quote-session.tsx';
import { LoadBindProgressDocument } from '../../../generated/documents.ts';
import { createBindIntents } from '../payment/bind-intent.ts';
import { keepDecline } from '../payment/decline-notice.ts';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { hrefOf } from '../quote-data/step-order.ts';
import { newId } from '../../../data/new-id.ts';

const askEvery = 1000;
const slowAfter = 15_000;

/** The payment is under way: asks how it goes once a second and leads to the outcome. */
export function PendingBindScreen() {
  const t = useTranslations('checkout.state.pending-bind');
  const router = usePageRouter();
  const { askForQuote } = useQuoteContext();
  const { data: checkout, refresh } = useLoadedCheckout();
  const { quote_id } = checkout.quote;
  const [isSlow, setSlow] = useState(false);
  const progress = useQuery({
    queryKey: quoteKeys.bindProgress(quote_id),
    queryFn: ({ signal }) => askForQuote(LoadBindProgressDocument, { quote_id }, { signal }),
    select: (data) => data.bind_progress,
    refetchInterval: ({ state }) => (settled(state.data?.bind_progress.status) ? false : askEvery),
    retry: true,
    gcTime: 0,
  });
  const status = progress.data?.status;
  const message = progress.data?.message ?? '';

  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (!settled(status)) return;
    createBindIntents(tabStore, quote_id, newId).settle(status === 'bound' ? 'bound' : 'declined');
    if (status === 'bound') return router.replace('/checkout/confirmation');
    keepDecline(tabStore, quote_id, message);
    void refresh().then((fresh) => router.replace(hrefOf('payment', fresh?.quote.provider)));
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [status]);

  return (
    <FullPageState title={t('title')}>
      <StripeLoading active label={t('title')} />
      <p>{t('body')}</p>
      {isSlow && <p>{t('slow')}</p>}
    </FullPageState>
  );
}

const settled = (status: string | undefined): boolean => status === 'bound' || status === 'declined';
