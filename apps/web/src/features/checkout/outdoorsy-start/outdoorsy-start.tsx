'use client';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { BareFrame } from '@roadworthy/ui/shell/bare-frame.tsx';
import { Scene } from '@roadworthy/ui/brand/scene.tsx';
import { useQuoteContext } from '../../../data/quote/quote-session.tsx';
import { RequestError } from '../../../data/requests/request-error.ts';
import { request } from '../../../data/requests/request.ts';
import type { MarketingSource } from '@roadworthy/core/products/vocabulary.ts';
import { visitPartner } from '../../../data/visit/use-partner.ts';
import {
  LoadCheckoutDocument,
  StartQuoteDocument,
  UpdateVehicleDocument,
  type Vehicle_Input,
} from '../../../generated/documents.ts';
import { usePageRouter } from '../../../locale/use-page-router.ts';
import { LanguageLinks } from '../../../shell/language-links.tsx';
import { OfflineNotice } from '../../../shell/offline-notice.tsx';
import { SiteLogo } from '../../../shell/site-logo.tsx';
import { type Listing, listingOfAddress, startByHand } from './listing-address.ts';

async function fillIn(quote_id: string, quoteToken: string, vehicle: Vehicle_Input): Promise<void> {
  const bearer = { kind: 'quote', quoteToken } as const;
  const started = await request(LoadCheckoutDocument, { quote_id }, bearer);
  const vehicle_id = started.quotes_by_pk?.vehicles[0]?.vehicle_id;
  if (vehicle_id) await request(UpdateVehicleDocument, { vehicle_id, changes: vehicle }, bearer);
}

async function startFromListing({ postalCode, vehicleClass, partner, campaign, vehicle }: Listing) {
  const { visitAttribution } = await import('../../../data/visit/keep-visit.ts');
  const { start_quote: quote } = await request(StartQuoteDocument, {
    provider: 'personal',
    postal_code: postalCode,
    vehicle_class: vehicleClass,
    partner: partner ?? visitPartner.read(),
    campaign,
    attribution: visitAttribution(),
    marketing_source: 'partner' satisfies MarketingSource,
  });
  // The quote stands already: an answer that is refused is asked again in its step.
  await fillIn(quote.quote_id, quote.quote_token, vehicle).catch(() => undefined);
  return quote;
}

/** The way in from a rental marketplace: the listing becomes a quote, and its owner confirms what was filled in. */
export function OutdoorsyStart() {
  const t = useTranslations();
  const router = usePageRouter();
  const { setQuoteId, setQuoteToken } = useQuoteContext();
  const start = useMutation({
    mutationFn: startFromListing,
    onSuccess(quote) {
      setQuoteId(quote.quote_id);
      setQuoteToken(quote.quote_token);
      router.replace('/checkout/vehicle');
    },
    onError(error) {
      const isRefusal = error instanceof RequestError && error.field !== undefined;
      router.replace(startByHand(window.location.href, isRefusal ? 'refused' : 'failed'));
    },
  });
  const arrive = useEffectEvent((): void => {
    const { href } = window.location;
    visitPartner.capture(href);
    const listing = listingOfAddress(href);
    if (listing === null) return router.replace(startByHand(href, 'unread'));
    start.mutate(listing);
  });
  useEffect(() => arrive(), []);
  return (
    <BareFrame width="reading" notices={<OfflineNotice />}>
      <SiteLogo />
      <p role="status" className="type-h2 my-16 text-center">
        {t('checkout.listing.arriving')}
      </p>
      <Scene biome="coast" time="dawn" rig={{ vehicleClass: 'class_c' }} className="block h-56 w-full" />
      <LanguageLinks
        label={t('shell.site.languages')}
        className="mt-12 flex flex-wrap gap-x-5 border-t border-line pt-2 text-small"
      />
    </BareFrame>
  );
}
