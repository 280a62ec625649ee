'use client';
import { useFormatter, useTranslations } from 'next-intl';
import type { LoadCheckoutQuery } from '../../../generated/documents.ts';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { WaitlistAsk } from './waitlist-ask.tsx';

type Paused = LoadCheckoutQuery['checkout_state']['moratoriums'][number];
type ClosedPlaceProps = {
  /** Why nothing is sold there any more, in the server's words. */
  reason: string | undefined;
  /** What stops new cover there for a while. */
  paused: Paused | undefined;
};

/** Says, at whatever step, that what an open quote is for is not sold there any more, or not for a while. */
export function ClosedPlace({ reason, paused }: ClosedPlaceProps) {
  const { quote } = useLoadedCheckout().data;
  const untilWhen = useUntil();
  const vehicle = quote.vehicles[0];
  return (
    <div className="mb-7 max-w-2xl">
      <WaitlistAsk
        reason={reason ?? paused?.notice ?? ''}
        pause={reason === undefined && paused ? { name: paused.name, until: untilWhen(paused) } : null}
        postalCode={vehicle?.location?.postal_code ?? quote.postal_code}
        vehicleClass={vehicle?.type ?? ''}
        source="checkout"
        provider={quote.provider}
      />
    </div>
  );
}

/** Until when something is stopped, as a clock there shows it. */
function useUntil(): (paused: Paused) => string {
  const t = useTranslations('checkout.waitlist');
  const format = useFormatter();
  return ({ ends, time_zone: timeZone }) => {
    if (ends === null) return t('pausedOpen');
    const to = { month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
    return t('pausedUntil', { when: format.dateTime(new Date(ends), { ...to, weekday: 'long', timeZone }) });
  };
}
