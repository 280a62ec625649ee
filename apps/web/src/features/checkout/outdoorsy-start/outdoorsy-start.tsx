'use client';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { BareFrame } from '@roadworthy/ui/shell/bare-frame.tsx';
import { Scene } from '@roadworthy/ui/brand/scene.tsx';
import { useQuoteContext } from '../../../data/quote/quote-session.tsx';
import { RequestError } from '../../../data/requests/request-error.ts';
import { request } from '../../../data/requests/request.ts';
import { visitPartner } from '../../../data/visit/use-partner.ts';
import { StartPartnerQuoteDocument } from '../../../generated/documents.ts';
import { usePageRouter } from '../../../locale/use-page-router.ts';
import { LanguageLinks } from '../../../shell/language-links.tsx';
import { OfflineNotice } from '../../../shell/offline-notice.tsx';
import { SiteLogo } from '../../../shell/site-logo.tsx';
import { type Listing, listingOfAddress, startByHand } from './listing-address.ts';

async function startFromListing({ postalCode, vehicleClass, partner, campaign, vehicle }: Listing) {
  const { visitAttribution } = await import('../../../data/visit/keep-visit.ts');
  const { start_partner_quote: quote } = await request(StartPartnerQuoteDocument, {
    postal_code: postalCode,
    vehicle_class: vehicleClass,
    partner: partner ?? visitPartner.read(),
    campaign,
    attribution: visitAttribution(),
    listing: vehicle,
  });
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
