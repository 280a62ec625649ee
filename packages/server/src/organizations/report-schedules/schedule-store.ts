import { may } from '@roadworthy/core/identity/principal.ts';
import {
  type ClockTime,
  type Keeper,
  readersOf,
  type ScheduledReport,
  type StoredSchedule,
} from '@roadworthy/core/organizations/report-schedule.ts';
import { dayInZone } from '@roadworthy/core/shared/time/day.ts';
import { hourInZone } from '@roadworthy/core/shared/time/instant.ts';
import type { Tx } from '../../kernel/database.ts';
import type { Work } from '../../kernel/work.ts';
import { rolesOf } from '../member-store.ts';

/** A schedule of the organization in which the transaction works, which waits for whoever changes it. */
export async function lockSchedule({ tx }: Pick<Work, 'tx'>, scheduleId: string) {
  const row = await tx
    .selectFrom('report_schedules')
    .selectAll()
    .where('report_schedule_id', '=', scheduleId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { report, cadence, day, hour, owner_id: ownerId, recipients, version } = row;
  const stored: StoredSchedule = {
    report,
    cadence,
    day,
    hour,
    ownerId,
    recipients,
    version,
    isEnded: row.ended !== null,
  };
  return { row, stored };
}

/** Who reads a report among the people of the organization in which the transaction works. */
export async function readersThere(tx: Tx, report: ScheduledReport): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('organization_members')
    .select('user_id')
    .where('active', '=', true)
    .where('role', 'in', [...readersOf(report)] as never)
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}

/** What the clock of the organization shows. */
export async function clockThere({ tx, organizationId, now }: Work): Promise<ClockTime> {
  const { time_zone: zone } = await tx
    .selectFrom('organizations')
    .select('time_zone')
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return { today: dayInZone(now, zone), hour: hourInZone(now, zone) };
}

/** Who acts: an owner of the organization is one in whatever role they act. */
export async function keeperOf({ tx, actor }: Pick<Work, 'tx' | 'actor'>): Promise<Keeper> {
  const { userId } = actor;
  const isOwner = userId !== null && (await rolesOf(tx, userId)).held.includes('organization:owner');
  return { userId, isOwner: isOwner || may(actor, 'member:write') };
}
