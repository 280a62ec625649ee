import {
  isSendDue,
  nextSendDay,
  type Period,
  periodBefore,
  type StoredSchedule,
} from '@roadworthy/core/organizations/report-schedule.ts';
import { day } from '@roadworthy/core/shared/time/day.ts';
import { on } from '../../kernel/events.ts';
import { scanRows } from '../../kernel/jobs/scheduled-scan.ts';
import type { Kernel } from '../../kernel/operations/carry-out.ts';
import { storedNameOf } from '../../kernel/operations/person-of.ts';
import type { Work } from '../../kernel/work.ts';
import { clockThere, lockSchedule, readersThere } from './schedule-store.ts';

type Delivery = {
  readonly scheduleId: string;
  readonly stored: StoredSchedule;
  readonly period: Period;
  readonly isOnRequest: boolean;
};

/** Has a report of a period told to whom was chosen and reads it still. */
export async function deliverReport(
  { tx, organizationId, publish }: Work,
  { scheduleId, stored: { report, recipients }, period, isOnRequest }: Delivery,
): Promise<void> {
  const readers = await readersThere(tx, report);
  const reading = recipients.filter((id) => readers.has(id));
  const { report_delivery_id: reportDeliveryId } = await tx
    .insertInto('report_deliveries')
    .values({
      organization_id: organizationId,
      report_schedule_id: scheduleId,
      report,
      period_from: period.from,
      period_to: period.to,
      on_request: isOnRequest,
      recipients: reading.length,
    })
    .returning('report_delivery_id')
    .executeTakeFirstOrThrow();
  await publish({ type: 'report_ready', reportDeliveryId, recipients: reading });
}

// By the clock of each organization; an hour that it skips has come with the next.
const due = `
  select schedule.organization_id, schedule.report_schedule_id from report_schedules schedule
  join organizations o on o.organization_id = schedule.organization_id
  where schedule.ended is null and o.archived is null and schedule.next_day <= app_now()::date + 1
    and schedule.next_day + make_interval(hours => schedule.hour) <= app_now() at time zone o.time_zone
  order by schedule.next_day, schedule.report_schedule_id limit 500`;

/**
 * Tells of the period of one day, and moves on to the next day: the letters are owed in the transaction that moves it, so
 * that another worker, or one after a kill, finds it moved or not told at all. What an outage held back comes day by day.
 */
async function sendDue(work: Work, scheduleId: string): Promise<void> {
  const { row, stored } = await lockSchedule(work, scheduleId);
  const sendDay = day(row.next_day);
  if (stored.isEnded || !isSendDue(stored, sendDay, await clockThere(work))) return;
  // Nobody answers for it: it waits until an owner takes it over.
  if ((await readersThere(work.tx, stored.report)).has(stored.ownerId)) {
    const period = periodBefore(stored.cadence, sendDay);
    await deliverReport(work, { scheduleId, stored, period, isOnRequest: false });
  }
  await work.tx
    .updateTable('report_schedules')
    .set({ next_day: nextSendDay(stored, sendDay) })
    .where('report_schedule_id', '=', scheduleId)
    .execute();
}

/** Sends the reports whose hour has come. */
export async function sendReports(kernel: Kernel): Promise<void> {
  await scanRows(kernel, due, sendDue);
}

/** What somebody who leaves had sent is their successor's; without one it waits for an owner. */
export const handOverReports = on('member_left', async ({ tx }, { userId, successorId }) => {
  if (successorId === null) return;
  await tx
    .updateTable('report_schedules')
    .set({ owner_id: successorId, owner_name: storedNameOf(successorId) })
    .where('owner_id', '=', userId)
    .where('ended', 'is', null)
    .execute();
});
