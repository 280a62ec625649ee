import type { Caller } from '@roadworthy/testkit/caller.ts';
import { aCaseOf } from '@roadworthy/testkit/claim-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { aQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobHandlers } from '../registry.ts';

const fixture = useFixture('claim clock');
let desk: Awaited<ReturnType<typeof aCaseOf>>;
let claim: string;
beforeAll(async () => {
  desk = await aCaseOf(fixture.backend);
});
beforeEach(async () => {
  fixture.backend.clock.set('2026-08-03T18:00:00Z');
  claim = await desk.file();
});

const row = (id = claim) =>
  selectOne<Record<string, unknown>>(fixture.backend, 'select * from claims where claim_id = $1', [id]);
const job = (name: 'recount-claims' | 'assign-claims' | 'hand-over-claims') =>
  jobHandlers(fixture.backend.platform)[name]?.({});
const clock = async (caller = desk.handler, id = claim) =>
  (
    await caller.must<{ claim_clock: Record<string, unknown>[] }>(
      'query ($id: uuid!) { claim_clock(where: { claim_id: { _eq: $id } }, order_by: { step: asc }) { step alert days_left source } }',
      { id },
    )
  ).claim_clock;

describe('the clock of a claim', () => {
  test('lists what is owed and what is late, and keeps what was done late', async () => {
    await desk.deed(claim, 'assign_claim');
    const alerts = async () => Object.fromEntries((await clock()).map(({ step, alert }) => [step, alert]));
    expect(await alerts()).toMatchObject({ acknowledge: 'ahead' });
    fixture.backend.clock.set('2026-08-14T18:00:00Z');
    expect(await alerts()).toMatchObject({ acknowledge: 'soon' });
    fixture.backend.clock.set('2026-08-20T18:00:00Z');
    expect(await alerts()).toMatchObject({ acknowledge: 'late' });
    await desk.deed(claim, 'note_claim_step', ', step: "acknowledged", on: "2026-08-20"');
    expect(await alerts()).toMatchObject({ acknowledge: 'breached' });
    await desk.deed(claim, 'deny_claim', ', reason: "It was no hail."');
    expect((await alerts())['acknowledge']).toBe('breached');
  });

  test('keeps every answer and every letter that came too late, though the next ones are in time', async () => {
    await desk.deed(claim, 'assign_claim');
    const send = (by: Caller, text: string) => by.must(text, { id: claim });
    const asks =
      'mutation ($id: uuid!) { write_claim_message(claim_id: $id, message: "May they begin?") { claim_note_id } }';
    const answers =
      'mutation ($id: uuid!) { create_claim_note(claim_id: $id, note: "Yes.", visible: true) { claim_note_id } }';
    const breaches = async () =>
      (await clock()).filter(({ alert }) => alert === 'breached').map(({ step, days_left }) => [step, days_left]);
    await send(desk.owner, asks);
    fixture.backend.clock.set('2026-08-05T18:00:00Z');
    await send(desk.handler, answers);
    expect(await breaches()).toEqual([]);
    for (const [asked, answered] of [
      ['2026-08-06', '2026-08-30'],
      ['2026-09-01', '2026-09-25'],
    ]) {
      fixture.backend.clock.set(`${asked}T18:00:00Z`);
      await send(desk.owner, asks);
      fixture.backend.clock.set(`${answered}T18:00:00Z`);
      await job('recount-claims');
      expect(
        (await clock()).find(({ step, alert }) => step === 'answer_communication' && alert === 'late'),
      ).toBeDefined();
      await send(desk.handler, answers);
    }
    const late = (await breaches()).filter(([step]) => step === 'answer_communication');
    expect(late).toHaveLength(2);
    expect(late.every(([, left]) => Number(left) < 0)).toBe(true);
    // A letter on the 25th of the next month is later than the place lets one wait.
    fixture.backend.clock.set('2026-10-25T18:00:00Z');
    await desk.deed(claim, 'note_claim_step', ', step: "last_status_letter", on: "2026-10-25"');
    expect((await breaches()).map(([step]) => step)).toContain('status_letter_every');
  });

  test('is the tenant’s to see of their own claims alone', async () => {
    expect((await clock(fixture.tenants.insurer.agent)).length).toBeGreaterThan(0);
    expect(await clock(fixture.tenants.mirror.agent)).toEqual([]);
  });

  test('stands still while something is outstanding where a text says so, and nowhere else', async () => {
    const inMaryland = await desk.fileUnknown('21201');
    for (const id of [claim, inMaryland]) await desk.deed(id, 'assign_claim');
    const dueOf = async (id: string) =>
      (
        await selectOne<{ due: string }>(
          fixture.backend,
          `select due::text from claim_deadlines where claim_id = $1 and step = 'decide'`,
          [id],
        )
      ).due;
    const before = { ohio: await dueOf(claim), maryland: await dueOf(inMaryland) };
    for (const id of [claim, inMaryland]) await desk.deed(id, 'ask_claimant', ', what: "The estimate of the shop"');
    expect(await row(inMaryland)).toMatchObject({ clock_stopped_by: 'COMAR 31.15.07.07' });
    expect(await row()).toMatchObject({ clock_stopped_by: null });
    fixture.backend.clock.set('2026-08-13T18:00:00Z');
    await job('recount-claims');
    expect(await dueOf(claim)).toBe(before.ohio);
    const days = (Date.parse(await dueOf(inMaryland)) - Date.parse(before.maryland)) / 864e5;
    expect(days).toBe(10);
    const { id: wait } = await selectOne<{ id: string }>(
      fixture.backend,
      'select claim_wait_id as id from claim_waits where claim_id = $1',
      [inMaryland],
    );
    const came = (on: string) => `, claim_wait_id: "${wait}", on: "${on}"`;
    expect(await desk.refused(inMaryland, 'note_claim_arrival', came('2026-08-14'))).toEqual({
      code: 'day_out_of_range',
      field: 'on',
    });
    await desk.deed(inMaryland, 'note_claim_arrival', came('2026-08-08'));
    expect(await row(inMaryland)).toMatchObject({ clock_stopped_by: null });
    expect((Date.parse(await dueOf(inMaryland)) - Date.parse(before.maryland)) / 864e5).toBe(5);
    expect(await desk.refused(inMaryland, 'note_claim_arrival', came('2026-08-08'))).toMatchObject({
      code: 'wait_ended',
    });
  });
});

describe('an appeal', () => {
  test('opens a denial again, once, for whoever reported it, and a decision is owed anew', async () => {
    await desk.deed(claim, 'assign_claim');
    const appeal = ', reason: "The shop says that it was hail."';
    expect(await desk.refused(claim, 'appeal_claim', appeal, desk.owner)).toMatchObject({ code: 'claim_open' });
    await desk.deed(claim, 'deny_claim', ', reason: "It was no hail."');
    expect((await desk.refused(claim, 'appeal_claim', appeal)).code).toBe('validation-failed');
    expect(await desk.deed(claim, 'appeal_claim', appeal, desk.owner)).toBe('reopened');
    expect(await row()).toMatchObject({ appealed: '2026-08-03', decided: null });
    await desk.deed(claim, 'deny_claim', ', reason: "The photographs show wear."');
    expect(await desk.refused(claim, 'appeal_claim', appeal, desk.owner)).toMatchObject({ code: 'appealed_already' });
  });
});

describe('a claim that nobody has', () => {
  const profile = (rest: string, of = desk.handler, by = desk.manager) =>
    by.ask(`mutation ($user: uuid!) { set_adjuster(user_id: $user, ${rest}) { user_id authority_step } }`, {
      user: of.principal.userId,
    });

  test('goes to who fits it best, with the reasons, and by itself after a while', async () => {
    expect(await desk.refused(claim, 'assign_claim_by_score')).toMatchObject({ code: 'nobody_fits' });
    expect((await profile('states: ["OH"], authority_step: 2')).errors).toEqual([]);
    expect((await profile('states: ["TX"]', desk.colleague)).errors).toEqual([]);
    expect(await desk.deed(claim, 'assign_claim_by_score')).toBe('open');
    expect(await row()).toMatchObject({ handler_name: 'Sam Lee', assigned_because: ['licensed', 'authority'] });
    const next = await desk.file();
    await job('assign-claims');
    expect(await row(next)).toMatchObject({ status: 'open', handler_name: 'Sam Lee' });
  });

  test('goes to nobody who is away, and to another one in their place', async () => {
    await profile('states: ["OH"], away_from: "2026-08-01", away_until: "2026-08-20"');
    await profile('states: ["OH"]', desk.colleague);
    await desk.deed(claim, 'assign_claim_by_score');
    expect(await row()).toMatchObject({ handler_name: 'Rae Fox' });
    await profile('states: ["OH"], is_archived: true', desk.colleague);
    expect(await desk.refused(claim, 'assign_claim_by_score')).toMatchObject({ code: 'nobody_fits' });
  });

  test('has its people named by who oversees claims, in words that mean something', async () => {
    const code = async (rest: string, of = desk.handler, by = desk.manager) =>
      (await profile(rest, of, by)).errors[0]?.extensions.code;
    expect(await code('authority_step: 2', desk.handler, desk.handler)).toBe('validation-failed');
    expect(await code('authority_step: 4')).toBe('choice_unknown');
    expect(await code('states: ["XX"]')).toBe('choice_unknown');
    expect(await code('lines: ["love"]')).toBe('choice_unknown');
    expect(await code('away_from: "2026-08-01"')).toBe('days_out_of_order');
    expect(await code('most_open: -1')).toBe('number_out_of_range');
    expect(await code('authority_step: 1', fixture.tenants.insurer.agent)).toBe('handler_unknown');
  });
});

describe('a claim whose handler is not there', () => {
  const profile = (of: Caller, rest: string) =>
    desk.manager.must(`mutation ($user: uuid!) { set_adjuster(user_id: $user, ${rest}) { user_id } }`, {
      user: of.principal.userId,
    });
  const away = 'away_from: "2026-08-01", away_until: "2026-12-20"';
  beforeEach(async () => {
    await profile(desk.handler, 'states: ["OH"]');
    await profile(desk.colleague, 'states: ["OH"]');
    await desk.deed(claim, 'assign_claim');
  });

  test('stays with who is there, and with who is away while nothing is due', async () => {
    await job('hand-over-claims');
    await profile(desk.handler, 'away_from: "2026-08-03", away_until: "2026-08-03"');
    await job('hand-over-claims');
    expect(await row()).toMatchObject({ handler_name: 'Sam Lee' });
  });

  test('goes to who fits it best while something is due, with the reason', async () => {
    await profile(desk.handler, away);
    await job('hand-over-claims');
    expect(await row()).toMatchObject({ status: 'open', handler_name: 'Rae Fox' });
    expect((await row())['assigned_because']).toEqual(expect.arrayContaining(['handler_away', 'licensed']));
  });

  test('goes to who was named to go on, also of somebody who handles no claims any more', async () => {
    await profile(desk.manager, 'states: ["TX"]');
    await profile(desk.handler, `is_archived: true, successor_id: "${desk.manager.principal.userId}"`);
    await job('hand-over-claims');
    expect(await row()).toMatchObject({
      handler_name: 'Kim Park',
      assigned_because: ['handler_left', 'successor'],
    });
  });

  test('stays where it is while nobody else can go on, and goes once somebody can', async () => {
    await profile(desk.handler, 'is_archived: true');
    await profile(desk.manager, 'is_archived: true');
    await profile(desk.colleague, `states: ["OH"], ${away}`);
    await job('hand-over-claims');
    expect(await row()).toMatchObject({ handler_name: 'Sam Lee' });
    await profile(desk.colleague, 'states: ["OH"]');
    await job('hand-over-claims');
    expect(await row()).toMatchObject({ handler_name: 'Rae Fox' });
  });

  test('is never given to somebody who holds no role of it any more', async () => {
    const { pool } = fixture.backend.owner;
    const of = [desk.colleague.principal.userId];
    await pool.query("update user_global_roles set role = 'global:actuary' where user_id = $1", of);
    await profile(desk.handler, 'is_archived: true');
    await job('hand-over-claims');
    await pool.query("update user_global_roles set role = 'global:service_member' where user_id = $1", of);
    expect(await row()).not.toMatchObject({ handler_name: 'Rae Fox' });
  });

  test('has a successor who is another person of the service', async () => {
    const code = async (id: string | null | undefined) =>
      (
        await desk.manager.ask(
          `mutation ($user: uuid!, $next: uuid) { set_adjuster(user_id: $user, successor_id: $next) { user_id } }`,
          { user: desk.handler.principal.userId, next: id },
        )
      ).errors[0]?.extensions.code;
    expect(await code(desk.handler.principal.userId)).toBe('successor_unknown');
    expect(await code(fixture.tenants.insurer.agent.principal.userId)).toBe('successor_unknown');
  });
});

describe('a report that fitted no policy', () => {
  const reported = () => desk.fileUnknown('43215');
  const link = (policy: string, organization: string) => `, policy_id: "${policy}", organization_id: "${organization}"`;

  test('goes to its policy, and what covered the loss is found', async () => {
    const id = await reported();
    const { organizationId } = fixture.tenants.insurer.organization;
    await desk.deed(id, 'link_claim_policy', link(desk.bound.policyId, organizationId));
    expect(await row(id)).toMatchObject({
      policy_id: desk.bound.policyId,
      policy_number: desk.bound.policyNumber,
      cover_quote_id: expect.any(String),
    });
  });

  test('goes to the organization of its policy with everything that belongs to it', async () => {
    const id = await reported();
    const before = fixture.backend.clock.now().toISOString();
    fixture.backend.clock.set('2026-06-15T14:00:00Z');
    const { partner } = fixture.tenants.mirror;
    const there = await boundQuote(fixture.backend, aQuote({ partner }));
    fixture.backend.clock.set(before);
    const { organizationId } = fixture.tenants.mirror.organization;
    await desk.deed(id, 'link_claim_policy', link(there.policyId, organizationId));
    expect(await row(id)).toMatchObject({ organization_id: organizationId, policy_id: there.policyId });
    const left = `select 1 from claim_deadlines where claim_id = $1 and organization_id <> $2
      union all select 1 from timeline_entries where claim_id = $1 and organization_id <> $2`;
    expect(await selectRows(fixture.backend, left, [id, organizationId])).toEqual([]);
    expect(await clock(fixture.tenants.insurer.agent, id)).toEqual([]);
  });

  test('that names a policy already is not taken to another organization', async () => {
    const { organizationId } = fixture.tenants.mirror.organization;
    const policy = await selectOne<{ id: string }>(
      fixture.backend,
      'select policy_id as id from policies where organization_id = $1 limit 1',
      [organizationId],
    );
    expect(await desk.refused(claim, 'link_claim_policy', link(policy.id, organizationId))).toMatchObject({
      code: 'claim_of_policy',
    });
  });

  test('stays where it is once something is held back for it', async () => {
    await desk.deed(claim, 'assign_claim');
    await desk.evaluate(claim, [{ coverage: 'comprehensive', loss: 100_000 }]);
    const { organizationId } = fixture.tenants.insurer.organization;
    expect(await desk.refused(claim, 'link_claim_policy', link(desk.bound.policyId, organizationId))).toMatchObject({
      code: 'claim_valued',
    });
  });
});
