'use client';
import { Button, LinkButton } from '@roadworthy/ui/base/button.tsx';
import { Scene } from '@roadworthy/ui/brand/scene.tsx';
import { StripeLoading } from '@roadworthy/ui/brand/stripe.tsx';
import { BareFrame } from '@roadworthy/ui/shell/bare-frame.tsx';
import { FullPageState } from '@roadworthy/ui/states/full-page-state.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { queryKeys } from '../../data/requests/query-keys.ts';
import { usePageRouter } from '../../locale/use-page-router.ts';
import { useEffect } from 'react';
import { type ArrivedLink, useArrivedLink } from './arrived-link.ts';
import { LinkLanguages } from './link-languages.tsx';
import { QuoteProvider, useQuoteContext } from '../../data/quote/quote-session.tsx';
import { readableMessage, RequestError } from '../../data/requests/request-error.ts';
import { request } from '../../data/requests/request.ts';
import { OpenQuoteDocument, RenewQuoteLinkDocument, ResumeQuoteDocument } from '../../generated/documents.ts';
import { pageOf } from './page-of.ts';
import { BrandLogo } from '../../shell/brand-logo.tsx';
import { OfflineNotice } from '../../shell/offline-notice.tsx';
import { FormAlert } from '../shared/form-alert.tsx';
import { startHref } from '../shared/start-href.ts';

/** The page that a link in an e-mail opens: takes the quote up again where it was left. */
export function ResumeScreen() {
  const link = useArrivedLink();
  return (
    <QuoteProvider>
      <BareFrame width="reading" notices={<OfflineNotice />}>
        <BrandLogo />
        <Resume link={link} />
        <LinkLanguages link={link} />
      </BareFrame>
    </QuoteProvider>
  );
}

/** Opens the quote, and has that noted for its agent once a person does something. */
async function resumeBy(link: { readonly quote_id: string; readonly token: string }) {
  const { resume_quote: resumed } = await request(ResumeQuoteDocument, link);
  const { quote_id, quote_token: quoteToken } = resumed;
  // Whoever came by the link goes on, noted or not.
  if (quote_id && quoteToken)
    onceTouched(() => void request(OpenQuoteDocument, { quote_id }, { kind: 'quote', quoteToken }).catch(ignore));
  return resumed;
}

/** Runs once a person presses, types or scrolls. A scanner of mail that opens the link and runs its scripts does neither. */
function onceTouched(run: () => void): void {
  const once = new AbortController();
  for (const event of ['pointerdown', 'keydown', 'wheel', 'touchstart']) {
    window.addEventListener(
      event,
      () => {
        once.abort();
        run();
      },
      { signal: once.signal, capture: true, passive: true },
    );
  }
}

const ignore = (): void => undefined;
const opensNothing = ['not_found', 'token_not_valid', 'quote_without_email'];

function Resume({ link }: { link: ArrivedLink | null | undefined }) {
  const t = useTranslations('checkout.resume');
  const common = useTranslations('shell.common');
  const router = usePageRouter();
  const { setQuoteId, setQuoteToken } = useQuoteContext();
  const resume = useQuery({
    queryKey: queryKeys.resume(link),
    queryFn: () => resumeBy({ quote_id: link?.quote ?? '', token: link?.token ?? '' }),
    enabled: Boolean(link) && !link?.view,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  const renewing = useMutation({
    mutationFn: () => request(RenewQuoteLinkDocument, { quote_id: link?.quote ?? '', token: link?.token ?? '' }),
  });
  const view = link?.view ? link : null;
  useEffect(() => {
    if (!view) return;
    setQuoteId(view.quote);
    setQuoteToken(view.view ?? '');
    router.replace(pageOf(view.next ?? 'start'));
  }, [view, router, setQuoteId, setQuoteToken]);
  const restored = resume.data?.result === 'restored' ? resume.data : null;
  useEffect(() => {
    if (!restored) return;
    setQuoteId(restored.quote_id ?? '');
    setQuoteToken(restored.quote_token ?? '');
    router.replace(pageOf(restored.next));
  }, [restored, router, setQuoteId, setQuoteToken]);

  const startOver = <LinkButton href={startHref('resume')}>{t('start')}</LinkButton>;
  const scene = <Scene biome="plains" time="dusk" className="block h-44 w-full sm:h-60" />;
  const refused = resume.error ?? renewing.error;
  const code = refused instanceof RequestError ? refused.code : null;
  if (link === null || opensNothing.includes(code ?? '')) {
    return (
      <FullPageState picture={scene} title={t('unknownTitle')} actions={startOver}>
        <p>{t('unknownBody')}</p>
      </FullPageState>
    );
  }
  if (code === 'quote_not_resumable') {
    return (
      <FullPageState
        picture={scene}
        title={t('endedTitle')}
        actions={
          <>
            <LinkButton href="/customers">{t('account')}</LinkButton>
            {startOver}
          </>
        }
      >
        <p>{t('endedBody')}</p>
      </FullPageState>
    );
  }
  if (resume.data?.result === 'outdated' && renewing.isSuccess) {
    return (
      <FullPageState picture={scene} title={t('sentTitle')}>
        <p role="status">{t('sentBody')}</p>
      </FullPageState>
    );
  }
  if (resume.data?.result === 'outdated') {
    return (
      <FullPageState
        picture={scene}
        title={t('oldTitle')}
        actions={
          <Button busy={renewing.isPending} busyLabel={t('renew')} onClick={() => renewing.mutate()}>
            {t('renew')}
          </Button>
        }
      >
        <p>{t('oldBody')}</p>
        <FormAlert message={renewing.isError ? (readableMessage(renewing.error) ?? t('failedBody')) : null} />
      </FullPageState>
    );
  }
  if (resume.isError) {
    return (
      <FullPageState
        picture={scene}
        title={t('failedTitle')}
        actions={<Button onClick={() => void resume.refetch()}>{common('tryAgain')}</Button>}
      >
        <p role="alert">{t('failedBody')}</p>
      </FullPageState>
    );
  }
  return (
    <FullPageState picture={scene} title={t('opening')}>
      <StripeLoading active label={t('opening')} />
    </FullPageState>
  );
}
