import type { Caller } from '@roadworthy/testkit/caller.ts';
import { accountToken } from '@roadworthy/testkit/bank-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { aQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { addPerson } from '@roadworthy/testkit/seed.ts';
import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobHandlers } from '../../registry.ts';

const fixture = useFixture('transfers of commission', { now: '2026-06-15T14:00:00Z' });
const make = `mutation ($id: uuid!) { make_commission_run(organization_id: $id, through_month: "2026-06-01") { commission_run_id payable } }`;
const approve = `mutation ($id: uuid!, $payable: bigint!) {
  approve_commission_run(commission_run_id: $id, payable: $payable) { status } }`;
const send = 'mutation ($id: uuid!) { send_commission_run(commission_run_id: $id) { status message } }';
const pay = 'mutation ($id: uuid!) { pay_commission_run(commission_run_id: $id, reference: "ACH 7") { status } }';
const withdraw = 'mutation ($id: uuid!) { withdraw_commission_run(commission_run_id: $id) { status } }';
const account = `mutation ($id: uuid!, $token: String!) {
  set_commission_account(organization_id: $id, currency: "USD", account_token: $token) { status } }`;
const verify = `mutation ($id: uuid!, $how: String = "Called the agency.") {
  verify_commission_account(organization_id: $id, currency: "USD", how: $how) { account_verified_by_name } }`;

let [ann, bea]: Caller[] = [];
let runId: string;
const who = (caller: Caller | undefined): Caller => {
  if (!caller) throw new Error('nobody');
  return caller;
};
const id = () => fixture.tenants.insurer.organization.organizationId;
const owner = () => fixture.tenants.insurer.owner;
const code = async (caller: Caller, text: string, variables: Record<string, unknown>) =>
  (await refusalOf(fixture.backend, caller, text, variables)).code;
const run = () =>
  selectOne<{ status: string; attempt: number; failure: string | null; reference: string | null; four: string | null }>(
    fixture.backend,
    'select status, attempt, failure, reference, account_last_four as four from commission_runs where commission_run_id = $1',
    [runId],
  );
const enter = async (number = '000123456789', caller = owner()) =>
  caller.must(account, { id: id(), token: await accountToken(fixture.backend, number) });
type Owed = { notification_id: string; organization_id: string; status: string; recipient: string };
const owed = () =>
  selectRows<Owed>(
    fixture.backend,
    `select notification_id, organization_id, status, recipient from notifications
     where template = 'commission_not_paid' and subject_id = $1 order by created desc, recipient`,
    [runId],
  );
const lettersOf = async () => (await owed()).map(({ recipient }) => recipient);
/** The newest letter to somebody that is not sent yet, as it is sent now. */
async function written(recipient: string, ends = 'sent') {
  const letter = (await owed()).find((one) => one.recipient === recipient && one.status === 'queued');
  const { notification_id: notificationId = '', organization_id: organizationId = '' } = letter ?? {};
  await jobHandlers(fixture.backend.platform)['send-notification']?.({ notificationId, organizationId });
  expect((await owed()).find((one) => one.notification_id === notificationId)?.status).toBe(ends);
  const { outbox } = fixture.backend.connected.providers;
  if (!outbox) throw new Error('The backend has an outbox');
  const mails = await Promise.all((await outbox.list()).map((entry) => outbox.read(entry.id)));
  return mails.find((mail) => mail?.key === notificationId);
}
const sent = async () =>
  (await who(bea).must<{ send_commission_run: { status: string } }>(send, { id: runId })).send_commission_run.status;
const follow = async () => {
  await jobHandlers(fixture.backend.platform)['follow-commission-runs']?.({});
};

beforeAll(async () => {
  const administrator = async (firstName: string) => {
    const email = `${firstName}@transfers.example`.toLowerCase();
    const person = { role: 'global:organization_admin', firstName, lastName: 'Runs', email } as const;
    return fixture.backend.as(await addPerson(fixture.backend.owner, person));
  };
  [ann, bea] = [await administrator('Ann'), await administrator('Bea')];
});
beforeEach(async () => {
  fixture.backend.clock.set('2026-06-15T14:00:00Z');
  await selectRows(fixture.backend, `delete from commission_payees`, []);
  await selectRows(
    fixture.backend,
    `update commission_runs set status = 'withdrawn', reference = null, paid = null`,
    [],
  );
  await boundQuote(fixture.backend, aQuote());
  await jobHandlers(fixture.backend.platform)['book-commissions']?.({});
  fixture.backend.clock.set('2026-07-02T14:00:00Z');
  const made = await owner().must<{ make_commission_run: { commission_run_id: string; payable: number } }>(make, {
    id: id(),
  });
  runId = made.make_commission_run.commission_run_id;
  await who(ann).must(approve, { id: runId, payable: made.make_commission_run.payable });
});

describe('commission is paid by transfer', () => {
  test('to an account that another person verified since it was changed, and nobody verifies their own', async () => {
    expect(await code(who(bea), send, { id: runId })).toBe('account_missing');
    await enter();
    expect(await code(who(bea), send, { id: runId })).toBe('account_unverified');
    expect(await code(who(bea), verify, { id: id(), how: ' ' })).toBe('how_missing');
    await who(bea).must(verify, { id: id() });
    await enter('000123456789', who(ann));
    expect(await code(who(bea), send, { id: runId })).toBe('account_unverified');
    expect(await code(who(ann), verify, { id: id() })).toBe('own_work');
    await who(bea).must(verify, { id: id() });
    expect(await sent()).toBe('sent');
    expect(await run()).toMatchObject({ status: 'sent', four: '6789', attempt: 1 });
  });

  test('once: by two at once, again, by its reference and after a withdrawal none more, and it has arrived', async () => {
    await enter();
    await who(bea).must(verify, { id: id() });
    await Promise.all([who(ann).ask(send, { id: runId }), who(bea).ask(send, { id: runId })]);
    for (const text of [send, pay, withdraw]) expect(await code(who(ann), text, { id: runId })).toBe('run_on_its_way');
    expect(await run()).toMatchObject({ status: 'sent', attempt: 1 });
    fixture.backend.clock.set('2026-07-06T14:00:00Z');
    await follow();
    expect((await run()).status).toBe('paid');
    expect(await code(who(ann), send, { id: runId })).toBe('run_paid');
  });

  test('and is to be paid again by a person where it was refused, or came back', async () => {
    await enter();
    await who(bea).must(verify, { id: id() });
    await selectRows(fixture.backend, `update commission_payees set account_token = 'bank_gone'`, []);
    expect(await sent()).toBe('failed');
    expect(await run()).toMatchObject({ status: 'approved', attempt: 1, failure: expect.stringContaining('account') });
    expect(await lettersOf()).toEqual(['ann@transfers.example', 'oswald@harbor.example']);
    await enter('000111111113');
    await who(bea).must(verify, { id: id() });
    expect(await sent()).toBe('sent');
    fixture.backend.clock.set('2026-07-06T14:00:00Z');
    await follow();
    expect(await run()).toMatchObject({ status: 'approved', attempt: 2, failure: 'undeliverable', reference: null });
    const tellsOwner = await written('oswald@harbor.example');
    expect(tellsOwner?.subject).toBe('Commission through June 2026 was not paid');
    expect(tellsOwner?.text).toContain('/agents/organization?tab=commission');
    expect(tellsOwner?.text).not.toMatch(/\$\d|undeliverable/);
    expect((await written('ann@transfers.example'))?.text).toContain(`/organizations/${id()}?tab=commission`);
    await enter();
    await who(bea).must(verify, { id: id() });
    expect(await sent()).toBe('sent');
    expect(await run()).toMatchObject({ status: 'sent', attempt: 3, failure: null });
    // What was said of it before is not true any more.
    await written('oswald@harbor.example', 'failed');
  });

  test('or outside, under the reference that somebody typed', async () => {
    await who(bea).must(pay, { id: runId });
    expect(await run()).toMatchObject({ status: 'paid', reference: 'ACH 7', attempt: 0, four: null });
  });

  test('by administrators alone; nobody reads the token of an account, and no other organization its end', async () => {
    await enter();
    expect((await owner().ask(send, { id: runId })).errors).not.toEqual([]);
    expect((await owner().ask('{ commission_payees { account_token } }')).errors).not.toEqual([]);
    const read = async (caller: Caller) =>
      (await caller.must<{ commission_payees: object[] }>('{ commission_payees { account_last_four } }'))
        .commission_payees;
    expect(await read(owner())).toEqual([{ account_last_four: '6789' }]);
    expect(await read(fixture.tenants.mirror.owner)).toEqual([]);
  });
});
