import { kindInSentence } from '@roadworthy/core/notifications/addressed.ts';
import type { WaitingLetterFacts } from '@roadworthy/core/notifications/letter.ts';
import type { Sender } from '@roadworthy/core/notifications/reader.ts';
import { areaName } from '@roadworthy/core/products/area-names.ts';
import { pausesOf } from '@roadworthy/core/quoting/checkout/join-waitlist.ts';
import { isNowSold } from '@roadworthy/core/quoting/checkout/now-sold.ts';
import { dayInZone } from '@roadworthy/core/shared/time/day.ts';
import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import type { Tx } from '../kernel/database.ts';
import type { Platform } from '../kernel/platform.ts';
import { addressFor } from '../kernel/network/public-address.ts';
import { productByProvider } from '../products/product-store.ts';
import { loadMoratoriums } from '../quoting/eligibility/moratorium-rows.ts';
import { sentence } from '@roadworthy/core/shared/text/sentence.ts';

type With = { readonly tx: Tx; readonly platform: Platform; readonly sender: Sender };

/** What a letter to somebody who waits for a place says, as things stand. */
export async function factsOfWaiting(
  { tx, platform, sender }: With,
  waitlistId: string,
  organizationId: string,
): Promise<{ readonly facts: WaitingLetterFacts; readonly language: PageLocale }> {
  const { language, provider, vehicle_class, country, administrative_area, postal_code } = await tx
    .selectFrom('waitlist')
    .select(['language', 'provider', 'vehicle_class', 'country', 'administrative_area', 'postal_code'])
    .where('waitlist_id', '=', waitlistId)
    .executeTakeFirstOrThrow();
  const place = { country, administrativeArea: administrative_area, vehicleClass: vehicle_class };
  const product = await productByProvider(tx, provider);
  const where = { administrativeArea: administrative_area, postalCode: postal_code ?? '' };
  const moratoriums = postal_code === null ? [] : await loadMoratoriums(tx, organizationId);
  const isPaused = pausesOf(moratoriums, provider, where, platform.clock.now()).length > 0;
  const start = new URL(
    `/checkout/start?line=${provider}&vehicle_class=${vehicle_class}`,
    addressFor(platform.config, country),
  );
  const facts = {
    sender,
    area: sentence(areaName(administrative_area)),
    vehicle: kindInSentence(provider, vehicle_class),
    isAfterPause: postal_code !== null,
    isSold:
      !isPaused && product !== null && isNowSold(place, product, dayInZone(platform.clock.now(), 'America/New_York')),
    url: start.href,
  };
  return { facts, language };
}
