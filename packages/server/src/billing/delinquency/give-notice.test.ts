import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, boundQuote, type BoundQuote, cardToken } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { liveUntil, resumeProcesses } from '../../../test/run-collection.ts';
import { sendLetters } from '../../../test/send-letters.ts';
import { jobHandlers } from '../../registry.ts';

const start = '2026-06-15T14:00:00Z';
const fixture = useFixture('give notice', { now: start });
afterEach(async () => {
  expect(await checkInvariants(fixture.backend)).toEqual([]);
  fixture.backend.clock.set(start);
});

const unpaid = () => boundQuote(fixture.backend, aQuote({ effectiveDate: '2026-06-15' }));
/** Lives until a day with every letter sent, or with none. */
async function until(day: string, { letters = true, step = 1 } = {}): Promise<void> {
  for (;;) {
    const before = fixture.backend.clock.now().toISOString().slice(0, 10);
    const next = new Date(fixture.backend.clock.now().getTime() + step * 86_400_000).toISOString().slice(0, 10);
    if (next > day || before === day) return;
    await liveUntil(fixture.backend, next, step);
    if (letters) await sendLetters(fixture.backend);
    for (const job of ['cancel-policies', 'pay-refunds'] as const)
      await jobHandlers(fixture.backend.platform)[job]?.({});
    await resumeProcesses(fixture.backend);
  }
}

const readStatus = ({ policyId }: BoundQuote) =>
  selectOne<Record<string, unknown>>(
    fixture.backend,
    `select p.policy_status as status, p.cancelled_as_of::text as as_of,
       (select string_agg(i.status, ' ' order by sequence) from invoices i where i.policy_id = p.policy_id and (sequence <= 3 or kind = 'balance')) as invoices,
       (select string_agg(n.sent || ' ' || effective_date || ' ' || c.status, ', ' order by c.created)
        from policy_cancellations c join notices n using (notice_id)
        where c.policy_id = p.policy_id) as notices,
       (select string_agg(template, ' ' order by created) from notifications n where n.policy_id = p.policy_id
          and template like '%cancel%') as letters
     from policies p where policy_id = $1`,
    [policyId],
  );

async function pay(bound: BoundQuote, amount: number): Promise<string> {
  const { user_id: userId } = await selectOne<{ user_id: string }>(
    fixture.backend,
    'select user_id from policies where policy_id = $1',
    [bound.policyId],
  );
  const account = { email: 'ada.moreno@example.com', name: 'Ada Moreno', organizationId: null };
  const ada = fixture.backend.as({ userId, role: 'organization:customer', ...account });
  const method = await cardToken(fixture.backend, '4242424242424242');
  const { pay_policy } = await ada.must<{ pay_policy: { status: string } }>(
    `mutation ($id: uuid!, $amount: Int!, $method: String) {
      pay_policy(policy_id: $id, amount: $amount, method_token: $method) { status }
    }`,
    { id: bound.policyId, amount, method },
  );
  return pay_policy.status;
}
const dueOf = async ({ policyId }: BoundQuote) =>
  (
    await selectOne<{ due: number }>(
      fixture.backend,
      `select sum(amount - paid_amount)::int as due from invoices where policy_id = $1 and status in ('issued', 'partly_paid')`,
      [policyId],
    )
  ).due;
const accountsOf = ({ policyId }: BoundQuote) =>
  selectRows(
    fixture.backend,
    `select account, sum(amount)::int as amount from ledger_entries join ledger_transactions using (ledger_transaction_id)
     where policy_id = $1 and kind <> 'payment' group by 1 having sum(amount) <> 0 order by 1`,
    [policyId],
  );

describe('what falls due on July 15 and is not paid', () => {
  test('is given notice of on the eighth day, by letter with the law’s date, and the policy ends on it', async () => {
    const bound = await unpaid();
    await until('2026-07-22');
    expect(await readStatus(bound)).toMatchObject({ status: 'delinquent', notices: null, letters: null });
    await until('2026-07-23');
    expect(await readStatus(bound)).toMatchObject({
      status: 'pending_cancellation',
      as_of: '2026-08-05',
      notices: '2026-07-23 2026-08-05 pending',
      letters: 'cancellation_announced',
    });
    await until('2026-08-04');
    expect(await readStatus(bound)).toMatchObject({ status: 'pending_cancellation' });
    fixture.backend.clock.set('2026-08-05T04:00:30Z');
    await jobHandlers(fixture.backend.platform)['cancel-policies']?.({});
    expect(await readStatus(bound)).toMatchObject({ status: 'pending_cancellation' });
    fixture.backend.clock.set('2026-08-05T04:01:00Z');
    await Promise.all([1, 2].map(async () => jobHandlers(fixture.backend.platform)['cancel-policies']?.({})));
    expect(await readStatus(bound)).toMatchObject({
      status: 'cancelled',
      as_of: '2026-08-05',
      invoices: 'paid void void issued',
      letters: 'cancellation_announced policy_cancelled',
    });
  });

  test('and is paid in full before the day keeps the cover, a part does not, and the books are as though nothing was', async () => {
    const bound = await unpaid();
    await until('2026-07-22');
    const before = await accountsOf(bound);
    await until('2026-07-30');
    const due = await dueOf(bound);
    expect(await pay(bound, due - 100)).toBe('paid');
    expect(await readStatus(bound)).toMatchObject({ status: 'pending_cancellation', as_of: '2026-08-14' });
    expect(await pay(bound, 100)).toBe('paid');
    expect(await readStatus(bound)).toMatchObject({
      status: 'active',
      as_of: null,
      invoices: 'paid paid scheduled',
      notices: '2026-07-23 2026-08-05 reversed, 2026-07-23 2026-08-14 reversed',
      letters: 'cancellation_announced cancellation_announced cancellation_reversed',
    });
    expect(await accountsOf(bound)).toEqual(before);
    await until('2026-08-07');
    expect(await readStatus(bound)).toMatchObject({ status: 'active' });
  });

  test.each([
    ['a cent short', (due: number) => due - 1],
    ['but for a few dollars', (due: number) => due - 303],
  ])('and is paid %s keeps the cover that this pays for, and the new day is told', async (_how, part) => {
    const bound = await unpaid();
    await until('2026-07-30');
    expect(await pay(bound, part(await dueOf(bound)))).toBe('paid');
    const { as_of: asOf, letters } = await readStatus(bound);
    expect(letters).toBe('cancellation_announced cancellation_announced');
    const { paid_to } = await selectOne<{ paid_to: string }>(
      fixture.backend,
      `select (effective_date + floor((select sum(greatest(i.paid_amount - i.fees, 0)) from invoices i
         where i.policy_id = p.policy_id) * (expiration_date - effective_date) / premium)::int)::text as paid_to
       from policies p where policy_id = $1`,
      [bound.policyId],
    );
    expect(paid_to > '2026-08-05').toBe(true);
    expect(String(asOf) >= paid_to).toBe(true);
    await until(paid_to);
    expect(await readStatus(bound)).toMatchObject({ status: paid_to === asOf ? 'cancelled' : 'pending_cancellation' });
    await until(String(asOf));
    expect(await readStatus(bound)).toMatchObject({ status: 'cancelled', as_of: asOf });
  });

  test('and is paid after cover ended, however late the clock runs, has ended', async () => {
    const bound = await unpaid();
    await until('2026-08-04');
    fixture.backend.clock.set('2026-08-06T14:00:00Z');
    expect(await pay(bound, await dueOf(bound))).toBe('paid');
    await jobHandlers(fixture.backend.platform)['cancel-policies']?.({});
    expect(await readStatus(bound)).toMatchObject({ status: 'cancelled', as_of: '2026-08-05' });
  });

  test('has its own days of notice after two weeks without a clock', async () => {
    const bound = await unpaid();
    await until('2026-07-16');
    fixture.backend.clock.set('2026-07-28T14:00:00Z');
    await until('2026-07-29');
    expect(await readStatus(bound)).toMatchObject({ notices: '2026-07-29 2026-08-11 pending' });
    await until('2026-08-19', { step: 21 });
    expect(await readStatus(bound)).toMatchObject({ status: 'cancelled', as_of: '2026-08-11' });
  });

  test('goes on where the letter did not go out in time, and is told anew', async () => {
    const bound = await unpaid();
    await until('2026-08-05', { letters: false });
    expect(await readStatus(bound)).toMatchObject({
      status: 'pending_cancellation',
      as_of: '2026-08-18',
      notices: '2026-07-23 2026-08-05 reversed, 2026-08-05 2026-08-18 pending',
    });
    await sendLetters(fixture.backend);
    await until('2026-08-18');
    expect(await readStatus(bound)).toMatchObject({ status: 'cancelled', as_of: '2026-08-18' });
  });

  test('goes on where a moratorium stops that, and is told anew after it', async () => {
    const bound = await unpaid();
    await until('2026-07-24');
    await selectRows(
      fixture.backend,
      `insert into moratoriums (organization_id, name, reason, notice, actions, states, starts, time_zone)
       select organization_id, 'Flood', 'Flood', 'A flood.', '{cancel_for_non_payment}', '{US-OH}', '2026-07-25', 'America/New_York'
       from policies where policy_id = $1`,
      [bound.policyId],
    );
    await until('2026-08-06');
    expect(await readStatus(bound)).toMatchObject({ status: 'delinquent', notices: '2026-07-23 2026-08-05 reversed' });
    await selectRows(fixture.backend, `update moratoriums set ends = '2026-08-07T00:00:00Z'`);
    await until('2026-08-07');
    expect(await readStatus(bound)).toMatchObject({ status: 'pending_cancellation', as_of: '2026-08-20' });
    await selectRows(fixture.backend, 'update moratoriums set ends = starts');
  });
});

test('a day that an agent agreed on with the customer puts everything off until then, and it is asked for on it', async () => {
  const bound = await unpaid();
  await until('2026-07-20');
  const { agent } = fixture.tenants.insurer;
  const read = `query ($id: uuid!) { preview_delinquent_policy(policy_id: $id) { amount_due since decision ends latest_pay_by } }`;
  const { preview_delinquent_policy: shown } = await agent.must<{ preview_delinquent_policy: Record<string, unknown> }>(
    read,
    { id: bound.policyId },
  );
  expect(shown).toEqual({
    amount_due: await dueOf(bound),
    since: '2026-07-15',
    decision: 'notice_not_due',
    ends: null,
    latest_pay_by: '2026-08-03',
  });
  const confirm = `mutation ($id: uuid!, $on: date!) { confirm_delinquent_policy(policy_id: $id, pay_by: $on) { pay_by } }`;
  expect((await refusalOf(fixture.backend, agent, confirm, { id: bound.policyId, on: '2026-08-04' })).code).toBe(
    'day_too_late',
  );
  await agent.must(confirm, { id: bound.policyId, on: '2026-07-31' });
  expect(await readStatus(bound)).toMatchObject({ status: 'active' });
  await until('2026-07-31');
  expect(await readStatus(bound)).toMatchObject({ status: 'active', notices: null });
  await until('2026-08-10');
  expect(await readStatus(bound)).toMatchObject({
    status: 'pending_cancellation',
    notices: '2026-08-10 2026-08-24 pending',
  });
});
