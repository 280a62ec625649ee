import { notFound } from '../../kernel/errors.ts';
import type { Arrival } from '../../kernel/network/place.ts';
import { organizationOfRoot } from '../../kernel/operations/root-row.ts';
import { readQuoteToken } from '../../kernel/tokens/tokens.ts';

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

/**
 * The organization of the quote to which a fresh link may be sent: by an old link, or by the id alone, which a browser
 * keeps after its token is gone. Nothing is told of the quote, and the link goes to the address on it.
 */
export async function organizationOfLastQuote(
  { quote_id: id, token }: { readonly quote_id: string; readonly token?: string | null | undefined },
  arrival: Arrival,
): Promise<string> {
  if (token) return organizationOfLink({ quote_id: id, token }, arrival);
  const caller = { role: 'token:quote', claims: { 'app.quote': id.toLowerCase() } };
  return organizationOfRoot(arrival.client, caller, { table: 'quotes', id });
}

/** The organization of a quote in the account of whoever is signed in. Throws `not_found` for every other one. */
export async function organizationOfOwn(id: string, { client, request, claims }: Arrival): Promise<string> {
  const { role } = request.principal;
  // Staff see quotes of others; what opens one may do what its customer may.
  if (role !== 'global:user' && role !== 'organization:customer') throw notFound();
  return organizationOfRoot(client, { role, claims }, { table: 'quotes', id });
}
