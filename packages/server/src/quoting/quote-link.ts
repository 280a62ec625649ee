import { notFound } from '../kernel/errors.ts';
import type { Arrival } from '../kernel/operation.ts';
import { organizationOfRoot } from '../kernel/root-row.ts';
import { readQuoteToken } from '../kernel/tokens.ts';

type QuoteLink = { readonly quote_id: string; readonly token: string };

/**
 * The organization of the quote that a link opens, an old link too: its token's code was made with our key, so its
 * bearer had a link of ours. Throws `not_found` for a token that we did not make for this quote.
 */
export async function organizationOfLink(
  { quote_id, token }: QuoteLink,
  { client, platform }: Arrival,
): Promise<string> {
  const claims = readQuoteToken(platform.secrets, token);
  if (!claims || claims.quoteId !== quote_id.toLowerCase()) throw notFound();
  const caller = { role: 'token:quote', claims: { 'app.quote': claims.quoteId } };
  return organizationOfRoot(client, caller, { table: 'quotes', id: claims.quoteId });
}
