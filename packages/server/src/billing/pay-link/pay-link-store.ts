import { type PayLink, payLinkDays } from '@roadworthy/core/billing/collection/pay-link.ts';
import type { PayLinkEnd } from '@roadworthy/core/billing/vocabulary.ts';
import { sql } from 'kysely';
import type { Tx } from '../../kernel/database.ts';
import { refuseWrongLink } from '../../identity/refuse-wrong-link.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Arrival } from '../../kernel/network/place.ts';
import type { Platform } from '../../kernel/platform.ts';
import { addressFor } from '../../kernel/network/public-address.ts';
import { enterRole } from '../../kernel/tokens/scope.ts';
import { payToken, type PayTokenClaims, readPayToken } from '../../kernel/tokens/tokens.ts';
import type { Work } from '../../kernel/work.ts';

/** Makes a link to pay a policy, for one letter. */
export async function openPayLink({ tx, organizationId, now }: Work, policyId: string): Promise<void> {
  const expires = new Date(now.getTime() + payLinkDays * 86_400_000);
  await sql`
    insert into pay_links (organization_id, policy_id, number, expires, created)
    select ${organizationId}::uuid, ${policyId}::uuid, coalesce(max(number), 0) + 1, ${expires}::timestamptz, ${now}::timestamptz
    from pay_links where policy_id = ${policyId}::uuid`.execute(tx);
}

/** Ends the links of some policies that are still good. */
export async function endPayLinks({ tx, now }: Work, policyIds: readonly string[], by: PayLinkEnd): Promise<void> {
  await tx
    .updateTable('pay_links')
    .set({ ended: now, ended_by: by })
    .where('policy_id', 'in', policyIds)
    .where('ended', 'is', null)
    .execute();
}

/** The address of the newest link that pays a policy; null where none is good. */
export async function payLinkUrl(
  tx: Tx,
  { config, secrets, clock }: Pick<Platform, 'config' | 'secrets' | 'clock'>,
  { policyId, country }: { readonly policyId: string; readonly country: string },
): Promise<string | null> {
  const row = await tx
    .selectFrom('pay_links')
    .select('number')
    .where('policy_id', '=', policyId)
    .where('ended', 'is', null)
    .where('expires', '>', clock.now())
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const url = new URL('/resume/pay', addressFor(config, country));
  url.searchParams.set('token', payToken(secrets, policyId, row.number));
  return url.href;
}

type Bearer = { readonly token: string };

/** What a link to pay names. Throws `not_found` for a token that we did not make to pay by. */
export function claimsOfPayLink({ token }: Bearer, { secrets }: Pick<Platform, 'secrets'>): PayTokenClaims {
  const claims = readPayToken(secrets, token);
  if (!claims) throw notFound();
  return claims;
}

/** The organization of the policy that a link pays. A wrong one counts against its network, as every wrong token does. */
export async function organizationOfPayLink({ token }: Bearer, arrival: Arrival): Promise<string> {
  const { client, platform } = arrival;
  const claims = readPayToken(platform.secrets, token);
  if (!claims) return refuseWrongLink(arrival);
  const { policyId, number } = claims;
  await enterRole(client, 'identity', {});
  const { rows } = await client.query<{ organization_id: string }>(
    'select organization_id from pay_links where policy_id = $1 and number = $2',
    [policyId, number],
  );
  const [row] = rows;
  return row ? row.organization_id : refuseWrongLink(arrival);
}

/** A link by its claims. Throws `not_found`. */
export async function payLinkOf({ tx }: Work, { policyId, number }: PayTokenClaims): Promise<PayLink> {
  const row = await tx
    .selectFrom('pay_links')
    .select(['expires', 'ended_by'])
    .where('policy_id', '=', policyId)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!row) throw notFound();
  return { expires: row.expires, endedBy: row.ended_by };
}
