import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { aQuote, boundQuote, cardToken, type QuoteFacts } from '@roadworthy/testkit/quote-scenarios.ts';
import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { liveWithBanks, resumeProcesses } from '../../../test/run-collection.ts';
import { sendLetters } from '../../../test/send-letters.ts';
import { jobHandlers } from '../../registry.ts';

let isGatewayDown = false;
const fixture = useFixture('pay ahead', { paymentFaults: () => (isGatewayDown ? 'time_out' : undefined) });
beforeEach(() => {
  isGatewayDown = false;
  fixture.backend.clock.set('2026-06-15T14:00:00Z');
});
const isEven = async () => expect(await checkInvariants(fixture.backend)).toEqual([]);

const run = (name: 'activate-policies' | 'cancel-policies' | 'pay-refunds') =>
  jobHandlers(fixture.backend.platform)[name]?.({});
async function send(): Promise<void> {
  await run('pay-refunds');
  await resumeProcesses(fixture.backend);
  await sendLetters(fixture.backend);
}

const phoenix = {
  postalCode: '85004',
  mailing: { line_1: '1 Palm Lane', locality: 'Phoenix', administrative_area: 'AZ', postal_code: '85004' },
} as const;

type Announced = { readonly policyId: string; readonly refund: number };
/** A policy that its insurer ends on 3 August for what was withheld; in Ohio unless said otherwise. */
async function announced(facts: Partial<QuoteFacts> = {}, on = '2026-08-03'): Promise<Announced> {
  const { policyId } = await boundQuote(fixture.backend, aQuote({ paymentTerm: 'pay_in_full', ...facts }));
  fixture.backend.clock.set('2026-07-01T14:00:00Z');
  await run('activate-policies');
  const { underwriter } = fixture.tenants.insurer;
  const { preview_cancellation: shown } = await underwriter.must<{ preview_cancellation: { refund: number } }>(
    `query ($id: uuid!, $on: date!) { preview_cancellation(policy_id: $id, reason: "misrepresentation", as_of_date: $on) { refund } }`,
    { id: policyId, on },
  );
  await underwriter.must(
    `mutation ($id: uuid!, $on: date!) { underwriter_cancel_policy(policy_id: $id, reason: "misrepresentation",
      as_of_date: $on, explanation: "It was rented out all year.", issue_prorated_refund: true) { status } }`,
    { id: policyId, on },
  );
  return { policyId, refund: shown.refund };
}

const moneyOf = (policyId: string) =>
  selectOne<{
    status: string;
    refunds: string | null;
    advanced: number;
    account: number;
    cash: number;
    earned: number;
  }>(
    fixture.backend,
    `select policy_status as status,
       (select string_agg(reason || ' ' || r.status || ' ' || amount || ' by ' || due_date, ', ' order by created, amount)
          from policy_refunds r where r.policy_id = p.policy_id) as refunds,
       (select coalesce(sum(e.amount), 0)::int from ledger_entries e join ledger_transactions t using (ledger_transaction_id)
          where t.policy_id = p.policy_id and account = 'refunds_advanced') as advanced,
       (select coalesce(sum(e.amount), 0)::int from ledger_entries e join ledger_transactions t using (ledger_transaction_id)
          where t.policy_id = p.policy_id and account in ('premium_receivable', 'unapplied_cash', 'refunds_payable')) as account,
       (select coalesce(sum(e.amount), 0)::int from ledger_entries e join ledger_transactions t using (ledger_transaction_id)
          where t.policy_id = p.policy_id and account = 'cash') as cash,
       (select coalesce(-sum(e.amount), 0)::int from ledger_entries e join ledger_transactions t using (ledger_transaction_id)
          where t.policy_id = p.policy_id and account in ('earned_premium', 'policy_fees', 'instalment_fees')) as earned
     from policies p where policy_id = $1`,
    [policyId],
  );

async function pay(policyId: string, amount: number): Promise<void> {
  const { userId } = await selectOne<{ userId: string }>(
    fixture.backend,
    'select user_id as "userId" from policies where policy_id = $1',
    [policyId],
  );
  const account = { email: 'ada.moreno@example.com', name: 'Ada Moreno', organizationId: null };
  await fixture.backend
    .as({ userId, role: 'organization:customer', ...account })
    .must(
      `mutation ($id: uuid!, $amount: Int!, $card: String) { pay_policy(policy_id: $id, amount: $amount, method_token: $card) { status } }`,
      { id: policyId, amount, card: await cardToken(fixture.backend, '4242424242424242') },
    );
}

const lettersOf = (policyId: string) =>
  selectRows<{ template: string }>(
    fixture.backend,
    `select template from notifications where policy_id = $1 and template like 'cancellation%' order by created`,
    [policyId],
  );

const endDay = async (): Promise<void> => {
  fixture.backend.clock.set('2026-08-03T14:00:00Z');
  await run('cancel-policies');
};

describe('what the law wants back before cover ends', () => {
  test('goes out as soon as the end is announced, and the end settles it to the cent', async () => {
    const { policyId, refund } = await announced();
    expect(refund).toBeGreaterThan(0);
    await send();
    expect(await moneyOf(policyId)).toMatchObject({
      status: 'pending_cancellation',
      refunds: `before_end paid ${refund} by 2026-08-02`,
      advanced: refund,
      account: 0,
    });
    await isEven();
    await endDay();
    const { cash, earned, ...ended } = await moneyOf(policyId);
    expect(ended).toEqual({
      status: 'cancelled',
      refunds: `before_end paid ${refund} by 2026-08-02`,
      advanced: 0,
      account: 0,
    });
    expect(cash).toBe(earned);
    await isEven();
  });

  test('goes out with the notice in Arizona', async () => {
    const { policyId, refund } = await announced(phoenix, '2026-08-17');
    await send();
    expect(await moneyOf(policyId)).toMatchObject({ refunds: `before_end paid ${refund} by 2026-07-01` });
    fixture.backend.clock.set('2026-08-17T16:00:00Z');
    await run('cancel-policies');
    expect(await moneyOf(policyId)).toMatchObject({ status: 'cancelled', account: 0, advanced: 0 });
    await isEven();
  });

  test('and did not go out in time ends no cover: the end is announced anew, and comes once it was paid', async () => {
    const { policyId, refund } = await announced();
    await selectRows(
      fixture.backend,
      `update policy_refunds set status = 'held', hold_reason = 'card_closed' where policy_id = $1`,
      [policyId],
    );
    await send();
    await endDay();
    await sendLetters(fixture.backend);
    expect(await moneyOf(policyId)).toMatchObject({ status: 'pending_cancellation', advanced: expect.any(Number) });
    expect((await lettersOf(policyId)).map(({ template }) => template)).toEqual([
      'cancellation_announced',
      'cancellation_announced',
    ]);
    const { ends } = await selectOne<{ ends: string }>(
      fixture.backend,
      `select effective_date::text as ends from policy_cancellations where policy_id = $1 and status = 'pending'`,
      [policyId],
    );
    expect(ends > '2026-08-30').toBe(true);
    const held = await selectOne<{ id: string; amount: number }>(
      fixture.backend,
      `select policy_refund_id as id, amount::int from policy_refunds where policy_id = $1 and status = 'held'`,
      [policyId],
    );
    expect(held.amount).toBe(refund);
    await fixture.tenants.insurer.owner.must(
      `mutation ($id: uuid!, $refund: uuid!) { record_refund_payout(policy_id: $id, policy_refund_id: $refund,
        paid_by: "check", reference: "1042") { status } }`,
      { id: policyId, refund: held.id },
    );
    await isEven();
    fixture.backend.clock.set(`${ends}T14:00:00Z`);
    await run('cancel-policies');
    const money = await moneyOf(policyId);
    expect(money).toMatchObject({ status: 'cancelled', advanced: 0 });
    // Four weeks more were covered than the advance counted: they are billed, and nothing of it is lost.
    expect(money.account).toBe(money.earned - money.cash);
    expect(money.account).toBeGreaterThan(0);
    await isEven();
  });

  test('is stopped where it has not gone out and the end is taken back', async () => {
    const { policyId, refund } = await announced();
    await fixture.tenants.insurer.underwriter.must(
      `mutation ($id: uuid!) { reverse_pending_policy_cancellation(policy_id: $id) { status } }`,
      { id: policyId },
    );
    expect(await moneyOf(policyId)).toMatchObject({
      status: 'active',
      refunds: `before_end stopped ${refund} by 2026-08-02`,
      advanced: 0,
      account: 0,
    });
    await isEven();
  });

  test('is asked for again where it has gone out and the end is taken back, after its payer was told', async () => {
    const { policyId, refund } = await announced();
    await send();
    fixture.backend.clock.set('2026-07-10T14:00:00Z');
    await fixture.tenants.insurer.underwriter.must(
      `mutation ($id: uuid!) { reverse_pending_policy_cancellation(policy_id: $id) { status } }`,
      { id: policyId },
    );
    const bill = () =>
      selectOne(
        fixture.backend,
        `select status, premium::int, due_date::text as due from invoices where policy_id = $1 and kind = 'catch_up'`,
        [policyId],
      );
    expect(await bill()).toEqual({ status: 'scheduled', premium: refund, due: '2026-07-17' });
    expect(await moneyOf(policyId)).toMatchObject({ status: 'active', advanced: 0, account: refund });
    await isEven();
    await liveWithBanks(fixture.backend, '2026-07-18');
    expect(await bill()).toMatchObject({ status: 'issued' });
    const told = `select template from notifications where policy_id = $1 and template = 'payment_upcoming'`;
    expect(await selectRows(fixture.backend, told, [policyId])).toHaveLength(1);
    await pay(policyId, refund);
    expect(await bill()).toMatchObject({ status: 'paid' });
    expect(await moneyOf(policyId)).toMatchObject({ status: 'active', account: 0 });
    await isEven();
  });

  test('counts what was paid and no more: what is paid meanwhile goes back before the end too', async () => {
    const facts = { paymentTerm: 'monthly', autopay: true, effectiveDate: '2026-06-15' } as const;
    const { policyId } = await announced(facts);
    await send();
    // A month was paid, and cover ends after seven weeks.
    expect(await moneyOf(policyId)).toMatchObject({ refunds: null, advanced: 0 });
    await liveWithBanks(fixture.backend, '2026-07-16');
    const { refunds, advanced } = await moneyOf(policyId);
    expect(refunds).toMatch(/^before_end paid \d+ by 2026-08-02$/);
    expect(advanced).toBeGreaterThan(0);
    await isEven();
    await endDay();
    expect(await moneyOf(policyId)).toMatchObject({ status: 'cancelled', account: 0, advanced: 0 });
    await isEven();
  });

  test('leaves nothing to ask for until the end', async () => {
    const facts = { paymentTerm: 'monthly', autopay: true, effectiveDate: '2026-06-15' } as const;
    const { policyId } = await announced(facts);
    await pay(policyId, 40_000);
    await run('cancel-policies');
    await send();
    await liveWithBanks(fixture.backend, '2026-08-02');
    const charges = `select from transactions where policy_id = $1 and type = 'charge'`;
    expect(await selectRows(fixture.backend, charges, [policyId])).toHaveLength(2);
    await isEven();
    await endDay();
    await send();
    const { cash, earned, ...ended } = await moneyOf(policyId);
    expect(ended).toMatchObject({ status: 'cancelled', account: 0, advanced: 0 });
    expect(cash).toBe(earned);
    await isEven();
  });

  test('is sent once, however often it is looked at and whatever the gateway does', async () => {
    const { policyId, refund } = await announced();
    isGatewayDown = true;
    await run('cancel-policies');
    await run('pay-refunds');
    await resumeProcesses(fixture.backend);
    isGatewayDown = false;
    await run('cancel-policies');
    await send();
    await send();
    expect(await moneyOf(policyId)).toMatchObject({ refunds: `before_end paid ${refund} by 2026-08-02` });
    await isEven();
  });
});
