import { addressFor } from '../../kernel/network/public-address.ts';
import { quoteToken } from '../../kernel/tokens/tokens.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { StoredQuote } from '../stored-quote.ts';

/** The link that opens a quote for its customer, on whatever device it is followed. */
export function checkoutUrl({ config, secrets }: Platform, { quote, tokenVersion }: StoredQuote): string {
  const url = new URL('/resume', addressFor(config, quote.country));
  url.searchParams.set('quote', quote.quoteId);
  url.searchParams.set('token', quoteToken(secrets, quote.quoteId, tokenVersion));
  return url.href;
}
