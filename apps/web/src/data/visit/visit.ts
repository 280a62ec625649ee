'use client';
import type { ContactPhone } from '@roadworthy/core/shared/brand.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { localStore } from '../browser-storage.ts';
import { type Attribution, createAttributionStore } from './attribution.ts';
import { createCampaignStore, phoneOfCode } from './campaign-store.ts';

const campaign = createCampaignStore(localStore);
const attribution = createAttributionStore(localStore);

/** Reads, on arrival on any page, which campaign brought the visitor and where from. */
export function VisitCapture() {
  useEffect(() => {
    campaign.capture(window.location.href);
    attribution.capture(window.location.href);
  }, []);
  return null;
}

/** The number that this visitor calls: the campaign's, otherwise the brand's own. */
export function useContactPhone(): ContactPhone {
  return phoneOfCode(useSyncExternalStore(campaign.subscribe, campaign.read, campaign.readOnServer));
}

/** Where this visitor came from, for what is told about a visit. */
export const visitAttribution = (): Attribution => attribution.read();
