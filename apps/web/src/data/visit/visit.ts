'use client';
import type { ContactPhone } from '@roadworthy/core/shared/brand.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { localStore } from '../browser-storage.ts';
import { createAttributionStore } from './attribution.ts';
import { createCampaignStore, phoneOfCode } from './campaign-store.ts';
import { viewerOrganization } from './viewer-organization.ts';

const campaign = createCampaignStore(localStore);
const attribution = createAttributionStore(localStore);

/** Reads, on arrival on any page, which campaign brought the visitor and where from. */
export function VisitCapture() {
  useEffect(() => {
    campaign.capture(window.location.href);
    attribution.capture(window.location.href);
    // Signing out leads there, and whoever signs in may be somebody else.
    if (window.location.pathname.endsWith('/sign-in')) viewerOrganization.forget();
  }, []);
  return null;
}

/** The number that this visitor calls: the campaign's, otherwise the brand's own. */
export function useContactPhone(): ContactPhone {
  return phoneOfCode(useSyncExternalStore(campaign.subscribe, campaign.read, campaign.readOnServer));
}

/** The campaign that this visitor came through, for the quote that they start; null without any. */
export const visitCampaign = (): string | null => attribution.read()['cam'] ?? null;
