import type { Invitation } from '@roadworthy/core/organizations/invite-member.ts';
import { invitationStatuses, type MemberRole, memberRoles } from '@roadworthy/core/organizations/vocabulary.ts';
import type { Database } from '@roadworthy/db/generated/rows.ts';
import { type Selectable, sql } from 'kysely';
import { refuseWrongLink } from '../identity/refuse-wrong-link.ts';
import type { Tx } from '../kernel/database.ts';
import { notFound } from '../kernel/errors.ts';
import type { Arrival } from '../kernel/network/place.ts';
import type { Platform } from '../kernel/platform.ts';
import { enterRole } from '../kernel/tokens/scope.ts';
import { type InvitationTokenClaims, readInvitationToken } from '../kernel/tokens/tokens.ts';

export type StoredInvitation = Invitation & {
  readonly invitationId: string;
  readonly organizationId: string;
  readonly email: string;
  readonly roles: readonly MemberRole[];
};

/** An invitation as it is stored; the database's checks keep both lists. */
export function invitationOf(row: Selectable<Database['organization_invitations']>): StoredInvitation {
  return {
    invitationId: row.organization_invitation_id,
    organizationId: row.organization_id,
    email: row.email,
    roles: memberRoles.filter((role) => row.roles.includes(role)),
    status: invitationStatuses.find((one) => one === row.status) ?? 'withdrawn',
    number: row.number,
    expires: row.expires,
  };
}

/** Locks an invitation of the organization in which the transaction works. Throws `not_found`. */
export async function lockInvitation(tx: Tx, invitationId: string): Promise<StoredInvitation> {
  const row = await tx
    .selectFrom('organization_invitations')
    .selectAll()
    .where('organization_invitation_id', '=', invitationId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return invitationOf(row);
}

type Bearer = { readonly token: string };

/** What the link of an invitation names. Throws `not_found` for a token that we did not make for it. */
export function claimsOfInvitation({ token }: Bearer, { secrets }: Pick<Platform, 'secrets'>): InvitationTokenClaims {
  const claims = readInvitationToken(secrets, token);
  if (!claims) throw notFound();
  return claims;
}

/** The organization that invites by a link. A wrong link counts against its network. */
export async function organizationOfInvitation({ token }: Bearer, arrival: Arrival): Promise<string> {
  const { client, platform } = arrival;
  const claims = readInvitationToken(platform.secrets, token);
  if (!claims) return refuseWrongLink(arrival);
  await enterRole(client, 'identity', {});
  const { rows } = await client.query<{ organization_id: string }>(
    'select organization_id from organization_invitations where organization_invitation_id = $1',
    [claims.invitationId],
  );
  const [row] = rows;
  return row ? row.organization_id : refuseWrongLink(arrival);
}

/** Who signs in with an address, and whether by a password; null for nobody. */
export async function personWith(
  tx: Tx,
  email: string,
): Promise<{ readonly userId: string; readonly isArchived: boolean; readonly hasPassword: boolean } | null> {
  const person = await tx
    .selectFrom('users')
    .select(['user_id', 'archived', sql<boolean>`has_password(user_id)`.as('has_password')])
    .where('email', '=', email)
    .executeTakeFirst();
  if (!person) return null;
  return { userId: person.user_id, isArchived: person.archived !== null, hasPassword: person.has_password };
}
