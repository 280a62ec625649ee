import { type KnownBy, knownBy } from '@roadworthy/core/quoting/restriction-keys.ts';
import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import type { Platform } from '../kernel/platform.ts';
import { blindIndex } from '../kernel/sealed.ts';
import type { Work } from '../kernel/work.ts';
import { lockQuote } from './quote-store.ts';

type Sealing = { readonly platform: Pick<Platform, 'secrets'> };

/** What stands for something that is refused where quotes are compared with it: nobody reads from it what it is. */
export function restrictionIndex({ platform }: Sealing, { key, value }: KnownBy): string {
  return blindIndex(platform.secrets, `${key} ${value}`);
}

/** The indexes of everything that a quote is known by, as its column keeps them. */
export function restrictionKeysOf(
  sealing: Sealing,
  quote: Pick<Quote, 'entities' | 'vehicles' | 'locations'>,
): string[] {
  return knownBy(quote).map((known) => restrictionIndex(sealing, known));
}

/** Quotes from before there was such an index. */
export const quotesWithoutIndex = `
  select organization_id, quote_id from quotes where restriction_keys is null order by quote_id limit 500`;

/** Makes the index of a quote that has none. */
export async function indexQuote(work: Work, quoteId: string): Promise<void> {
  const { quote } = await lockQuote(work, quoteId);
  await work.tx
    .updateTable('quotes')
    .set({ restriction_keys: restrictionKeysOf(work, quote) })
    .where('quote_id', '=', quoteId)
    .execute();
}
