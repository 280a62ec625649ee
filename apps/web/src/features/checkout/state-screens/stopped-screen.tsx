'use client';
import { hasOwnPages } from '@roadworthy/core/products/vocabulary.ts';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { FullPageState } from '@roadworthy/ui/states/full-page-state.tsx';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { hrefOf, isStop } from '../quote-data/step-order.ts';
import { usePricing } from '../quote-data/use-pricing.ts';
import { CallUs, NewQuoteButton } from './ways-on.tsx';

type StoppedScreenProps = { screen: 'ineligible' | 'agent-required' | 'review-needed' | 'locked' };

/** The flow stops here for now: why, and what may be done about it. */
export function StoppedScreen({ screen }: StoppedScreenProps) {
  const t = useTranslations('checkout.state');
  const { data, refresh } = useLoadedCheckout();
  const { quote, state } = data;
  useAnswer(screen === 'review-needed', () => void refresh());
  const pricing = usePricing(screen !== 'locked').data?.quote_pricing;
  const reasons = screen === 'ineligible' ? pricing?.rejection_violations : pricing?.referral_violations;
  const canCorrect = isStop({ status: quote.status, screen: state.screen });
  return (
    <FullPageState
      title={t(`${screen}.title`)}
      actions={
        <>
          {canCorrect && (
            <LinkButton
              href={hrefOf(hasOwnPages(quote.provider) ? 'vehicle' : (state.steps[0]?.id ?? 'start'), quote.provider)}
            >
              {t('backToQuote')}
            </LinkButton>
          )}
          <CallUs />
          {screen === 'ineligible' && <NewQuoteButton />}
        </>
      }
    >
      <p>{t(screen === 'ineligible' && !canCorrect ? 'ineligible.ended' : `${screen}.body`)}</p>
      {reasons && reasons.length > 0 && (
        <ul className="flex flex-col gap-2 text-ink">
          {reasons.map(({ code, message, field }) => (
            <li key={`${code} ${field || message}`} className="border-l-[3px] border-coral pl-3">
              {message}
            </li>
          ))}
        </ul>
      )}
    </FullPageState>
  );
}

const askEveryMs = 15_000;

/** Looks every few seconds whether somebody has answered, while the page is looked at. */
function useAnswer(isAwaited: boolean, look: () => void): void {
  const again = useEffectEvent(() => {
    if (!document.hidden) look();
  });
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setInterval(again, askEveryMs);
    return () => clearInterval(timer);
  }, [isAwaited]);
}
