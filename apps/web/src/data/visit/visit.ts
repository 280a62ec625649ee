'use client';
import type { ContactPhone } from '@roadworthy/core/shared/site/brand.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { localStore } from '../browser-storage.ts';
import { createCampaignStore, phoneOfCode } from './campaign-store.ts';
import { viewerOrganization } from './viewer-organization.ts';

export const campaign = createCampaignStore(localStore);

let landing: string | null = null;
/** The address by which this visit began. */
export const landingAddress = (): string => landing ?? window.location.href;

/** Reads, on arrival on any page, which campaign brought the visitor and where from; what is kept is decided later. */
export function VisitCapture() {
  useEffect(() => {
    landing ??= window.location.href;
    campaign.capture(landing);
    // Signing out leads there, and whoever signs in may be somebody else.
    if (window.location.pathname.endsWith('/sign-in')) viewerOrganization.forget();
  }, []);
  return null;
}

/** The number that this visitor calls: the campaign's, otherwise the brand's own. */
export function useContactPhone(): ContactPhone {
  return phoneOfCode(useSyncExternalStore(campaign.subscribe, campaign.read, campaign.readOnServer));
}
