import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { sandboxOf } from '@roadworthy/testkit/sandbox-of.ts';
import { afterEach, expect, test } from 'vitest';
import { resumeProcesses } from '../../../test/run-collection.ts';
import { jobHandlers } from '../../registry.ts';

let isGatewayDown = false;
const fixture = useFixture('pay refunds', { paymentFaults: () => (isGatewayDown ? 'time_out' : undefined) });
afterEach(async () => {
  isGatewayDown = false;
  fixture.backend.clock.set('2026-06-15T14:00:00Z');
  expect(await checkInvariants(fixture.backend)).toEqual([]);
});

const begin = () => jobHandlers(fixture.backend.platform)['pay-refunds']?.({});
/** One round of the clock that sends what is owed. */
async function pay(): Promise<void> {
  await begin();
  await resumeProcesses(fixture.backend);
}

/** A policy that was paid in full and ended after eleven weeks; answers what is owed back. */
async function ended(facts = aQuote({ paymentTerm: 'pay_in_full' })): Promise<{ policyId: string; refund: number }> {
  const { policyId } = await boundQuote(fixture.backend, facts);
  fixture.backend.clock.set('2026-09-01T14:00:00Z');
  await jobHandlers(fixture.backend.platform)['activate-policies']?.({});
  const { cancel_policy: done } = await fixture.tenants.insurer.agent.must<{ cancel_policy: { refund: number } }>(
    `mutation ($id: uuid!) { cancel_policy(policy_id: $id, reason: "sold_vehicle", as_of_date: "2026-09-01",
      issue_prorated_refund: true) { refund } }`,
    { id: policyId },
  );
  return { policyId, refund: done.refund };
}

const refundOf = (policyId: string) =>
  selectOne<{ status: string; interest: number; transactions: number[] | null; cash: number }>(
    fixture.backend,
    `select status, interest::int,
       (select array_agg(amount::int) from transactions t where t.policy_id = r.policy_id and type = 'refund') as transactions,
       (select sum(e.amount)::int from ledger_entries e join ledger_transactions t using (ledger_transaction_id)
          where t.policy_id = r.policy_id and kind = 'refund_paid' and account = 'cash') as cash
     from policy_refunds r where policy_id = $1`,
    [policyId],
  );
async function refunded(policyId: string): Promise<number[]> {
  const keys = await selectRows<{ key: string }>(
    fixture.backend,
    `select gateway_key as key from payments where policy_id = $1 and direction = 'out'`,
    [policyId],
  );
  const effects = await sandboxOf(fixture.backend).charges();
  return effects.filter(({ key }) => keys.some((one) => one.key === key)).map(({ amount }) => amount);
}

test('pays back to the card that paid, once, and books it', async () => {
  const { policyId, refund } = await ended();
  await Promise.all([begin(), begin()]);
  await pay();
  await pay();
  expect(await refundOf(policyId)).toEqual({ status: 'paid', interest: 0, transactions: [refund], cash: -refund });
  expect(await refunded(policyId)).toEqual([refund]);
});

test('goes on under the same key when the answer got lost', async () => {
  const { policyId, refund } = await ended();
  isGatewayDown = true;
  await pay();
  expect((await refundOf(policyId)).status).toBe('owed');
  isGatewayDown = false;
  await pay();
  expect((await refundOf(policyId)).status).toBe('paid');
  expect(await refunded(policyId)).toEqual([refund]);
});

test('pays interest where the law asks for it and the day has passed', async () => {
  const mailing = { line_1: '1 Bay Street', locality: 'Tampa', administrative_area: 'FL', postal_code: '33602' };
  const { policyId, refund } = await ended(aQuote({ paymentTerm: 'pay_in_full', postalCode: '33602', mailing }));
  fixture.backend.clock.set('2026-10-21T14:00:00Z');
  await pay();
  const interest = Math.round((refund * 8 * 20) / 36_500);
  expect(await refundOf(policyId)).toMatchObject({ status: 'paid', interest, transactions: [refund + interest] });
  const [expense] = await selectRows<{ amount: number }>(
    fixture.backend,
    `select amount::int from ledger_entries where account = 'interest_expense'`,
  );
  expect(expense).toEqual({ amount: interest });
});

const tampa = { line_1: '1 Bay Street', locality: 'Tampa', administrative_area: 'FL', postal_code: '33602' };

/** A policy of Florida that counts as never issued, whose whole price is owed back and late; answers both. */
async function lateWhole(): Promise<{ policyId: string; refund: number; interest: number }> {
  const facts = {
    paymentTerm: 'pay_in_full',
    postalCode: '33602',
    mailing: tampa,
    effectiveDate: '2026-06-20',
  } as const;
  const { policyId } = await boundQuote(fixture.backend, aQuote(facts));
  const { cancel_policy: done } = await fixture.tenants.insurer.agent.must<{ cancel_policy: { refund: number } }>(
    `mutation ($id: uuid!) { cancel_policy(policy_id: $id, reason: "never_taken", as_of_date: "2026-06-20",
      issue_prorated_refund: true, explanation: "Never taken") { refund } }`,
    { id: policyId },
  );
  fixture.backend.clock.set('2026-10-21T14:00:00Z');
  const { late } = await selectOne<{ late: number }>(
    fixture.backend,
    `select '2026-10-21'::date - due_date as late from policy_refunds where policy_id = $1`,
    [policyId],
  );
  return { policyId, refund: done.refund, interest: Math.round((done.refund * 8 * late) / 36_500) };
}

const everyRefund = (policyId: string) =>
  selectRows<{ id: string }>(
    fixture.backend,
    `select policy_refund_id as id, reason, status, hold_reason as hold, amount::int, interest::int from policy_refunds
     where policy_id = $1 order by created, amount desc`,
    [policyId],
  );

test('a whole refund that is late goes back to the card, and its interest by check, as an expense', async () => {
  const { policyId, refund, interest } = await lateWhole();
  expect(interest).toBeGreaterThan(0);
  await pay();
  expect(await refunded(policyId), 'a card takes no more than it paid').toEqual([refund]);
  const [principal, rest] = await everyRefund(policyId);
  expect(principal).toMatchObject({ status: 'paid', amount: refund });
  expect(rest).toMatchObject({ reason: 'late_interest', status: 'held', hold: 'other_way', amount: interest });
  expect(await checkInvariants(fixture.backend)).toEqual([]);

  const note = `mutation ($id: uuid!, $refund: uuid!, $by: String!, $number: String!) {
    record_refund_payout(policy_id: $id, policy_refund_id: $refund, paid_by: $by, reference: $number) { status } }`;
  const { owner } = fixture.tenants.insurer;
  const input = { id: policyId, refund: rest?.id, by: 'check', number: 'No. 1042' };
  const codeOf = async (more: object) => (await owner.ask(note, { ...input, ...more })).errors[0]?.extensions.code;
  expect(await codeOf({ by: 'cash' })).toBe('payout_kind_unknown');
  expect(await codeOf({ number: ' ' })).toBe('payout_reference_missing');
  expect(await codeOf({ refund: principal?.id })).toBe('refund_paid');
  await owner.must(note, input);
  expect(await codeOf({})).toBe('refund_paid');

  expect((await everyRefund(policyId))[1]).toMatchObject({ status: 'paid', amount: interest, interest: 0 });
  const accounts = await selectRows(
    fixture.backend,
    `select account, sum(amount)::int as amount from ledger_entries join ledger_transactions using (ledger_transaction_id)
     where policy_id = $1 group by 1 having sum(amount) <> 0 order by 1`,
    [policyId],
  );
  expect(accounts).toEqual([
    { account: 'cash', amount: -interest },
    { account: 'interest_expense', amount: interest },
  ]);
});

test('a part that a card would not take is paid by transfer, with the interest of its own days', async () => {
  const { policyId, refund } = await lateWhole();
  await selectRows(
    fixture.backend,
    `update policy_refunds set status = 'held', hold_reason = 'card_closed' where policy_id = $1`,
    [policyId],
  );
  const [held] = await everyRefund(policyId);
  await fixture.tenants.insurer.owner.must(
    `mutation ($id: uuid!, $refund: uuid!) { record_refund_payout(policy_id: $id, policy_refund_id: $refund,
      paid_by: "transfer", reference: "T-88") { status } }`,
    { id: policyId, refund: held?.id },
  );
  const [paid, ...others] = await everyRefund(policyId);
  expect(paid).toMatchObject({ status: 'paid', amount: refund });
  expect(others).toEqual([]);
  const [letter] = await selectRows<{ template: string }>(
    fixture.backend,
    `select template from notifications where policy_id = $1 and template = 'refund_sent'`,
    [policyId],
  );
  expect(letter).toBeDefined();
});

test('a refund that comes back days later is owed again by its day and held, once however often it is told', async () => {
  const { policyId, refund } = await ended();
  await pay();
  const { id, key, organizationId } = await selectOne<{ id: string; key: string; organizationId: string }>(
    fixture.backend,
    `select payment_id as id, gateway_key as key, organization_id as "organizationId" from payments
     where policy_id = $1 and direction = 'out'`,
    [policyId],
  );
  const { platform } = fixture.backend;
  // Nothing happened at the bank yet.
  const tell = { paymentId: id, organizationId };
  await jobHandlers(platform)['follow-debit']?.(tell);
  expect((await refundOf(policyId)).status).toBe('paid');

  const failing = {
    ...platform.payments,
    lookUp: async () => ({ status: 'declined', reference: key, declineCode: 'account_closed' }) as const,
  };
  fixture.backend.clock.set('2026-09-09T14:00:00Z');
  await jobHandlers({ ...platform, payments: failing })['follow-debit']?.(tell);
  await jobHandlers({ ...platform, payments: failing })['follow-debit']?.(tell);
  expect(await refundOf(policyId)).toMatchObject({ status: 'held', interest: 0, cash: 0 });
  expect(await everyRefund(policyId)).toMatchObject([{ amount: refund, hold: 'refund_failed', status: 'held' }]);
  const broken = await checkInvariants(fixture.backend);
  // The sandbox still has it as refunded.
  expect(broken.filter((rule) => !rule.startsWith('I13 the gateway'))).toEqual([]);

  const [held] = await everyRefund(policyId);
  await fixture.tenants.insurer.owner.must(
    `mutation ($id: uuid!, $refund: uuid!) { record_refund_payout(policy_id: $id, policy_refund_id: $refund,
      paid_by: "check", reference: "1043") { status } }`,
    { id: policyId, refund: held?.id },
  );
  expect((await refundOf(policyId)).status).toBe('paid');
  // So that what the sandbox believes is true again for the tests after this one.
  await selectRows(fixture.backend, 'delete from payments where payment_id = $1', [id]);
});

test('no payment gives back more than it was, whatever is written', async () => {
  const { policyId } = await ended();
  const more = `insert into payments (organization_id, policy_id, policy_refund_id, returns_payment_id, gateway_key, gateway,
      amount, currency, status, direction, method_kind, begun_by)
    select r.organization_id, r.policy_id, policy_refund_id, t.payment_id, 'more', 'sandbox', t.amount + 1, 'USD', 'pending',
      'out', 'card', 'staff'
    from policy_refunds r join transactions t using (policy_id) where policy_id = $1 and type = 'charge'`;
  await expect(fixture.backend.owner.pool.query(more, [policyId])).rejects.toThrow(/would give back/);
});
