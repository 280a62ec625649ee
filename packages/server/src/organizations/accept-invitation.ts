import { decideAcceptInvitation } from '@roadworthy/core/organizations/accept-invitation.ts';
import { invitationState } from '@roadworthy/core/organizations/invite-member.ts';
import type { Tx } from '../kernel/database.ts';
import { newId } from '../kernel/new-id.ts';
import { computedRead, operation } from '../kernel/operation.ts';
import {
  claimsOfInvitation,
  lockInvitation,
  organizationOfInvitation,
  personWith,
  type StoredInvitation,
} from './invitation-store.ts';
import { giveRoles } from './member-store.ts';
import { lockOrganization } from './organization-store.ts';

/** What the link of an invitation finds: who invites whom, as what, and how they will sign in. */
export const readInvitationLink = computedRead({
  name: 'invitation_link',
  permission: 'whoever_sees_it',
  organization: organizationOfInvitation,
  example: { token: 'i1.none' },
  async run({ input, tx, platform, organizationId, now }) {
    const { invitationId, number } = claimsOfInvitation(input, platform);
    const invitation = await lockInvitation(tx, invitationId);
    const { profile, archived } = await lockOrganization(tx, organizationId);
    const state = archived === null ? invitationState(invitation, number, now) : 'over';
    const person = await personWith(tx, invitation.email);
    return {
      state,
      organization_name: state === 'over' ? null : profile.name,
      email: state === 'over' ? null : invitation.email,
      roles: state === 'over' ? [] : [...invitation.roles],
      is_known: state !== 'over' && person !== null,
      has_password: state !== 'over' && (person?.hasPassword ?? false),
    };
  },
});

type Named = { readonly firstName: string; readonly lastName: string };

/** The account of an address: the one that is there, or a new one under a name. */
async function accountFor(tx: Tx, { email }: StoredInvitation, known: string | null, name: Named | null) {
  if (known !== null || name === null) return known ?? newId();
  const user_id = newId();
  await tx
    .insertInto('users')
    .values({ user_id, email, first_name: name.firstName, last_name: name.lastName })
    .execute();
  return user_id;
}

/** The card by which colleagues and customers of the organization know somebody; who comes back keeps theirs. */
async function addCard(tx: Tx, organizationId: string, userId: string): Promise<void> {
  const { first_name, last_name, email } = await tx
    .selectFrom('users')
    .select(['first_name', 'last_name', 'email'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (first_name === null || last_name === null) return;
  await tx
    .insertInto('agent_profiles')
    .values({ user_id: userId, organization_id: organizationId, first_name, last_name, email })
    .onConflict((row) => row.columns(['user_id', 'organization_id']).doNothing())
    .execute();
}

/** Joins an organization by the link of a letter, which says that its bearer reads the address. */
export const acceptOrganizationInvitation = operation({
  name: 'accept_organization_invitation',
  permission: 'invitation:accept',
  organization: organizationOfInvitation,
  example: { token: 'i1.none' },
  async run({ input, tx, platform, organizationId, now, publish }) {
    const { invitationId, number } = claimsOfInvitation(input, platform);
    const invitation = await lockInvitation(tx, invitationId);
    const { archived } = await lockOrganization(tx, organizationId);
    const person = await personWith(tx, invitation.email);
    const decision = decideAcceptInvitation(input, {
      invitation,
      link: number,
      now,
      known: person,
      isOrganizationArchived: archived !== null,
    });
    if (!decision.ok) return decision;
    const userId = await accountFor(tx, invitation, person?.userId ?? null, decision.event.name);
    await giveRoles(tx, organizationId, userId, invitation.roles);
    await addCard(tx, organizationId, userId);
    await tx
      .updateTable('organization_invitations')
      .set({ status: 'accepted', accepted_by: userId })
      .where('organization_invitation_id', '=', invitationId)
      .execute();
    await publish({ type: 'member_joined', organizationId, userId, roles: invitation.roles });
    return { organization_id: organizationId, email: invitation.email };
  },
});
