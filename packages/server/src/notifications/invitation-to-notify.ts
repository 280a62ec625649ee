import { roleLabels } from '@roadworthy/core/identity/role-labels.ts';
import type { InvitationLetterFacts } from '@roadworthy/core/notifications/account-facts.ts';
import type { Sender } from '@roadworthy/core/notifications/reader.ts';
import { invitationDays, invitationState } from '@roadworthy/core/organizations/invite-member.ts';
import { defaultLocale, type PageLocale, readLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { sentence } from '@roadworthy/core/shared/text/sentence.ts';
import type { Tx } from '../kernel/database.ts';
import { addressFor } from '../kernel/network/public-address.ts';
import type { Platform } from '../kernel/platform.ts';
import { invitationToken } from '../kernel/tokens/tokens.ts';
import { invitationOf } from '../organizations/invitation-store.ts';

type With = { readonly tx: Tx; readonly platform: Platform; readonly sender: Sender };

/** What an invitation says, in the language of who invites. */
export async function factsOfInvitation(
  { tx, platform, sender }: With,
  invitationId: string,
): Promise<{ readonly facts: InvitationLetterFacts; readonly language: PageLocale }> {
  const row = await tx
    .selectFrom('organization_invitations')
    .selectAll()
    .where('organization_invitation_id', '=', invitationId)
    .executeTakeFirstOrThrow();
  const inviter = await tx
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('user_id', '=', row.invited_by)
    .executeTakeFirst();
  const invitation = invitationOf(row);
  const { number, roles } = invitation;
  const language = readLocale(row.language) ?? defaultLocale;
  const url = new URL('/agents/join', addressFor(platform.config, language === 'en-us' ? 'US' : 'CA'));
  url.searchParams.set('token', invitationToken(platform.secrets, invitationId, number));
  return {
    facts: {
      sender,
      inviter: [inviter?.first_name, inviter?.last_name].filter(Boolean).join(' ') || null,
      roles: roles.map((role) => sentence(roleLabels[role])),
      isOpen: invitationState(invitation, number, platform.clock.now()) === 'open',
      days: invitationDays,
      url: url.href,
    },
    language,
  };
}
