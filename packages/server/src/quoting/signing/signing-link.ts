import { refuseWrongLink } from '../../identity/refuse-wrong-link.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Arrival } from '../../kernel/network/place.ts';
import type { Platform } from '../../kernel/platform.ts';
import { addressFor } from '../../kernel/network/public-address.ts';
import { organizationOfRoot } from '../../kernel/operations/root-row.ts';
import { readSigningToken, signingToken, type SigningTokenClaims } from '../../kernel/tokens/tokens.ts';

type SigningLink = { readonly quote_id: string; readonly token: string };

/** The link by which the second named insured signs: it opens what there is to sign, and nothing else of the quote. */
export function signingUrl(
  { config, secrets }: Pick<Platform, 'config' | 'secrets'>,
  { quoteId, country, number }: SigningTokenClaims & { readonly country: string },
): string {
  const url = new URL('/resume/sign', addressFor(config, country));
  url.searchParams.set('quote', quoteId);
  url.searchParams.set('token', signingToken(secrets, quoteId, number));
  return url.href;
}

/** What a link for signing names. Throws `not_found` for a token that we did not make for signing this quote. */
export function claimsOfSigningLink(
  { quote_id, token }: SigningLink,
  { secrets }: Pick<Platform, 'secrets'>,
): SigningTokenClaims {
  const claims = readSigningToken(secrets, token);
  if (!claims || claims.quoteId !== quote_id.toLowerCase()) throw notFound();
  return claims;
}

/** The organization of the quote that a link is for signing of. A wrong one counts against its network. */
export async function organizationOfSigningLink({ quote_id, token }: SigningLink, arrival: Arrival): Promise<string> {
  const claims = readSigningToken(arrival.platform.secrets, token);
  if (!claims || claims.quoteId !== quote_id.toLowerCase()) return refuseWrongLink(arrival);
  const { quoteId } = claims;
  return organizationOfRoot(
    arrival.client,
    { role: 'token:quote', claims: { 'app.quote': quoteId } },
    { table: 'quotes', id: quoteId },
  );
}
