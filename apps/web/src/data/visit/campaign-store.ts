import { brand, type ContactPhone } from '@roadworthy/core/shared/site/brand.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import type { KeyValueStore } from '../browser-storage.ts';
import { createObservable } from '../stored-value.ts';

/** Where the code is, once it may be kept. */
export const campaignKey = 'marketing-campaign-id';

/** What a table says under a key of its own. */
function entryOf<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? ownValue(table, key) : undefined;
}

/** The number that people of a campaign call; the brand's own for a code that nobody knows. */
export function phoneOfCode(code: string | null): ContactPhone {
  return (code === null ? undefined : entryOf<ContactPhone>(brand.campaignPhones, code)) ?? brand.phone;
}

/** The phone code that an address brings: `phone` as it is, otherwise the code of a known `cam`. */
export function phoneCodeOfAddress(href: string): string | null {
  const { searchParams } = new URL(href);
  const campaign = searchParams.get('cam');
  return searchParams.get('phone') || (campaign ? entryOf<string>(brand.phoneCodes, campaign) : undefined) || null;
}

/** The campaign that brought this browser, kept across visits where that is allowed. */
export function createCampaignStore(store: KeyValueStore) {
  const code = createObservable<string | null>(null);
  return {
    read: code.read,
    readOnServer: code.readOnServer,
    subscribe: code.subscribe,
    /** Takes the code of an address, if it brings one, and the kept one otherwise. */
    capture: (href: string): void => code.change(phoneCodeOfAddress(href) ?? (store.getItem(campaignKey) || null)),
  };
}
