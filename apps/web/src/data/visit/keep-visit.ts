import type { Attribution } from '@roadworthy/core/shared/site/attribution.ts';
import type { ConsentChoice } from '@roadworthy/core/shared/site/consent.ts';
import { yearCookies } from '../session/browser-cookies.ts';
import { localStore } from '../browser-storage.ts';
import { visitorConsent } from '../consent/visitor-consent.ts';
import { newId } from '../new-id.ts';
import { deviceIdKey } from '../requests/request.ts';
import { createAttributionStore } from './attribution.ts';
import { campaignKey } from './campaign-store.ts';
import { campaign, landingAddress } from './visit.ts';

const attribution = createAttributionStore(yearCookies, landingAddress);

/** Where this visitor came from, for the quote that they start; nothing where that may not be remembered. */
export const visitAttribution = (): Attribution => (visitorConsent.allowed().attribution ? attribution.read() : {});

/** Keeps of a visit what may be kept, and lets go of the rest. */
export function keepVisit(allowed: ConsentChoice): void {
  if (allowed.attribution) {
    attribution.keep();
    const code = campaign.read();
    if (code !== null) localStore.setItem(campaignKey, code);
  } else {
    attribution.forget();
    localStore.removeItem(campaignKey);
  }
  if (!allowed.measurement) localStore.removeItem(deviceIdKey);
  else if (localStore.getItem(deviceIdKey) === null) localStore.setItem(deviceIdKey, newId());
}
