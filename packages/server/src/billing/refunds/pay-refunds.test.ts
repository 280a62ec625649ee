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
  const { cancel_policy: done } = await fixture.tenants.house.agent.must<{ cancel_policy: { refund: number } }>(
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
