import type { Sender } from '@roadworthy/core/notifications/reader.ts';
import type { ReportLetterFacts } from '@roadworthy/core/notifications/staff-facts.ts';
import { nameOfPeriod, readersOf, scheduledReports } from '@roadworthy/core/organizations/report-schedule.ts';
import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { asSentence } from '@roadworthy/core/shared/text/sentence.ts';
import { day } from '@roadworthy/core/shared/time/day.ts';
import { sql } from 'kysely';
import type { Tx } from '../kernel/database.ts';
import { addressFor } from '../kernel/network/public-address.ts';
import type { Platform } from '../kernel/platform.ts';
import { staffReader } from './staff-reader.ts';

type With = { readonly tx: Tx; readonly platform: Platform; readonly sender: Sender };

/** What a letter about a report says, to somebody who reads it at this moment. */
export async function factsOfReport(
  { tx, platform, sender }: With,
  deliveryId: string,
  recipient: string,
): Promise<{ readonly facts: ReportLetterFacts; readonly language: PageLocale }> {
  const row = await tx
    .selectFrom('report_deliveries as delivery')
    .innerJoin('report_schedules as schedule', 'schedule.report_schedule_id', 'delivery.report_schedule_id')
    .select(['delivery.report', 'delivery.period_from', 'delivery.period_to', 'schedule.owner_name'])
    .where('delivery.report_delivery_id', '=', deliveryId)
    .executeTakeFirstOrThrow();
  const reading = await tx
    .selectFrom('organization_members as member')
    .innerJoin('users', 'users.user_id', 'member.user_id')
    .leftJoin('agent_profiles', 'agent_profiles.user_id', 'member.user_id')
    .select('member.user_id')
    .where('member.active', '=', true)
    .where('member.role', 'in', [...readersOf(row.report)] as never)
    .where(sql<boolean>`${recipient} in (users.email::text, agent_profiles.notification_email::text)`)
    .executeTakeFirst();
  const { firstName, language } = await staffReader({ tx }, recipient);
  const url = new URL(
    `/agents/reports/sent/${deliveryId}`,
    addressFor(platform.config, language === 'en-us' ? 'US' : 'CA'),
  );
  return {
    facts: {
      sender,
      firstName,
      isReader: reading !== undefined,
      report: asSentence(scheduledReports[row.report].title),
      period: nameOfPeriod({ from: day(row.period_from), to: day(row.period_to) }),
      keeper: row.owner_name,
      url: url.href,
    },
    language,
  };
}
