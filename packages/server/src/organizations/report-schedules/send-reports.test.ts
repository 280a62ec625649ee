import type { Caller } from '@roadworthy/testkit/caller.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { addPerson } from '@roadworthy/testkit/seed.ts';
import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { jobHandlers } from '../../registry.ts';

const fixture = useFixture('reports by letter', { now: '2026-11-20T15:00:00Z' });
const at = (instant: string) => fixture.backend.clock.set(instant);
beforeEach(async () => {
  at('2026-11-20T15:00:00Z');
  await selectRows(fixture.backend, 'update report_schedules set ended = app_now() where ended is null', []);
  await inZone('America/New_York');
});

const create = `mutation ($id: uuid!, $report: String = "production", $cadence: String = "weekly", $day: Int = 1,
    $hour: Int = 7, $recipients: [uuid!]) {
  create_report_schedule(organization_id: $id, report: $report, cadence: $cadence, day: $day, hour: $hour,
    recipients: $recipients) { report_schedule_id } }`;
const update = `mutation ($id: uuid!, $recipients: [uuid!], $hour: Int, $take: Boolean) {
  update_report_schedule(report_schedule_id: $id, recipients: $recipients, hour: $hour, take_over: $take) {
    owner_name recipients next_day } }`;
const now = 'mutation ($id: uuid!) { send_report(report_schedule_id: $id) { report_schedule_id } }';
const end = 'mutation ($id: uuid!) { end_report_schedule(report_schedule_id: $id) { ended } }';

const organizationId = () => fixture.tenants.insurer.organization.organizationId;
const agent = () => fixture.tenants.insurer.agent;
const owner = () => fixture.tenants.insurer.owner;
const userOf = (caller: Caller) => caller.principal.userId ?? '';
const inZone = (zone: string) =>
  selectRows(fixture.backend, 'update organizations set time_zone = $1 where organization_id = $2', [
    zone,
    organizationId(),
  ]);
async function scheduled(more: object = {}, caller = agent()): Promise<string> {
  const made = await caller.must<{ create_report_schedule: { report_schedule_id: string } }>(create, {
    id: organizationId(),
    ...more,
  });
  return made.create_report_schedule.report_schedule_id;
}
const send = async () => {
  await jobHandlers(fixture.backend.platform)['send-reports']?.({});
};
const told = (scheduleId: string) =>
  selectRows<{ period: string; recipients: number }>(
    fixture.backend,
    `select period_from || '..' || period_to as period, recipients from report_deliveries
     where report_schedule_id = $1 order by created, report_delivery_id`,
    [scheduleId],
  );
const lettersOf = async (scheduleId: string) => {
  const rows = await selectRows<{ recipient: string }>(
    fixture.backend,
    `select n.recipient from notifications n join report_deliveries d on d.report_delivery_id = n.subject_id
     where n.subject_kind = 'report_delivery' and d.report_schedule_id = $1 order by 1`,
    [scheduleId],
  );
  return rows.map(({ recipient }) => recipient);
};
async function colleague(firstName: string): Promise<Caller> {
  const { organization } = fixture.tenants.insurer;
  const email = `${firstName}@letters.example`.toLowerCase();
  const person = { role: 'organization:agent', firstName, lastName: 'Letters', email, organization } as const;
  return fixture.backend.as(await addPerson(fixture.backend.owner, person));
}
const leave = (userId: string, successorId: string | null = null) =>
  owner().must(
    `mutation ($id: uuid!, $user: uuid!, $next: uuid) {
      update_organization_member(organization_id: $id, user_id: $user, active: false, successor_id: $next) { user_id } }`,
    { id: organizationId(), user: userId, next: successorId },
  );

describe('a report is told of', () => {
  test.each([
    // Zone, last instant before, first instant of Monday 7 o'clock, 2 November: New York's clocks were changed the day before.
    ['America/New_York', '2026-11-02T11:55:00Z', '2026-11-02T12:00:00Z'],
    ['America/St_Johns', '2026-11-02T10:25:00Z', '2026-11-02T10:30:00Z'],
    ['Pacific/Honolulu', '2026-11-02T16:55:00Z', '2026-11-02T17:00:00Z'],
  ])('at its hour in %s, not before, about the week that is over', async (zone, before, then) => {
    await inZone(zone);
    at('2026-10-28T15:00:00Z');
    const id = await scheduled();
    at(before);
    await send();
    expect(await told(id)).toEqual([]);
    at(then);
    await send();
    expect(await told(id)).toEqual([{ period: '2026-10-26..2026-11-01', recipients: 1 }]);
    at('2026-11-09T06:00:00Z');
    await send();
    expect(await told(id)).toHaveLength(1);
  });

  test('on the last day of each month that has no 31st, about the month before', async () => {
    at('2027-01-15T15:00:00Z');
    const id = await scheduled({ report: 'commission', cadence: 'monthly', day: 31 });
    for (const on of ['2027-01-31', '2027-02-28', '2027-03-30', '2027-03-31', '2027-04-30']) {
      at(`${on}T18:00:00Z`);
      await send();
    }
    expect((await told(id)).map(({ period }) => period)).toEqual([
      '2026-12-01..2026-12-31',
      '2027-01-01..2027-01-31',
      '2027-02-01..2027-02-28',
      '2027-03-01..2027-03-31',
    ]);
  });

  test('once, by two workers at once and again; what an outage held back comes week by week', async () => {
    const id = await scheduled({ recipients: [userOf(agent()), userOf(owner())] });
    at('2026-12-01T15:00:00Z');
    await Promise.all([send(), send()]);
    await send();
    expect((await told(id)).map(({ period }) => period)).toEqual(['2026-11-16..2026-11-22', '2026-11-23..2026-11-29']);
    expect(await lettersOf(id)).toHaveLength(4);
  });

  test('whole or not at all: a worker that dies before the end leaves it to the next', async () => {
    const id = await scheduled();
    at('2026-11-23T15:00:00Z');
    // The last statement of its transaction fails, as that of a killed worker never comes.
    await selectRows(
      fixture.backend,
      `create function stop_reports() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`,
      [],
    );
    await selectRows(
      fixture.backend,
      'create trigger stop_reports before update of next_day on report_schedules for each row execute function stop_reports()',
      [],
    );
    await send();
    expect([await told(id), await lettersOf(id)]).toEqual([[], []]);
    await selectRows(fixture.backend, 'drop trigger stop_reports on report_schedules', []);
    await send();
    expect([await told(id), await lettersOf(id)]).toMatchObject([[{ recipients: 1 }], ['agnes@harbor.example']]);
  });

  test('to nobody who does not work there any more, when it falls due and when the letter is written', async () => {
    const [left, leaving] = [await colleague('Lee'), await colleague('Lou')];
    const id = await scheduled({ recipients: [left, leaving, agent()].map(userOf) });
    await leave(userOf(left));
    at('2026-11-23T15:00:00Z');
    await send();
    expect(await lettersOf(id)).toEqual(['agnes@harbor.example', 'lou@letters.example']);
    await leave(userOf(leaving));
    const letters = await selectRows<{ id: string; organization: string }>(
      fixture.backend,
      `select notification_id as id, organization_id as organization from notifications where template = 'report_ready'
       and status = 'queued' and recipient like '%@letters.example'`,
      [],
    );
    for (const letter of letters) {
      await jobHandlers(fixture.backend.platform)['send-notification']?.({
        notificationId: letter.id,
        organizationId: letter.organization,
      });
    }
    expect(
      await selectOne(fixture.backend, `select status, last_error from notifications where notification_id = $1`, [
        letters[0]?.id,
      ]),
    ).toMatchObject({ status: 'failed', last_error: expect.stringContaining('does not work there any more') });
  });

  test('by whose successor it is; without one it waits until an owner takes it over', async () => {
    const [leaver, successor, lonely] = [await colleague('Mia'), await colleague('Max'), await colleague('Moe')];
    const handed = await scheduled({ recipients: [userOf(agent())] }, leaver);
    const orphan = await scheduled({ recipients: [userOf(agent())] }, lonely);
    await leave(userOf(leaver), userOf(successor));
    await leave(userOf(lonely));
    at('2026-11-23T15:00:00Z');
    await send();
    expect(await told(handed)).toHaveLength(1);
    expect(await told(orphan)).toEqual([]);
    expect((await refusalOf(fixture.backend, agent(), update, { id: orphan, take: true })).code).toBe(
      'schedule_of_another',
    );
    const taken = await owner().must<{ update_report_schedule: object }>(update, { id: orphan, take: true });
    expect(taken.update_report_schedule).toMatchObject({
      owner_name: expect.stringMatching(/^O/),
      next_day: '2026-11-30',
    });
    at('2026-11-30T15:00:00Z');
    await send();
    expect((await told(orphan)).map(({ period }) => period)).toEqual(['2026-11-23..2026-11-29']);
  });

  test('once more when somebody asks for it, and by the clock all the same', async () => {
    const id = await scheduled({ report: 'receivables' });
    at('2026-11-23T11:00:00Z');
    await agent().must(now, { id });
    at('2026-11-23T15:00:00Z');
    await send();
    expect((await told(id)).map(({ period }) => period)).toEqual(['2026-11-16..2026-11-22', '2026-11-16..2026-11-22']);
  });

  test('no more once it is ended, and of no other organization', async () => {
    const id = await scheduled();
    expect((await refusalOf(fixture.backend, fixture.tenants.mirror.owner, end, { id })).code).toBe('not_found');
    const there = userOf(fixture.tenants.mirror.agent);
    expect(
      (await refusalOf(fixture.backend, agent(), create, { id: organizationId(), recipients: [there] })).code,
    ).toBe('recipient_not_reader');
    await owner().must(end, { id });
    at('2026-11-23T15:00:00Z');
    await send();
    expect(await told(id)).toEqual([]);
    expect((await refusalOf(fixture.backend, agent(), now, { id })).code).toBe('schedule_ended');
  });

  test('by a letter that names report and period, holds no figure, and leads to the page of that delivery', async () => {
    const id = await scheduled({ report: 'commission', cadence: 'monthly', day: 1 });
    at('2026-12-01T15:00:00Z');
    await send();
    const [letter] = await selectRows<{ id: string; delivery: string }>(
      fixture.backend,
      `select n.notification_id as id, d.report_delivery_id as delivery from notifications n
       join report_deliveries d on d.report_delivery_id = n.subject_id where d.report_schedule_id = $1`,
      [id],
    );
    await jobHandlers(fixture.backend.platform)['send-notification']?.({
      notificationId: letter?.id ?? '',
      organizationId: organizationId(),
    });
    const { outbox } = fixture.backend.connected.providers;
    if (!outbox) throw new Error('The backend has an outbox');
    const mails = await Promise.all((await outbox.list()).map((entry) => outbox.read(entry.id)));
    const mail = mails.find((one) => one?.subject === 'Commission statement: November 2026');
    expect(mail?.text).toContain(`/agents/reports/sent/${letter?.delivery}`);
    expect(mail?.text).not.toMatch(/\$\d/);
  });
});
