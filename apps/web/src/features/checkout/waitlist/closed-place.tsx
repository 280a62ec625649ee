'use client';
import { isWaitlistReason } from '@roadworthy/core/products/vocabulary.ts';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { quoteKeys } from '../../../data/quote/quote-keys.ts';
import { useQuoteContext } from '../../../data/quote/quote-session.tsx';
import { LoadClosedPlaceDocument, type LoadClosedPlaceQuery } from '../../../generated/documents.ts';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { WaitlistAsk } from './waitlist-ask.tsx';
import { unbrokenTime } from '../../../locale/unbroken-time.ts';

type Paused = LoadClosedPlaceQuery['checkout_state']['moratoriums'][number];

/** Says, at whatever step, that what an open quote is for is not sold there any more, or not for a while. */
export function ClosedPlace() {
  const { quoteId, askForQuote } = useQuoteContext();
  const { quote } = useLoadedCheckout().data;
  const untilWhen = useUntil();
  const isFrench = useLocale() === 'fr-CA';
  const { data } = useQuery({
    queryKey: [...quoteKeys.all(quoteId), 'closed place'],
    queryFn: ({ signal }) => askForQuote(LoadClosedPlaceDocument, { quote_id: quoteId ?? '' }, { signal }),
    select: ({ checkout_state }) => checkout_state,
  });
  const unsold = data?.missing_fields.find(({ code }) => isWaitlistReason(code ?? undefined));
  const paused = unsold ? undefined : data?.moratoriums[0];
  const reason = unsold?.message ?? paused?.notice;
  const vehicle = quote.vehicles[0];
  if (reason === undefined) return null;
  return (
    <div className="mb-7 max-w-2xl">
      <WaitlistAsk
        reason={reason}
        pause={
          paused
            ? {
                name: paused.name,
                until: untilWhen(paused),
                isEnglishOnly: isFrench && paused.notice_language === 'en',
              }
            : null
        }
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
    return t('pausedUntil', {
      when: unbrokenTime(format.dateTime(new Date(ends), { ...to, weekday: 'long', timeZone })),
    });
  };
}
