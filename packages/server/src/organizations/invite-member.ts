import {
  decideInviteMember,
  decideWithdrawInvitation,
  invitationDays,
} from '@roadworthy/core/organizations/invite-member.ts';
import { defaultLocale, readLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { checkNotArchived } from '@roadworthy/core/organizations/update-organization.ts';
import { sql } from 'kysely';
import { operation } from '../kernel/operation.ts';
import { personOf } from '../kernel/operations/person-of.ts';
import { lockInvitation, personWith } from './invitation-store.ts';
import { rolesOf } from './member-store.ts';
import { lockOrganization } from './organization-store.ts';

/** Asks somebody to work for an organization; who is asked already is sent another letter, under another link. */
export const inviteOrganizationMember = operation({
  name: 'invite_organization_member',
  permission: 'member:write',
  root: 'organization_id',
  example: { email: 'nina@example.com', roles: ['organization:agent'] },
  badInput: [
    { input: { email: 'nina', roles: ['organization:agent'] }, code: 'email_invalid', field: 'email' },
    { input: { roles: [] }, code: 'roles_missing', field: 'roles' },
    { input: { roles: ['global:admin'] }, code: 'role_unknown', field: 'roles' },
  ],
  async run({ input, actor, request, tx, organizationId, now, publish }) {
    const invited_by = personOf(actor);
    // One at a time for an organization, so that no address is asked twice.
    const open = checkNotArchived(await lockOrganization(tx, organizationId));
    if (!open.ok) return open;
    const person = await personWith(tx, input.email.trim().toLowerCase());
    const { waiting } = await tx
      .selectFrom('organization_invitations')
      .select((row) => row.fn.countAll<number>().as('waiting'))
      .where('status', '=', 'open')
      .where('email', '<>', input.email.trim().toLowerCase())
      .executeTakeFirstOrThrow();
    const decision = decideInviteMember(input, actor, {
      held: person ? (await rolesOf(tx, person.userId)).held : [],
      waiting,
    });
    if (!decision.ok) return decision;
    const { email, roles } = decision.event;
    const asked = {
      roles: [...roles],
      invited_by,
      language: readLocale(request.locale) ?? defaultLocale,
      expires: new Date(now.getTime() + invitationDays * 864e5),
    };
    const { organization_invitation_id } = await tx
      .insertInto('organization_invitations')
      .values({ organization_id: organizationId, email, ...asked, created: now })
      .onConflict((row) =>
        row
          .columns(['organization_id', 'email'])
          .where('status', '=', sql.lit('open'))
          .doUpdateSet({ ...asked, number: (before) => before('organization_invitations.number', '+', 1) }),
      )
      .returning('organization_invitation_id')
      .executeTakeFirstOrThrow();
    await publish({
      type: 'member_invited',
      organizationInvitationId: organization_invitation_id,
      recipient: email,
    });
    return { organization_invitation_id };
  },
});

/** Takes an invitation back. */
export const withdrawOrganizationInvitation = operation({
  name: 'withdraw_organization_invitation',
  permission: 'member:write',
  root: 'organization_invitation_id',
  example: {},
  async run({ input: { organization_invitation_id }, tx }) {
    const invitation = await lockInvitation(tx, organization_invitation_id);
    const decision = decideWithdrawInvitation(invitation);
    if (!decision.ok) return decision;
    await tx
      .updateTable('organization_invitations')
      .set({ status: 'withdrawn' })
      .where('organization_invitation_id', '=', organization_invitation_id)
      .execute();
    return { organization_invitation_id };
  },
});
