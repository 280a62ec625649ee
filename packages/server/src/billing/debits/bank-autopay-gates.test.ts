import { autopayVersions } from '@roadworthy/core/billing/collection/autopay-consent.ts';
import { accountToken, boundByBank, payByBankDocument, payPolicyByBank } from '@roadworthy/testkit/bank-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, boundQuote, type BoundQuote, type QuoteFacts } from '@roadworthy/testkit/quote-scenarios.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { liveWithBanks } from '../../../test/run-collection.ts';
import { payToken } from '../../kernel/tokens/tokens.ts';

const start = '2026-06-15T14:00:00Z';
const fixture = useFixture('bank autopay gates', { now: start });
afterEach(async () => {
  expect(await checkInvariants(fixture.backend)).toEqual([]);
  fixture.backend.clock.set(start);
});

const [good, emptyLater, disputedLater] = ['000123456789', '000222222219', '000555555542'] as const;
type Policy = Pick<BoundQuote, 'policyId'>;
const first = { effectiveDate: '2026-06-15' } as const;
const byBank = (account: string, facts: Partial<QuoteFacts> = {}) =>
  boundByBank(fixture.backend, aQuote({ autopay: true, ...first, ...facts }), account);
const byCard = (facts: Partial<QuoteFacts> = {}) => boundQuote(fixture.backend, aQuote({ ...first, ...facts }));
const until = (day: string) => liveWithBanks(fixture.backend, day);
const agent = () => fixture.tenants.insurer.agent;

const readStatus = ({ policyId }: Policy) =>
  selectOne<Record<string, unknown>>(
    fixture.backend,
    `select p.policy_status as status, b.autopay,
       (select string_agg(i.status, ' ' order by sequence) from invoices i where i.policy_id = p.policy_id and sequence <= 3) as invoices,
       (select string_agg(m.begun_by || ' ' || m.method_kind || ' ' || m.status, ', ' order by created) from payments m
        where m.policy_id = p.policy_id and direction = 'in') as payments,
       (select coalesce(sum(amount), 0)::int from payments m where m.policy_id = p.policy_id and direction = 'out'
        and status = 'settled') as refunded,
       (select string_agg(template, ' ' order by created) from notifications n where n.policy_id = p.policy_id
        and template like 'payment%') as letters
     from policies p join billing_arrangements b using (contract_id) where p.policy_id = $1`,
    [policyId],
  );
const collectFrom = async ({ policyId }: Policy, sequence = 2) => {
  const sql = 'select collect_from::text as day from invoices where policy_id = $1 and sequence = $2';
  return (await selectOne<{ day: string | null }>(fixture.backend, sql, [policyId, sequence])).day;
};
const instalment = async ({ policyId }: Policy) => {
  const sql = 'select amount::int from invoices where policy_id = $1 and sequence = 2';
  return (await selectOne<{ amount: number }>(fixture.backend, sql, [policyId])).amount;
};
async function owner({ policyId }: Policy) {
  const sql = 'select user_id as "userId" from policies where policy_id = $1';
  const { userId } = await selectOne<{ userId: string }>(fixture.backend, sql, [policyId]);
  const account = { email: 'ada.moreno@example.com', name: 'Ada Moreno', organizationId: null };
  return fixture.backend.as({ userId, role: 'organization:customer', ...account });
}
type By = { readonly account?: string; readonly autopay?: boolean };
const pay = async ({ policyId }: Policy, amount: number, { account = good, autopay = false }: By = {}) =>
  payPolicyByBank(fixture.backend, await owner({ policyId }), { policyId, amount, account, autopay });
/** What somebody is answered: the status, or the code of the refusal. */
async function answered(who: { ask: typeof fixture.tenants.insurer.agent.ask }, document: string, variables: object) {
  const { data, errors } = await who.ask(document, { ...variables });
  return errors[0]?.extensions.code ?? Object.values(data as Record<string, { status?: string }>)[0]?.status ?? 'done';
}
const cancel = ({ policyId }: Policy, on: string) =>
  answered(
    agent(),
    `mutation ($id: uuid!, $on: date!) { cancel_policy(policy_id: $id, reason: "sold_vehicle", as_of_date: $on,
      issue_prorated_refund: true) { status } }`,
    { id: policyId, on },
  );

describe('another way to pay', () => {
  test('from a card to an account has the payment announced again, and debited ten days after that, no earlier', async () => {
    const bound = await byCard({ autopay: true });
    await until('2026-07-12');
    expect(await collectFrom(bound)).toBe('2026-07-15');
    expect(await pay(bound, 1_000, { autopay: true })).toBe('processing');
    expect(await readStatus(bound)).toMatchObject({
      autopay: true,
      payments: 'checkout card settled, customer bank processing',
    });
    await until('2026-07-13');
    expect(await collectFrom(bound)).toBe('2026-07-23');
    await until('2026-07-22');
    expect(await readStatus(bound)).toMatchObject({ status: 'active', invoices: 'paid scheduled scheduled' });
    await until('2026-07-23');
    expect(await readStatus(bound)).toMatchObject({
      status: 'active',
      invoices: 'paid pending scheduled',
      letters: expect.stringMatching(/upcoming.*upcoming/),
      payments: expect.stringMatching(/schedule bank processing$/),
    });
  });

  test('leaves what is due already to its owner: nobody debits it, and nobody who works here may', async () => {
    const bound = await byCard();
    await until('2026-07-16');
    const amount = await instalment(bound);
    expect(await pay(bound, amount - 100)).toBe('debit_too_small');
    expect(await pay(bound, amount, { account: emptyLater, autopay: true })).toBe('processing');
    await selectRows(
      fixture.backend,
      `update invoices set status = 'issued', pending_payment_id = null
      where policy_id = '${bound.policyId}' and sequence = 2`,
    );
    const charge = 'mutation ($id: uuid!) { charge_due_invoices(policy_id: $id) { status } }';
    expect(await answered(agent(), charge, { id: bound.policyId })).toBe('debit_not_announced');
    await until('2026-07-17');
    expect(await readStatus(bound)).toMatchObject({ payments: 'checkout card settled, customer bank processing' });
    await until('2026-07-22');
  });

  test('is agreed to in the words for it, and for the amount that is paid', async () => {
    const bound = await byCard();
    const who = await owner(bound);
    const text =
      'query ($id: uuid!, $amount: Int!) { policy_debit_authorization(policy_id: $id, amount: $amount) { version } }';
    const { policy_debit_authorization: known } = await who.must<{ policy_debit_authorization: { version: string } }>(
      text,
      { id: bound.policyId, amount: 5_000 },
    );
    const input = { id: bound.policyId, amount: 5_000, method: await accountToken(fixture.backend, good) };
    const agreed = { version: known.version, amount: 5_000 };
    const codes = [
      { ...input, agreed: { ...agreed, amount: 4_999 }, consent: null },
      { ...input, agreed: { ...agreed, version: '2020-01-01' }, consent: null },
      { ...input, agreed, consent: autopayVersions.card },
    ].map((variables) => answered(who, payByBankDocument, variables));
    expect(await Promise.all(codes)).toEqual([
      'authorized_amount_differs',
      'authorization_outdated',
      'autopay_wording_outdated',
    ]);
    expect(await readStatus(bound)).toMatchObject({ payments: 'checkout card settled', autopay: false });
  });

  test('for one payment alone is charged to nothing later', async () => {
    const bound = await byCard();
    expect(await pay(bound, await instalment(bound))).toBe('processing');
    await until('2026-08-16');
    expect(await readStatus(bound)).toMatchObject({
      autopay: false,
      payments: expect.not.stringContaining('schedule'),
    });
  });
});

describe('a debit that was ordered ahead', () => {
  test('is asked for by nobody meanwhile: the payment waits for it on its day, and is paid with it', async () => {
    const bound = await byBank(good);
    await until('2026-07-13');
    const amount = await instalment(bound);
    expect(await pay(bound, amount)).toBe('processing');
    const form = 'query ($id: uuid!) { policy_payment_form(policy_id: $id) { due next_due on_its_way paid_ahead } }';
    const shown = async () => (await owner(bound)).must(form, { id: bound.policyId });
    expect(await shown()).toEqual({
      policy_payment_form: { due: 0, next_due: '2026-08-15', on_its_way: amount, paid_ahead: 0 },
    });
    await until('2026-07-15');
    expect(await readStatus(bound)).toMatchObject({ status: 'active', invoices: 'paid pending scheduled' });
    expect(await shown()).toMatchObject({ policy_payment_form: { due: 0, on_its_way: amount } });
    await until('2026-07-17');
    expect(await readStatus(bound)).toMatchObject({
      status: 'active',
      invoices: 'paid paid scheduled',
      payments: 'checkout bank settled, customer bank settled',
    });
  });

  test('for a part of it has the rest debited once it was paid, and not before', async () => {
    const bound = await byBank(good);
    await until('2026-07-13');
    expect(await pay(bound, 1_000)).toBe('processing');
    await until('2026-07-16');
    expect(await readStatus(bound)).toMatchObject({ invoices: 'paid pending scheduled' });
    await until('2026-07-20');
    expect(await readStatus(bound)).toMatchObject({ status: 'active', invoices: 'paid paid scheduled' });
  });
});

describe('while a debit is on its way', () => {
  test('ending the policy owes back what is not earned once it was paid, and nothing before', async () => {
    const bound = await byBank(good);
    await until('2026-07-15');
    expect(await readStatus(bound)).toMatchObject({ invoices: 'paid pending scheduled' });
    expect(await cancel(bound, '2026-07-15')).toBe('cancelled');
    await until('2026-07-16');
    const before = await readStatus(bound);
    await until('2026-07-20');
    const after = await readStatus(bound);
    expect(after).toMatchObject({ status: 'cancelled', payments: 'checkout bank settled, schedule bank settled' });
    expect(Number(after['refunded']) - Number(before['refunded'])).toBe(await lastDebit(bound));
  });

  test('and it comes back after the policy has ended, nothing is refunded that never came in, nor debited again', async () => {
    const bound = await byBank(emptyLater);
    await until('2026-07-15');
    await cancel(bound, '2026-07-15');
    await until('2026-07-30');
    const after = await readStatus(bound);
    expect(after).toMatchObject({ status: 'cancelled', payments: 'checkout bank settled, schedule bank returned' });
    expect(Number(after['refunded'])).toBeLessThan(await instalment(bound));
  });

  test('automatic payments may be stopped: the debit goes on, and no other follows', async () => {
    const bound = await byBank(good);
    await until('2026-07-15');
    const stop = 'mutation ($id: uuid!) { stop_autopay(policy_id: $id) { policy { policy_id } } }';
    expect(await answered(await owner(bound), stop, { id: bound.policyId })).toBe('done');
    await until('2026-08-16');
    expect(await readStatus(bound)).toMatchObject({
      autopay: false,
      invoices: 'paid paid issued',
      payments: 'checkout bank settled, schedule bank settled',
    });
  });

  test('an ended policy does not go on, whatever would be charged for that', async () => {
    const bound = await byBank(good);
    await until('2026-07-15');
    await cancel(bound, '2026-07-15');
    const again = 'query ($id: uuid!) { preview_reinstatement(policy_id: $id, has_lapse: false) { balance } }';
    expect(await answered(agent(), again, { id: bound.policyId })).toBe('money_under_way');
    await until('2026-07-20');
    expect(await answered(agent(), again, { id: bound.policyId })).toBe('done');
  });
});

const lastDebit = async ({ policyId }: Policy) => {
  const sql = `select amount::int from payments where policy_id = $1 and begun_by = 'schedule' and direction = 'in'`;
  return (await selectOne<{ amount: number }>(fixture.backend, sql, [policyId])).amount;
};

describe('a debit that comes back after it was paid', () => {
  test('of a policy that has ended and was refunded leaves the books as they are: what went back is owed again', async () => {
    const bound = await byBank(disputedLater);
    await until('2026-07-19');
    expect(await cancel(bound, '2026-07-19')).toBe('cancelled');
    await until('2026-07-30');
    expect(await readStatus(bound)).toMatchObject({
      status: 'cancelled',
      payments: 'checkout bank settled, schedule bank returned',
    });
  });
});

test('a moratorium stops the debit; after it its owner is told at once, and it is made a month later, once', async () => {
  const bound = await byBank(good);
  await until('2026-07-03');
  await selectRows(
    fixture.backend,
    `insert into moratoriums (organization_id, name, reason, notice, actions, states, starts, time_zone)
     select organization_id, 'Flood', 'Flood', 'A flood.', '{collect}', '{US-OH}', '2026-07-01', 'America/New_York'
     from policies where policy_id = $1`,
    [bound.policyId],
  );
  await until('2026-08-01');
  expect(await readStatus(bound)).toMatchObject({ status: 'active', payments: 'checkout bank settled', letters: null });
  await selectRows(fixture.backend, `update moratoriums set ends = '2026-08-01T15:00:00Z'`);
  await until('2026-08-02');
  expect(await readStatus(bound)).toMatchObject({ letters: 'payment_upcoming' });
  expect(await collectFrom(bound)).toBe('2026-09-01');
  await until('2026-09-01');
  expect(await readStatus(bound)).toMatchObject({
    status: 'active',
    payments: expect.stringMatching(/schedule bank processing$/),
  });
  await selectRows(fixture.backend, 'update moratoriums set ends = starts');
});

test('another charge day is told ten days before, however soon it falls', async () => {
  const bound = await byBank(good);
  await until('2026-07-10');
  const change = `mutation ($id: uuid!, $day: Int!) { update_policy_charge_day(policy_id: $id, anchor_day: $day) {
    policy { policy_id } } }`;
  expect(await answered(agent(), change, { id: bound.policyId, day: 14 })).toBe('done');
  await until('2026-07-11');
  expect(await collectFrom(bound)).toBe('2026-07-21');
  await until('2026-07-20');
  expect(await readStatus(bound)).toMatchObject({ status: 'active', payments: 'checkout bank settled' });
  await until('2026-07-21');
  expect(await readStatus(bound)).toMatchObject({ payments: expect.stringMatching(/schedule bank processing$/) });
});

test('the link of a letter has the same account debited with one press, says that it is on its way, and ends when it is paid', async () => {
  const bound = await byBank(good);
  await until('2026-07-06');
  const token = payToken(fixture.backend.platform.secrets, bound.policyId, 1);
  const opened = async () => {
    const requested = 'query ($token: String!) { pay_link(token: $token) { state amount method_kind method_ends } }';
    return (await fixture.backend.anonymous().must<{ pay_link: object }>(requested, { token })).pay_link;
  };
  const amount = await instalment(bound);
  expect(await opened()).toEqual({ state: 'open', amount, method_kind: 'bank', method_ends: '6789' });
  const press = 'mutation ($token: String!, $amount: Int!) { pay_by_link(token: $token, amount: $amount) { status } }';
  expect(await answered(fixture.backend.anonymous(), press, { token, amount })).toBe('processing');
  expect(await answered(fixture.backend.anonymous(), press, { token, amount })).toBe('payment_under_way');
  expect(await opened()).toMatchObject({ state: 'under_way', amount: null });
  await until('2026-07-16');
  expect(await opened()).toMatchObject({ state: 'paid' });
  expect(await readStatus(bound)).toMatchObject({
    invoices: 'paid paid scheduled',
    payments: 'checkout bank settled, customer bank settled',
  });
});
