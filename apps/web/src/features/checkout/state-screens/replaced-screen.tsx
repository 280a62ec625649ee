'use client';
import { FullPageState } from '@roadworthy/ui/states/full-page-state.tsx';
import { PageSkeleton } from '@roadworthy/ui/states/page-skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { queryKeys } from '../../../data/requests/query-keys.ts';
import { useQuoteContext } from '../../../data/quote/quote-session.tsx';
import { request } from '../../../data/requests/request.ts';
import { ResumeQuoteDocument } from '../../../generated/documents.ts';
import { CallUs, NewQuoteButton } from './ways-on.tsx';

/** A newer quote took this one's place: who holds the old link is led there, unless that is nobody's to open by it. */
export function ReplacedScreen() {
  const t = useTranslations('checkout.state');
  const common = useTranslations('shell.common');
  const { quoteId, quoteToken } = useQuoteContext();
  const link = { quote: quoteId ?? '', token: quoteToken ?? '' };
  const { data, isPending } = useQuery({
    queryKey: queryKeys.resume(link),
    queryFn: async () => (await request(ResumeQuoteDocument, { quote_id: link.quote, token: link.token })).resume_quote,
    enabled: quoteId !== null && quoteToken !== null,
    retry: false,
  });
  const { quote_id: successor = null, quote_token: token = null } = data ?? {};
  const isLedOn = successor !== null && token !== null && successor !== quoteId;
  useEffect(() => {
    // Nothing of the quote that ended stays in the page.
    if (isLedOn) window.location.assign(`/resume?${new URLSearchParams({ quote: successor, token }).toString()}`);
  }, [isLedOn, successor, token]);
  if (isPending || isLedOn) return <PageSkeleton shape="form" label={common('loading')} />;
  return (
    <FullPageState
      title={t('replaced.title')}
      actions={
        <>
          <CallUs />
          <NewQuoteButton />
        </>
      }
    >
      <p>{t('replaced.body')}</p>
    </FullPageState>
  );
}
