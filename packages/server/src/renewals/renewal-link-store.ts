import { addressFor } from '../kernel/network/public-address.ts';
import type { Arrival } from '../kernel/network/place.ts';
import { instantAt } from '@roadworthy/core/shared/time/instant.ts';
import { refuseWrongLink } from '../identity/refuse-wrong-link.ts';
import type { Tx } from '../kernel/database.ts';
import { notFound } from '../kernel/errors.ts';
import type { Platform } from '../kernel/platform.ts';
import { enterRole } from '../kernel/tokens/scope.ts';
import { readRenewalToken, renewalToken, type RenewalTokenClaims } from '../kernel/tokens/tokens.ts';
import type { OpenedRenewal } from './renewal-store.ts';

/** The columns of a renewal whose offer gets a new link: those before it open nothing any more. */
export const newLink = ({ renewal, source }: OpenedRenewal) => ({
  link_version: renewal.linkVersion + 1,
  link_expires: instantAt(renewal.renewalDate, 1, source.policy.timeZone),
});

/** The address of the link that opens the offer of a next term; null where none was made. */
export async function renewalLinkUrl(
  tx: Tx,
  { config, secrets }: Pick<Platform, 'config' | 'secrets'>,
  { policyId, country }: { readonly policyId: string; readonly country: string },
): Promise<string | null> {
  const row = await tx
    .selectFrom('policy_renewals')
    .select(['policy_renewal_id', 'link_version'])
    .where('source_policy_id', '=', policyId)
    .where('link_version', '>', 0)
    .orderBy('created', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const url = new URL('/resume/renewal', addressFor(config, country));
  url.searchParams.set('renewal', row.policy_renewal_id);
  url.searchParams.set('token', renewalToken(secrets, row.policy_renewal_id, row.link_version));
  return url.href;
}

type Bearer = { readonly token: string };

/** What a link to an offer names. Throws `not_found` for a token that we did not make for one. */
export function claimsOfRenewalLink({ token }: Bearer, { secrets }: Pick<Platform, 'secrets'>): RenewalTokenClaims {
  const claims = readRenewalToken(secrets, token);
  if (!claims) throw notFound();
  return claims;
}

/** The organization of the renewal that a link opens. A wrong one counts against its network, as every wrong token does. */
export async function organizationOfRenewalLink({ token }: Bearer, arrival: Arrival): Promise<string> {
  const { client, platform } = arrival;
  const claims = readRenewalToken(platform.secrets, token);
  if (!claims) return refuseWrongLink(arrival);
  await enterRole(client, 'identity', {});
  const { rows } = await client.query<{ organization_id: string }>(
    'select organization_id from policy_renewals where policy_renewal_id = $1 and link_version >= $2',
    [claims.renewalId, claims.version],
  );
  const [row] = rows;
  return row ? row.organization_id : refuseWrongLink(arrival);
}
