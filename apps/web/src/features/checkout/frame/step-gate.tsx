'use client';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { PageSkeleton } from '@roadworthy/ui/states/page-skeleton.tsx';
import { QueryError } from '@roadworthy/ui/states/query-error.tsx';
import { useTranslations } from 'next-intl';
import { usePageRouter } from '../../../locale/use-page-router.ts';
import { type ReactNode, useEffect } from 'react';
import { useCheckout } from '../quote-data/checkout-context.tsx';
import { useLine } from '../line/line-context.tsx';
import { type CheckoutPlace, detourFrom, hrefOf, isOnPagesOf, isStepOf } from '../quote-data/step-order.ts';

// A place may be closed while a quote is open there, or new cover stopped for a while.
const closed = fetchedComponent(async () => (await import('../waitlist/closed-place.tsx')).ClosedPlace);

type StepGateProps = {
  place: CheckoutPlace;
  /** The heading of the place, where it is the same for every quote: it stands there from the beginning. */
  heading?: ReactNode;
  /** Something is under way here whose answer is waited for: wherever the quote stands meanwhile, nobody is led away. */
  stays?: boolean;
  children: ReactNode;
};

/** Shows a place of the flow once its quote is there, and leads a visitor who does not belong there to where they do. */
export function StepGate({ place, heading, stays = false, children }: StepGateProps) {
  const t = useTranslations('checkout.frame');
  const common = useTranslations('shell.common');
  const router = usePageRouter();
  const checkout = useCheckout();
  const { phase, data, saving } = checkout;
  const line = useLine();
  const provider = data?.quote.provider;
  const progress = data && { ...data.state, status: data.quote.status };
  // A step of this name may be another line's: the quote of that line goes on there.
  const isOfAnotherLine =
    progress && isStepOf(progress.steps, place) && provider !== undefined && !isOnPagesOf(line?.provider, provider);
  const detour =
    phase === 'none' || phase === 'gone'
      ? 'start'
      : progress && saving.state !== 'saving' && !stays
        ? (detourFrom(place, progress) ?? (isOfAnotherLine ? place : null))
        : null;
  const own = detour === 'start' && line ? `?line=${line.provider}` : '';
  const href = detour && `${hrefOf(detour, provider)}${own}`;
  useEffect(() => {
    if (href) router.replace(href);
  }, [href, router]);
  if (phase === 'failed') {
    return (
      <QueryError
        title={t('loadFailed')}
        detail={t('loadFailedDetail')}
        retryLabel={common('tryAgain')}
        onRetry={() => void checkout.refresh()}
      />
    );
  }
  if (phase !== 'ready' || detour) return <StepOnItsWay place={place} heading={heading} />;
  if (!data?.state.closed) return children;
  return (
    <>
      <closed.Component />
      {children}
    </>
  );
}

/** The outline of a place; as tall as the window, so that nothing below it is seen to move when the questions come. */
export function StepOnItsWay({ place, heading }: Pick<StepGateProps, 'place' | 'heading'>) {
  const common = useTranslations('shell.common');
  return (
    <div className="min-h-dvh">
      {heading && <div className="mb-7">{heading}</div>}
      <PageSkeleton shape={place === 'plans' ? 'cards' : 'form'} label={common('loading')} />
    </div>
  );
}
