import { describe, expect, test } from 'vitest';
import { type Day, day, dayInZone } from '../shared/time/day.ts';
import { hourInZone } from '../shared/time/instant.ts';
import {
  decideCreateSchedule,
  decideKeepSchedule,
  decideUpdateSchedule,
  firstSendDay,
  isSendDue,
  mostSchedules,
  nameOfPeriod,
  nextSendDay,
  periodBefore,
  readersOf,
  reportAddress,
  type SendTime,
  type StoredSchedule,
} from './report-schedule.ts';

const monthly = (on: number, hour = 7): SendTime => ({ cadence: 'monthly', day: on, hour });
const weekly = (on: number, hour = 7): SendTime => ({ cadence: 'weekly', day: on, hour });

function daysFrom(time: SendTime, from: string, count: number): readonly string[] {
  const found: Day[] = [];
  let at = day(from);
  while (found.length < count) {
    at = nextSendDay(time, at);
    found.push(at);
  }
  return found;
}

describe('the days on which a report is sent', () => {
  test('are the same of each month, and the last of those that are shorter', () => {
    expect(daysFrom(monthly(31), '2027-12-31', 5)).toEqual([
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
      '2028-04-30',
      '2028-05-31',
    ]);
    expect(daysFrom(monthly(30), '2026-12-30', 3)).toEqual(['2027-01-30', '2027-02-28', '2027-03-30']);
    expect(nextSendDay(monthly(1), day('2026-11-30'))).toBe('2026-12-01');
  });

  test('are the same of each week, over the ends of months and years', () => {
    // 28 December 2026 is a Monday.
    expect(daysFrom(weekly(1), '2026-12-27', 2)).toEqual(['2026-12-28', '2027-01-04']);
    expect(daysFrom(weekly(7), '2026-12-27', 1)).toEqual(['2027-01-03']);
  });

  test('begin today while its hour is still to come', () => {
    const today = day('2026-12-28');
    expect(firstSendDay(weekly(1, 7), { today, hour: 6 })).toBe('2026-12-28');
    expect(firstSendDay(weekly(1, 7), { today, hour: 7 })).toBe('2027-01-04');
    expect(firstSendDay(monthly(31, 0), { today: day('2027-02-27'), hour: 23 })).toBe('2027-02-28');
  });

  test('come by the clock of the zone, with an hour that it skips, and once with one that comes twice', () => {
    const dueAt = (hour: number, on: string, instant: string, zone: string) => {
      const at = new Date(instant);
      return isSendDue(monthly(1, hour), day(on), { today: dayInZone(at, zone), hour: hourInZone(at, zone) });
    };
    // New York skips two o'clock on 8 March 2026, and has one o'clock twice on 1 November.
    expect(dueAt(2, '2026-03-08', '2026-03-08T06:59:00Z', 'America/New_York')).toBe(false);
    expect(dueAt(2, '2026-03-08', '2026-03-08T07:00:00Z', 'America/New_York')).toBe(true);
    expect(dueAt(1, '2026-11-01', '2026-11-01T04:59:00Z', 'America/New_York')).toBe(false);
    expect(dueAt(1, '2026-11-01', '2026-11-01T05:00:00Z', 'America/New_York')).toBe(true);
    // The clocks of St. John's are half an hour off.
    expect(dueAt(0, '2026-12-01', '2026-12-01T03:29:00Z', 'America/St_Johns')).toBe(false);
    expect(dueAt(0, '2026-12-01', '2026-12-01T03:30:00Z', 'America/St_Johns')).toBe(true);
    expect(dueAt(0, '2026-12-01', '2026-12-01T09:59:00Z', 'Pacific/Honolulu')).toBe(false);
    expect(dueAt(0, '2026-12-01', '2026-12-01T10:00:00Z', 'Pacific/Honolulu')).toBe(true);
  });
});

describe('what a letter is about', () => {
  test('is the week before its day, or the month before its own', () => {
    expect(periodBefore('weekly', day('2027-01-04'))).toEqual({ from: '2026-12-28', to: '2027-01-03' });
    expect(periodBefore('monthly', day('2027-01-31'))).toEqual({ from: '2026-12-01', to: '2026-12-31' });
    expect(periodBefore('monthly', day('2028-03-01'))).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  });

  test('is called by the month, or by its days', () => {
    expect(nameOfPeriod(periodBefore('monthly', day('2027-01-31'))).message).toBe('December 2026');
    expect(nameOfPeriod(periodBefore('weekly', day('2027-01-04'))).message).toBe('Dec 28, 2026 to Jan 3, 2027');
  });

  test('is all that its address shows; what says how things stand does so at its end', () => {
    const week = periodBefore('weekly', day('2027-01-04'));
    expect(reportAddress('production', week)).toBe('/agents/reports/production?view=all&f[day]=2026-12-28..2027-01-03');
    expect(reportAddress('receivables', week)).toBe('/agents/reports/receivables?f[as_of]=2027-01-03..2027-01-03');
  });
});

const readers = new Set(['ann', 'bea']);
const ann = { userId: 'ann', isOwner: false };
const bea = { userId: 'bea', isOwner: false };
const owner = { userId: 'owen', isOwner: true };
const stored: StoredSchedule = {
  ...monthly(31),
  report: 'commission',
  ownerId: 'ann',
  recipients: ['ann', 'bea', 'gone'],
  isEnded: false,
  version: 3,
};
const requested = { report: 'commission', cadence: 'monthly', day: 31, hour: 7, recipients: ['ann'] };
const codeOf = (decision: { ok: boolean; refusal?: { code: string; field?: string } }) =>
  decision.ok ? 'ok' : decision.refusal?.code;

describe('a report is sent', () => {
  const create = (changes: object, actor: { userId: string | null } = ann, schedules = 0) =>
    codeOf(decideCreateSchedule({ ...requested, ...changes }, actor, { readers, schedules }));

  test('by who reads it, to who reads it', () => {
    expect(create({})).toBe('ok');
    expect(create({}, { userId: 'cy' })).toBe('schedule_of_members');
    expect(create({}, { userId: null })).toBe('schedule_of_members');
    expect(create({ recipients: ['ann', 'cy'] })).toBe('recipient_not_reader');
    expect(create({ recipients: [] })).toBe('recipients_missing');
    expect(create({ recipients: Array.from({ length: 51 }, (_, at) => `p${at}`) })).toBe('too_many_recipients');
    expect(create({}, ann, mostSchedules)).toBe('too_many_schedules');
  });

  test('weekly where it can be read by days', () => {
    expect(create({ cadence: 'weekly', day: 1 })).toBe('cadence_not_offered');
    expect(create({ report: 'production', cadence: 'weekly', day: 1 })).toBe('ok');
    expect(create({ report: 'production', cadence: 'weekly', day: 8 })).toBe('send_day_out_of_range');
    expect(create({ hour: 24 })).toBe('send_hour_out_of_range');
    expect(create({ report: 'toString' })).toBe('report_unknown');
  });

  test('is changed, ended and sent by whose it is, and by who looks after the people', () => {
    expect(codeOf(decideKeepSchedule(stored, ann))).toBe('ok');
    expect(codeOf(decideKeepSchedule(stored, owner))).toBe('ok');
    expect(codeOf(decideKeepSchedule(stored, bea))).toBe('schedule_of_another');
    expect(codeOf(decideKeepSchedule({ ...stored, isEnded: true }, ann))).toBe('schedule_ended');
  });

  const update = (changes: object, actor = ann) => decideUpdateSchedule(stored, changes, { actor, readers });

  test('keeps whom it goes to where only the hour is another, though one reads it no more', () => {
    expect(update({ hour: 9 })).toMatchObject({ event: { hour: 9, recipients: ['ann', 'bea', 'gone'] } });
    expect(codeOf(update({ recipients: ['gone'] }))).toBe('recipient_not_reader');
    expect(codeOf(update({ hour: 9, version: 2 }))).toBe('schedule_changed_elsewhere');
  });

  test('no more to who takes themselves out, and who is not its owner changes nothing else', () => {
    expect(update({ recipients: ['ann', 'gone'] }, bea)).toMatchObject({ event: { recipients: ['ann', 'gone'] } });
    expect(codeOf(update({ recipients: ['ann'] }, bea))).toBe('schedule_of_another');
    expect(codeOf(update({ recipients: ['ann', 'gone'], hour: 9 }, bea))).toBe('recipient_not_reader');
    expect(codeOf(update({ hour: 9 }, bea))).toBe('schedule_of_another');
    expect(codeOf(update({ takeOver: true }, bea))).toBe('schedule_of_another');
  });

  test('is taken over by an owner who reads it', () => {
    expect(codeOf(update({ takeOver: true }, owner))).toBe('schedule_of_members');
    const known = { actor: owner, readers: new Set([...readers, 'owen']) };
    expect(decideUpdateSchedule(stored, { takeOver: true }, known)).toMatchObject({ event: { ownerId: 'owen' } });
  });

  test('to the roles that read it on its page', () => {
    expect(readersOf('leaderboard')).toContain('organization:underwriter');
    expect(readersOf('commission')).toContain('organization:agent');
    expect(readersOf('commission')).not.toContain('global:user');
  });
});
