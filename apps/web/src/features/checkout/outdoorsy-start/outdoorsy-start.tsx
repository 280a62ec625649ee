'use client';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { BareFrame } from '@roadworthy/ui/shell/bare-frame.tsx';
import { Scene } from '@roadworthy/ui/brand/scene.tsx';
import { useQuoteContext } from '../../../data/quote-session.tsx';
import { request } from '../../../data/request.ts';
import { visitPartner } from '../../../data/visit/use-partner.ts';
import { LoadCheckoutDocument, StartQuoteDocument, UpdateVehicleDocument } from '../../../generated/documents.ts';
import { usePageRouter } from '../../../locale/use-page-router.ts';
import { BrandLogo } from '../../../shell/brand-logo.tsx';
import { OfflineNotice } from '../../../shell/offline-notice.tsx';
import { type Listing, listingOfAddress } from './listing-address.ts';

async function startFromListing({ postalCode, vehicleClass, partner, campaign, vehicle }: Listing) {
  const { start_quote: quote } = await request(StartQuoteDocument, {
    postal_code: postalCode,
    vehicle_class: vehicleClass,
    partner,
    campaign,
  });
  const bearer = { kind: 'quote', quoteToken: quote.quote_token } as const;
  const started = await request(LoadCheckoutDocument, { quote_id: quote.quote_id }, bearer);
  const vehicle_id = started.quotes_by_pk?.vehicles[0]?.vehicle_id;
  // The quote stands already: an answer that is refused is asked again in its step.
  if (vehicle_id) await request(UpdateVehicleDocument, { vehicle_id, changes: vehicle }, bearer).catch(() => undefined);
  return quote;
}

/** The way in from a rental marketplace: the listing becomes a quote, and its owner confirms what was filled in. */
export function OutdoorsyStart() {
  const t = useTranslations('checkout.listing');
  const router = usePageRouter();
  const { setQuoteId, setQuoteToken } = useQuoteContext();
  const start = useMutation({
    mutationFn: startFromListing,
    onSuccess(quote) {
      setQuoteId(quote.quote_id);
      setQuoteToken(quote.quote_token);
      router.replace('/checkout/vehicle');
    },
    onError: () => router.replace('/checkout/start?listing=unread'),
  });
  const arrive = useEffectEvent((): void => {
    const listing = listingOfAddress(window.location.href);
    if (listing === null) return router.replace('/checkout/start?listing=unread');
    if (listing.partner) visitPartner.set(listing.partner);
    start.mutate(listing);
  });
  useEffect(() => arrive(), []);
  return (
    <BareFrame width="reading" notices={<OfflineNotice />}>
      <BrandLogo />
      <p role="status" className="type-h2 my-16 text-center">
        {t('arriving')}
      </p>
      <Scene biome="coast" time="dawn" rig={{ vehicleClass: 'class_c' }} className="block h-56 w-full" />
    </BareFrame>
  );
}
