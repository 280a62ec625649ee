'use client';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { type SaveState, SaveStatus } from '@roadworthy/ui/forms/save-status.tsx';
import { CheckoutFrame, CheckoutSteps } from '@roadworthy/ui/shell/checkout-frame.tsx';
import { useTranslations } from 'next-intl';
import { usePath } from '../../../locale/use-path.ts';
import { type ReactNode, useEffect } from 'react';
import { LiveForQuote } from '../../../data/live/live-for-quote.tsx';
import { QuoteProvider, useQuoteContext } from '../../../data/quote/quote-session.tsx';
import { useContactPhone } from '../../../data/visit/visit.ts';
import { SiteLogo } from '../../../shell/site-logo.tsx';
import { LanguageLinks } from '../../../shell/language-links.tsx';
import { CheckoutProvider, useCheckout } from '../quote-data/checkout-context.tsx';
import { useLine } from '../line/line-context.tsx';
import { useSteps } from '../line/use-steps.ts';
import { detourFrom, hrefOf, isOnPagesOf, isStepOf, placeOfPath, stepAfter } from '../quote-data/step-order.ts';
import { SaveProgress } from '../save-progress/save-progress.tsx';
import { CheckoutPriceRail } from './checkout-price-rail.tsx';
import { tabStore } from '../../../data/browser-storage.ts';
import { percentFloor } from './percent-floor.ts';
import { usePageRouter } from '../../../locale/use-page-router.ts';
import { useClockTime } from '../../shared/use-instant.ts';

// What stands above a step is fetched after it.
const notices = fetchedComponent(async () => (await import('./checkout-notices.tsx')).CheckoutNotices);
// Beneath the questions, so that what comes of a check moves nothing that is being read.
const checks = fetchedComponent(async () => (await import('../checks/checks-notice.tsx')).ChecksNotice);
// Most quotes have none.
const fromAgent = fetchedComponent(async () => (await import('./from-agent.tsx')).FromAgent);

/** The frame of the flow around every step; the quote lives here while the steps change. */
export function CheckoutShell({ children }: { children: ReactNode }) {
  return (
    <QuoteProvider>
      <LiveForQuote />
      <CheckoutProvider>
        <Frame>{children}</Frame>
      </CheckoutProvider>
    </QuoteProvider>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const t = useTranslations();
  const phone = useContactPhone();
  const { isView } = useQuoteContext();
  const percent = usePercent();
  const pathname = usePath();
  const place = placeOfPath(pathname);
  const { steps, provider } = useSteps();
  usePrefetch(place && isStepOf(steps, place) ? hrefOf(stepAfter(place, steps), provider) : null);
  return (
    <CheckoutFrame
      logo={<SiteLogo />}
      progress={{
        percent,
        label: t('checkout.frame.progress'),
        valueText: t('checkout.frame.progressText', { percent }),
        bends: sectionEnds,
      }}
      phone={{ label: phone.text, number: phone.href.replace('tel:', '') }}
      save={isView ? null : <SaveProgress />}
      saveStatus={<Saving />}
      steps={<ReachedSteps />}
      rail={<CheckoutPriceRail />}
      notices={<notices.Component />}
      skipLabel={t('shell.common.skip')}
    >
      {isView ? (
        <fieldset disabled className="contents">
          {children}
        </fieldset>
      ) : (
        children
      )}
      {place !== null && <checks.Component place={place} />}
      <CustomerMessage />
      <LanguageLinks
        label={t('shell.site.languages')}
        className="mt-12 flex max-w-2xl flex-wrap gap-x-5 border-t border-line pt-2 text-small"
      />
    </CheckoutFrame>
  );
}

/** What an agent left, and who sells the quote on screen and who insures it. */
function CustomerMessage() {
  const t = useTranslations('checkout.frame');
  const quote = useCheckout().data?.quote;
  if (!quote) return null;
  const seller = quote.organization?.name;
  const company = quote.product?.underwriting_company;
  return (
    <>
      {(quote.proposals[0] ?? quote.quote_notes[0]) && <fromAgent.Component quote={quote} />}
      {seller && (
        <p className="mt-10 max-w-2xl text-small text-ink-3">
          {company ? t('insurer', { seller, company }) : t('seller', { seller })}
        </p>
      )}
    </>
  );
}

/** Where the vehicle ends and the person begins, and where the choice of a plan begins. */
const sectionEnds = [0.45, 0.7];

function ReachedSteps() {
  const t = useTranslations('checkout.steps');
  const line = useLine();
  const { steps, provider } = useSteps();
  const { data } = useCheckout();
  const place = placeOfPath(usePath());
  // A state screen stands among the steps of no other line.
  if (data && !isOnPagesOf(provider, data.quote.provider)) return null;
  const isOpen = (step: string) =>
    step === steps[0]?.id || (data !== null && detourFrom(step, { ...data.state, status: data.quote.status }) === null);
  const links = steps.map(({ id }) => ({
    key: id,
    label: line?.steps.find((step) => step.id === id)?.label ?? t(id as 'start'),
    href: isOpen(id) ? hrefOf(id, provider) : null,
    current: id === place,
  }));
  return <CheckoutSteps label={t('label')} steps={links} />;
}

const shown = {
  idle: 'idle',
  refused: 'idle',
  conflict: 'idle',
  saving: 'saving',
  saved: 'saved',
  retrying: 'retrying',
  failed: 'failed',
} as const;

function Saving() {
  const t = useTranslations('checkout.saveStatus');
  const clockTime = useClockTime();
  const { saving } = useCheckout();
  const state: SaveState = shown[saving.state];
  const at = saving.at ? clockTime(saving.at) : undefined;
  const copy = { saving: t('saving'), saved: t('saved'), retrying: t('retrying'), failed: t('failed') };
  return (
    <div className="min-w-36">
      <SaveStatus state={state} at={at} copy={copy} />
    </div>
  );
}

/** Answered share of the flow in percent, which never goes backwards on screen. */
function usePercent(): number {
  const { data } = useCheckout();
  return data ? percentFloor(tabStore, data.quote.quote_id, data.state.percent) : 0;
}

/** Fetches the next page while the person is still reading this one. */
function usePrefetch(href: string | null): void {
  const router = usePageRouter();
  useEffect(() => {
    if (href === null) return;
    const timer = setTimeout(() => router.prefetch(href), 1500);
    return () => clearTimeout(timer);
  }, [href, router]);
}
