import type { Caller } from '@roadworthy/testkit/caller.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { aQuote, type BoundQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { notifyWaitlist } from './notify-waitlist.ts';
import { sendNotification } from './send-notification.ts';
import { eventHandlers } from '../registry.ts';

const start = '2026-06-15T14:00:00Z';
const fixture = useFixture('join policy waitlist', { now: start });
const kernel = () => ({ platform: fixture.backend.platform, handlers: eventHandlers });
const underwriter = () => fixture.tenants.insurer.underwriter;
const agent = () => fixture.tenants.insurer.agent;

beforeEach(async () => {
  fixture.backend.clock.set(start);
  await selectRows(fixture.backend, 'update moratoriums set ends = starts');
  await selectRows(fixture.backend, 'delete from waitlist');
});

const moratorium = {
  name: 'Ice storm',
  reason: 'The carrier has stopped.',
  notice: 'Roads are closed.',
  actions: ['increase_cover', 'lower_deductible', 'reinstate_with_lapse'],
  postal_codes: ['432'],
  time_zone: 'America/New_York',
};

async function pause(changes: Partial<Record<keyof typeof moratorium | 'ends', unknown>> = {}): Promise<string> {
  const { create_moratorium: made } = await underwriter().must<{ create_moratorium: { moratorium_id: string } }>(
    `mutation ($organization: uuid!, $moratorium: moratorium_input!) {
      create_moratorium(organization_id: $organization, moratorium: $moratorium) { moratorium_id } }`,
    {
      organization: fixture.tenants.insurer.organization.organizationId,
      moratorium: { ...moratorium, ...changes },
    },
  );
  return made.moratorium_id;
}
const rewrite = (id: string, changes: object) =>
  underwriter().must(
    `mutation ($id: uuid!, $moratorium: moratorium_input!) {
      update_moratorium(moratorium_id: $id, moratorium: $moratorium) { moratorium_id } }`,
    { id, moratorium: { ...moratorium, ...changes } },
  );
const end = (id: string) =>
  underwriter().must('mutation ($id: uuid!) { end_moratorium(moratorium_id: $id) { moratorium_id } }', { id });
const except = (id: string, policyId: string) =>
  underwriter().must(
    `mutation ($id: uuid!, $policy: uuid!) {
      except_from_moratorium(moratorium_id: $id, policy_id: $policy, reason: "It stands inland.") {
        moratorium_exception_id } }`,
    { id, policy: policyId },
  );

type Insured = BoundQuote & { readonly customer: Caller; readonly email: string };

/** A policy with the account of who is insured. */
async function insured(): Promise<Insured> {
  const bound = await boundQuote(fixture.backend, aQuote({ effectiveDate: '2026-06-15', paymentTerm: 'pay_in_full' }));
  const { user_id: userId, email } = await selectOne<{ user_id: string; email: string }>(
    fixture.backend,
    'select u.user_id, u.email from policies p join users u using (user_id) where policy_id = $1',
    [bound.policyId],
  );
  const customer = fixture.backend.as({
    userId,
    role: 'organization:customer',
    email,
    name: 'Ada Moreno',
    organizationId: null,
  });
  return { ...bound, customer, email };
}

const previewed = `query ($id: uuid!, $changes: policy_changes_input!) {
  preview_policy_change(policy_id: $id, changes: $changes) { premium_after } }`;

/** A limit of the policy raised as far as its line goes. */
async function more({ policyId }: BoundQuote) {
  const { coverages } = await selectOne<{ coverages: Record<string, Record<string, unknown>> }>(
    fixture.backend,
    'select q.coverages from policies p join quotes q on q.quote_id = p.current_quote_id where p.policy_id = $1',
    [policyId],
  );
  const { deductible } = coverages['collision'] as { deductible: number };
  return { coverages: { ...coverages, collision: { ...coverages['collision'], deductible: deductible / 2 } } };
}

async function refusedTo(caller: Caller, bound: BoundQuote) {
  const { errors } = await caller.ask(previewed, { id: bound.policyId, changes: await more(bound) });
  return errors[0];
}

const joined = `mutation ($id: uuid!, $actions: [String!]!, $postal: String, $source: String) {
  join_policy_waitlist(policy_id: $id, actions: $actions, postal_code: $postal, source: $source) { email } }`;
const join = (caller: Caller, { policyId }: BoundQuote, more: object = {}, locale: 'en-US' | 'fr-CA' = 'en-US') =>
  caller.must(joined, { id: policyId, actions: ['lower_deductible'], ...more }, { locale });
const waits = async (caller: Caller, { policyId }: BoundQuote) =>
  (
    await caller.must<{ policy_waits: { actions: string[] }[] }>(
      'query ($id: uuid!) { policy_waits(policy_id: $id) { actions } }',
      { id: policyId },
    )
  ).policy_waits;

type Owed = { notification_id: string; organization_id: string; recipient: string };
async function letters({ policyId }: BoundQuote): Promise<Owed[]> {
  await notifyWaitlist(kernel());
  await notifyWaitlist(kernel());
  return selectRows<Owed>(
    fixture.backend,
    `select notification_id, organization_id, recipient from notifications
     where template = 'change_freed' and policy_id = $1 order by created`,
    [policyId],
  );
}
async function read({ notification_id, organization_id }: Owed) {
  await sendNotification(kernel(), { notificationId: notification_id, organizationId: organization_id });
  const { outbox } = fixture.backend.connected.providers;
  if (!outbox) throw new Error('The backend has an outbox');
  const mails = await Promise.all((await outbox.list()).map(({ id }) => outbox.read(id)));
  return mails.find((each) => each?.key === notification_id) ?? null;
}

describe('who is refused more cover because it is stopped', () => {
  test('reads which moratorium and until when, asks, and is told once when it is ended, with the way to the change', async () => {
    const policy = await insured();
    const id = await pause({ ends: '2026-06-18T16:00:00Z' });
    const refused = await refusedTo(policy.customer, policy);
    expect(refused?.extensions).toMatchObject({
      code: 'moratorium_active',
      details: { actions: ['lower_deductible'], postal_code: '43215' },
    });
    expect(refused?.message).toContain('Ice storm, until Jun 18, 2026, 12:00 p.m.: Roads are closed.');
    await join(policy.customer, policy);
    await join(policy.customer, policy);
    expect(await waits(policy.customer, policy)).toEqual([{ actions: ['lower_deductible'] }]);
    expect(await letters(policy)).toEqual([]);
    await end(id);
    expect(await refusedTo(policy.customer, policy)).toBeUndefined();
    const [owed, ...others] = await letters(policy);
    expect([owed?.recipient, others]).toEqual([policy.email, []]);
    const mail = owed && (await read(owed));
    expect(mail?.subject).toMatch(/^Nothing stops your change of policy HAR\S+ any more$/);
    expect(mail?.text).toContain(`/customers/policies/${policy.policyId}/change/coverage`);
    expect(await waits(policy.customer, policy)).toEqual([]);
  });

  test.each([
    ['its last minute has come', async () => fixture.backend.clock.set('2026-06-18T16:00:00Z')],
    ['it is shortened', (id: string) => rewrite(id, { ends: '2026-06-15T14:00:01Z' })],
    ['it stops something else alone', (id: string) => rewrite(id, { actions: ['bind', 'increase_cover'] })],
    ['it holds elsewhere alone', (id: string) => rewrite(id, { postal_codes: ['441'] })],
    ['the policy is excepted', (id: string, { policyId }: Insured) => except(id, policyId)],
  ] as const)('is told, and may, when %s', async (_, free) => {
    const policy = await insured();
    const id = await pause({ ends: '2026-06-18T16:00:00Z' });
    await join(policy.customer, policy);
    expect(await letters(policy)).toEqual([]);
    await free(id, policy);
    fixture.backend.clock.set(
      new Date(Math.max(fixture.backend.clock.now().getTime(), Date.parse('2026-06-15T14:00:01Z'))).toISOString(),
    );
    expect(await refusedTo(policy.customer, policy)).toBeUndefined();
    expect(await letters(policy)).toHaveLength(1);
  });

  test('waits on while another one stops it, and is told anew after the next one', async () => {
    const policy = await insured();
    const [first, second] = [await pause(), await pause({ name: 'Flood' })];
    await join(policy.customer, policy);
    await end(first);
    expect(await letters(policy)).toEqual([]);
    await end(second);
    expect(await letters(policy)).toHaveLength(1);
    const third = await pause();
    await join(policy.customer, policy);
    await end(third);
    expect(await letters(policy)).toHaveLength(2);
  });

  test('gets one letter of several changes that were refused, and none after withdrawing', async () => {
    const policy = await insured();
    const id = await pause();
    await join(policy.customer, policy);
    await join(policy.customer, policy, { actions: ['increase_cover'], source: 'vehicle' });
    await join(agent(), policy);
    await agent().must('mutation ($id: uuid!) { leave_policy_waitlist(policy_id: $id) { email } }', {
      id: policy.policyId,
    });
    expect(await waits(agent(), policy)).toEqual([]);
    await end(id);
    const [owed, ...others] = await letters(policy);
    expect([owed?.recipient, others]).toEqual([policy.email, []]);
    expect(owed && (await read(owed))?.text).toContain(`/customers/policies/${policy.policyId}/change/vehicle`);
    // What was withdrawn is not kept.
    const stored = await selectRows<{ email: string }>(fixture.backend, 'select email from waitlist');
    expect(stored.map(({ email }) => email)).toEqual([policy.email, policy.email]);
  });

  test('reads it in the language in which they asked; an agent is led to their own page', async () => {
    const policy = await insured();
    const id = await pause();
    await join(policy.customer, policy, { source: 'renewal' }, 'fr-CA');
    await join(agent(), policy);
    await end(id);
    const mails = await Promise.all((await letters(policy)).map(read));
    const french = mails.find((mail) => mail?.to === policy.email);
    expect(french?.subject).toMatch(/^Plus rien n’empêche votre modification/);
    expect(french?.text).toContain(`/customers/policies/${policy.policyId}/renewal`);
    const english = mails.find((mail) => mail?.to !== policy.email);
    expect(english?.text).toContain(`/agents/policies/${policy.policyId}/change`);
  });

  test('gets none when the next one is there before it is sent', async () => {
    const policy = await insured();
    const id = await pause();
    await join(policy.customer, policy);
    await end(id);
    const [owed] = await letters(policy);
    await pause();
    expect(owed && (await read(owed))).toBeNull();
  });

  test('waits where the change would keep a vehicle, though the policy is elsewhere', async () => {
    const policy = await insured();
    const id = await pause({ postal_codes: ['44114'], actions: ['add_vehicle'] });
    const there = { actions: ['add_vehicle'], postal: '44114', source: 'address' };
    expect(
      await refusalOf(fixture.backend, policy.customer, joined, { id: policy.policyId, actions: ['add_vehicle'] }),
    ).toMatchObject({ code: 'nothing_stops_it' });
    await join(policy.customer, policy, there);
    await end(id);
    expect(await letters(policy)).toHaveLength(1);
  });

  test('cannot wait on a policy of somebody else', async () => {
    const policy = await insured();
    await pause();
    const { user_id: strangerId } = await selectOne<{ user_id: string }>(
      fixture.backend,
      `insert into users (user_id, email) values (uuidv7(), 'stranger@example.com') returning user_id`,
      [],
    );
    const stranger = fixture.backend.as({
      userId: strangerId,
      role: 'organization:customer',
      email: 'stranger@example.com',
      name: 'Stranger',
      organizationId: null,
    });
    for (const caller of [stranger, fixture.tenants.mirror.agent]) {
      expect(
        await refusalOf(fixture.backend, caller, joined, { id: policy.policyId, actions: ['lower_deductible'] }),
      ).toMatchObject({ code: 'not_found' });
    }
  });
});
