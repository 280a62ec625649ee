import { roleRequestDays } from '@roadworthy/core/identity/global-role.ts';
import { roleLabels } from '@roadworthy/core/identity/role-labels.ts';
import type { Sender } from '@roadworthy/core/notifications/reader.ts';
import type { RoleRequestLetterFacts } from '@roadworthy/core/notifications/staff-facts.ts';
import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { sentence } from '@roadworthy/core/shared/text/sentence.ts';
import { sql } from 'kysely';
import type { Tx } from '../kernel/database.ts';
import { addressFor } from '../kernel/network/public-address.ts';
import type { Platform } from '../kernel/platform.ts';
import { staffReader } from './staff-reader.ts';

type With = { readonly tx: Tx; readonly platform: Platform; readonly sender: Sender };

/** What a letter about a role that waits says, to an administrator who may give it at this moment. */
export async function factsOfRoleRequest(
  { tx, platform, sender }: With,
  requestId: string,
  recipient: string,
): Promise<{ readonly facts: RoleRequestLetterFacts; readonly language: PageLocale }> {
  const request = await tx
    .selectFrom('global_role_requests')
    .select(['role', 'status', 'expires', 'user_id', 'user_name', 'requested_by', 'requested_by_name'])
    .where('global_role_request_id', '=', requestId)
    .executeTakeFirstOrThrow();
  const giver = await tx
    .selectFrom('user_global_roles as held')
    .innerJoin('users', 'users.user_id', 'held.user_id')
    .leftJoin('agent_profiles', 'agent_profiles.user_id', 'held.user_id')
    .select('held.user_id')
    .where('held.role', '=', 'global:admin')
    .where('held.user_id', 'not in', [request.requested_by, request.user_id])
    .where(sql<boolean>`${recipient} in (users.email::text, agent_profiles.notification_email::text)`)
    .executeTakeFirst();
  const { firstName, language } = await staffReader({ tx }, recipient);
  const url = new URL('/organizations/roles', addressFor(platform.config, language === 'en-us' ? 'US' : 'CA'));
  return {
    facts: {
      sender,
      firstName,
      isWaiting: giver !== undefined && request.status === 'open' && request.expires > platform.clock.now(),
      role: sentence(roleLabels[request.role]),
      name: request.user_name,
      asker: request.requested_by_name,
      days: roleRequestDays,
      url: url.href,
    },
    language,
  };
}
