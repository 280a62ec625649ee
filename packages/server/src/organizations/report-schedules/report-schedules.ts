import {
  decideCreateSchedule,
  decideKeepSchedule,
  decideUpdateSchedule,
  firstSendDay,
  periodBefore,
  scheduledReportNames,
} from '@roadworthy/core/organizations/report-schedule.ts';
import { operation } from '../../kernel/operation.ts';
import { storedNameOf, personOf } from '../../kernel/operations/person-of.ts';
import type { Tx } from '../../kernel/database.ts';
import { deliverReport } from './send-reports.ts';
import { clockThere, keeperOf, lockSchedule, readersThere } from './schedule-store.ts';

async function countSchedules(tx: Tx, ownerId: string): Promise<number> {
  const { schedules } = await tx
    .selectFrom('report_schedules')
    .select((row) => row.fn.countAll<number>().as('schedules'))
    .where('owner_id', '=', ownerId)
    .where('ended', 'is', null)
    .executeTakeFirstOrThrow();
  return schedules;
}

export const createReportSchedule = operation({
  name: 'create_report_schedule',
  permission: 'report:schedule',
  root: 'organization_id',
  example: { report: 'commission', cadence: 'monthly', day: 2, hour: 7 },
  badInput: [
    { input: { report: 'weather' }, code: 'report_unknown', field: 'report' },
    { input: { cadence: 'weekly' }, code: 'cadence_not_offered', field: 'cadence' },
    { input: { cadence: 'daily' }, code: 'cadence_unknown', field: 'cadence' },
    { input: { day: 32 }, code: 'send_day_out_of_range', field: 'day' },
    { input: { recipients: [] }, code: 'recipients_missing', field: 'recipients' },
    { input: { hour: 24 }, code: 'send_hour_out_of_range', field: 'hour' },
  ],
  async run(work) {
    const { input, tx, actor, organizationId } = work;
    const ownerId = personOf(actor);
    const report = scheduledReportNames.find((one) => one === input.report);
    const decision = decideCreateSchedule({ ...input, recipients: input.recipients ?? [ownerId] }, actor, {
      readers: report === undefined ? new Set() : await readersThere(tx, report),
      schedules: await countSchedules(tx, ownerId),
    });
    if (!decision.ok) return decision;
    const { event } = decision;
    const { report_schedule_id } = await tx
      .insertInto('report_schedules')
      .values({
        organization_id: organizationId,
        report: event.report,
        cadence: event.cadence,
        day: event.day,
        hour: event.hour,
        recipients: [...event.recipients],
        next_day: firstSendDay(event, await clockThere(work)),
        owner_id: ownerId,
        owner_name: storedNameOf(ownerId),
      })
      .returning('report_schedule_id')
      .executeTakeFirstOrThrow();
    return { report_schedule_id };
  },
});

export const updateReportSchedule = operation({
  name: 'update_report_schedule',
  permission: 'report:schedule',
  root: 'report_schedule_id',
  example: { hour: 8, take_over: true },
  badInput: [
    { input: { cadence: 'weekly' }, code: 'cadence_not_offered', field: 'cadence' },
    { input: { day: 0 }, code: 'send_day_out_of_range', field: 'day' },
    { input: { recipients: [] }, code: 'recipients_missing', field: 'recipients' },
  ],
  changedElsewhere: 'schedule_changed_elsewhere',
  async run(work) {
    const { input, tx, actor } = work;
    personOf(actor);
    const { report_schedule_id, cadence, day, hour, recipients, version } = input;
    const { row, stored } = await lockSchedule(work, report_schedule_id);
    const decision = decideUpdateSchedule(
      stored,
      { cadence, day, hour, recipients, version, takeOver: input.take_over },
      { actor: await keeperOf(work), readers: await readersThere(tx, stored.report) },
    );
    if (!decision.ok) return decision;
    const { event } = decision;
    const isMoved = event.cadence !== stored.cadence || event.day !== stored.day || event.hour !== stored.hour;
    await tx
      .updateTable('report_schedules')
      .set({
        cadence: event.cadence,
        day: event.day,
        hour: event.hour,
        recipients: [...event.recipients],
        next_day: isMoved ? firstSendDay(event, await clockThere(work)) : row.next_day,
        owner_id: event.ownerId,
        owner_name: event.ownerId === row.owner_id ? row.owner_name : storedNameOf(event.ownerId),
        version: row.version + 1,
      })
      .where('report_schedule_id', '=', report_schedule_id)
      .execute();
    return { report_schedule_id };
  },
});

export const endReportSchedule = operation({
  name: 'end_report_schedule',
  permission: 'report:schedule',
  root: 'report_schedule_id',
  example: {},
  async run(work) {
    const { report_schedule_id } = work.input;
    personOf(work.actor);
    const { stored } = await lockSchedule(work, report_schedule_id);
    const decision = decideKeepSchedule(stored, await keeperOf(work));
    if (!decision.ok) return decision;
    await work.tx
      .updateTable('report_schedules')
      .set({ ended: work.now })
      .where('report_schedule_id', '=', report_schedule_id)
      .execute();
    return { report_schedule_id };
  },
});

/** The period that the next letter would be about were it sent today; the clock tells of it all the same. */
export const sendReport = operation({
  name: 'send_report',
  permission: 'report:schedule',
  root: 'report_schedule_id',
  example: {},
  async run(work) {
    const { report_schedule_id } = work.input;
    personOf(work.actor);
    const { stored } = await lockSchedule(work, report_schedule_id);
    const decision = decideKeepSchedule(stored, await keeperOf(work));
    if (!decision.ok) return decision;
    const period = periodBefore(stored.cadence, (await clockThere(work)).today);
    await deliverReport(work, { scheduleId: report_schedule_id, stored, period, isOnRequest: true });
    return { report_schedule_id };
  },
});
