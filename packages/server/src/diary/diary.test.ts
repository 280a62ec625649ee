import type { Caller } from '@roadworthy/testkit/caller.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { aQuote, signedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { addPerson } from '@roadworthy/testkit/seed.ts';
import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import { someone } from '@roadworthy/testkit/tenants.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { jobHandlers } from '../registry.ts';

const now = '2026-06-15T14:00:00Z';
const fixture = useFixture('diary', { now });
beforeEach(() => fixture.backend.clock.set(now));

const create = `mutation ($id: uuid!, $title: String = "Call back", $day: date = "2026-06-16", $whose: uuid, $quote: uuid, $policy: uuid) {
  create_task(organization_id: $id, title: $title, due_date: $day, assigned_to: $whose, quote_id: $quote, policy_id: $policy) { task_id } }`;
const update = `mutation ($id: uuid!, $day: date, $whose: uuid) {
  update_task(task_id: $id, due_date: $day, assigned_to: $whose) { due_date assigned_name } }`;
const complete = 'mutation ($id: uuid!, $done: Boolean) { complete_task(task_id: $id, done: $done) { status } }';

const { id, agent } = {
  id: () => fixture.tenants.insurer.organization.organizationId,
  agent: () => fixture.tenants.insurer.agent,
};
const written = async (caller: Caller = agent(), more: object = {}) =>
  (await caller.must<{ create_task: { task_id: string } }>(create, { id: id(), ...more })).create_task.task_id;
type Row = {
  status: string;
  rule: string | null;
  due_date: string;
  assigned_to: string | null;
  assigned_name: string | null;
  ended_by_name: string | null;
};
const taskOf = (taskId: string) =>
  selectOne<Row>(
    fixture.backend,
    'select status, rule, due_date::text, assigned_to, assigned_name, ended_by_name from tasks where task_id = $1',
    [taskId],
  );
const tasksWhere = (condition: string, values: readonly unknown[]) =>
  selectRows<Row>(
    fixture.backend,
    `select status, rule, due_date::text, assigned_to, assigned_name from tasks where ${condition} order by created`,
    [...values],
  );
const tend = () => jobHandlers(fixture.backend.platform)['tend-diary']?.({});

async function colleague(firstName: string): Promise<string> {
  const { organization } = fixture.tenants.insurer;
  const email = `${firstName}@diary.example`.toLowerCase();
  const person = { role: 'organization:agent', firstName, lastName: 'Diary', email, organization } as const;
  return (await addPerson(fixture.backend.owner, person)).userId;
}

async function sentQuote(): Promise<string> {
  const { quoteId } = await signedQuote(fixture.backend, aQuote());
  await selectRows(fixture.backend, 'update quotes set assigned_agent_id = $1 where quote_id = $2', [
    agent().principal.userId,
    quoteId,
  ]);
  const send = 'mutation ($id: uuid!) { send_quote_to_customer(quote_id: $id, send_email: false) { emailed_to } }';
  await agent().must(send, { id: quoteId });
  return quoteId;
}

describe('a task of the diary', () => {
  test('is its author’s unless it is somebody’s, and is read by its organization alone', async () => {
    const taskId = await written();
    expect(await taskOf(taskId)).toMatchObject({
      status: 'open',
      assigned_to: agent().principal.userId,
      assigned_name: 'Agnes Harbor',
    });
    const seen = async (caller: Caller) =>
      (
        await caller.must<{ tasks: unknown[] }>(
          'query ($id: uuid!) { tasks(where: { task_id: { _eq: $id } }) { title } }',
          { id: taskId },
        )
      ).tasks.length;
    const { owner, underwriter } = fixture.tenants.insurer;
    expect([await seen(owner), await seen(underwriter), await seen(fixture.tenants.mirror.agent)]).toEqual([1, 1, 0]);
  });

  test('is given to nobody of another organization, and is about no record of another', async () => {
    const whose = fixture.tenants.mirror.agent.principal.userId;
    expect(await refusalOf(fixture.backend, agent(), create, { id: id(), whose })).toEqual({
      code: 'assignee_not_in_organization',
      field: 'assigned_to',
    });
    const { organizationId } = fixture.tenants.mirror.organization;
    expect(await refusalOf(fixture.backend, agent(), create, { id: organizationId })).toEqual({ code: 'not_found' });
    const { quoteId } = await signedQuote(fixture.backend, aQuote());
    const mirror = { id: organizationId, quote: quoteId };
    expect(await refusalOf(fixture.backend, fixture.tenants.mirror.agent, create, mirror)).toEqual({
      code: 'not_found',
    });
  });

  test('is put off, given away, done and opened again', async () => {
    const taskId = await written();
    const bob = await colleague('Bob');
    await agent().must(update, { id: taskId, day: '2026-06-18', whose: bob });
    expect(await taskOf(taskId)).toMatchObject({ due_date: '2026-06-18', assigned_name: 'Bob Diary' });
    await agent().must(complete, { id: taskId });
    expect(await taskOf(taskId)).toMatchObject({ status: 'done', ended_by_name: 'Agnes Harbor' });
    expect(await refusalOf(fixture.backend, agent(), update, { id: taskId, day: '2026-06-19' })).toEqual({
      code: 'task_ended',
    });
    await agent().must(complete, { id: taskId, done: false });
    expect(await taskOf(taskId)).toMatchObject({ status: 'open', ended_by_name: null });
  });

  test('has its day by the clock of its organization', async () => {
    // Half past ten in the evening of the 14th where the organization is, in Ohio.
    fixture.backend.clock.set('2026-06-15T02:30:00Z');
    await written(agent(), { day: '2026-06-14' });
  });

  test('of staff of the platform is theirs, in whichever organization its record lies', async () => {
    const person = {
      role: 'global:service_agent',
      firstName: 'Sam',
      lastName: 'Serves',
      email: 's@diary.example',
    } as const;
    const service = fixture.backend.as(await addPerson(fixture.backend.owner, person));
    const taskId = await written(service);
    expect(await taskOf(taskId)).toMatchObject({ assigned_to: service.principal.userId });
  });

  test('of who leaves is their successor’s in the same moment, and nobody’s without one', async () => {
    const [leaver, next] = [await colleague('Lea'), await colleague('Nia')];
    const open = await written(agent(), { whose: leaver });
    const done = await written(agent(), { whose: leaver });
    await agent().must(complete, { id: done });
    const leave = `mutation ($id: uuid!, $user: uuid!, $next: uuid) {
      update_organization_member(organization_id: $id, user_id: $user, active: false, successor_id: $next) { user_id } }`;
    const { owner } = fixture.tenants.insurer;
    await owner.must(leave, { id: id(), user: leaver, next });
    expect(await taskOf(open)).toMatchObject({ assigned_to: next, assigned_name: 'Nia Diary' });
    expect(await taskOf(done)).toMatchObject({ assigned_to: leaver });
    await owner.must(leave, { id: id(), user: next });
    expect(await taskOf(open)).toMatchObject({ assigned_to: null, assigned_name: null });
  });
});

describe('a rule of the diary', () => {
  test('has who was sent an offer called two days later, once, by whose quote it is', async () => {
    const quoteId = await sentQuote();
    const called = () => tasksWhere('quote_id = $1', [quoteId]);
    const call = { rule: 'call_after_sent', due_date: '2026-06-17', assigned_name: 'Agnes Harbor', status: 'open' };
    expect(await called()).toMatchObject([call]);
    const bob = await colleague('Rob');
    const assign = `mutation ($id: uuid!, $agent: uuid) {
      update_assigned_agent(quote_id: $id, assigned_agent_id: $agent) { quote_id } }`;
    const answer = await agent().ask(assign, { id: quoteId, agent: bob });
    expect(answer.errors ?? []).toEqual([]);
    expect(await called()).toMatchObject([{ ...call, assigned_name: 'Rob Diary' }]);
  });

  test('takes its task back once the offer waits for its customer no more', async () => {
    const quoteId = await sentQuote();
    await tend();
    expect(await tasksWhere('quote_id = $1', [quoteId])).toMatchObject([{ status: 'open' }]);
    const revoke = 'mutation ($id: uuid!) { revoke_agent_approval(quote_id: $id) { quote_id } }';
    const answer = await agent().ask(revoke, { id: quoteId });
    expect(answer.errors ?? []).toEqual([]);
    await tend();
    expect(await tasksWhere('quote_id = $1', [quoteId])).toMatchObject([{ status: 'lapsed' }]);
  });

  test('reminds of a licence thirty days before it ends, once, and no more once it goes on', async () => {
    const holder = await colleague('Liz');
    const turns = `mutation ($id: uuid!, $members: [turn_settings!]!) {
      update_round_robin(organization_id: $id, members: $members) { organization_id } }`;
    const administrator = someone(fixture.backend, 'global:organization_admin');
    const until = (licensed_until: string) =>
      administrator.must(turns, { id: id(), members: [{ user_id: holder, licensed_until }] });
    await until('2026-07-16');
    await tend();
    expect(await tasksWhere('assigned_to = $1', [holder])).toEqual([]);
    fixture.backend.clock.set('2026-06-16T14:00:00Z');
    await tend();
    await tend();
    const reminder = { rule: 'licence_expires', due_date: '2026-06-16', status: 'open', assigned_name: 'Liz Diary' };
    expect(await tasksWhere('assigned_to = $1', [holder])).toMatchObject([reminder]);
    await until('2028-07-16');
    await tend();
    expect(await tasksWhere('assigned_to = $1', [holder])).toMatchObject([{ ...reminder, status: 'lapsed' }]);
  });
});
