import { rolesWith } from '@roadworthy/core/identity/role-permissions.ts';
import type { Sender } from '@roadworthy/core/notifications/reader.ts';
import type { CommissionRunLetterFacts } from '@roadworthy/core/notifications/staff-facts.ts';
import { nameOfPeriod } from '@roadworthy/core/organizations/report-schedule.ts';
import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { addDays, addMonths, day } from '@roadworthy/core/shared/time/day.ts';
import { sql } from 'kysely';
import type { Tx } from '../kernel/database.ts';
import { addressFor } from '../kernel/network/public-address.ts';
import type { Platform } from '../kernel/platform.ts';
import { staffReader } from './staff-reader.ts';

type With = { readonly tx: Tx; readonly platform: Platform; readonly sender: Sender };

/** What a letter about a transfer of commission that did not arrive says, to an owner there or an administrator. */
export async function factsOfCommissionRun(
  { tx, platform, sender }: With,
  runId: string,
  recipient: string,
): Promise<{ readonly facts: CommissionRunLetterFacts; readonly language: PageLocale }> {
  const run = await tx
    .selectFrom('commission_runs')
    .select(['organization_id', 'through_month', 'status', 'failure'])
    .where('commission_run_id', '=', runId)
    .executeTakeFirstOrThrow();
  const payers = rolesWith('commission:pay').map(String);
  const { rows } = await sql<{ owns: boolean }>`
    select exists (select from organization_members member
      where member.user_id = users.user_id and member.active and member.role = 'organization:owner') as owns
    from users left join agent_profiles profile on profile.user_id = users.user_id
    where ${recipient} in (users.email::text, profile.notification_email::text)
      and (holds_global_role(users.user_id, ${payers}) or exists (select from organization_members member
        where member.user_id = users.user_id and member.active and member.role = 'organization:owner'))
    order by 1 desc limit 1`.execute(tx);
  const [reader] = rows;
  const { firstName, language } = await staffReader({ tx }, recipient);
  const path = reader?.owns ? '/agents/organization' : `/organizations/${run.organization_id}`;
  const url = new URL(`${path}?tab=commission`, addressFor(platform.config, language === 'en-us' ? 'US' : 'CA'));
  const from = day(run.through_month);
  return {
    facts: {
      sender,
      firstName,
      isUnpaid: reader !== undefined && run.status === 'approved' && run.failure !== null,
      month: nameOfPeriod({ from, to: addDays(addMonths(from, 1), -1) }),
      url: url.href,
    },
    language,
  };
}
