import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, boundQuote, cardToken } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { expect, test } from 'vitest';

const fixture = useFixture('reinstate my policy', { now: '2026-06-15T14:00:00Z' });

const own = `mutation ($id: uuid!, $charged: Int!, $by: String!, $method: String) {
  reinstate_my_policy(policy_id: $id, charged_amount: $charged, has_lapse: false, signed_by: $by, method_token: $method) { status } }`;
const abilities = `query ($id: uuid!) { abilities(table: "policies", id: $id) { operation allowed } }`;

/** A policy that was paid in full and ended after a fortnight, and whose it is. */
async function ended() {
  const email = `ada${process.hrtime.bigint()}@example.com`;
  fixture.backend.clock.set('2026-06-15T14:00:00Z');
  const facts = aQuote({ paymentTerm: 'pay_in_full', effectiveDate: '2026-06-15', person: { email } });
  const { policyId } = await boundQuote(fixture.backend, facts);
  fixture.backend.clock.set('2026-07-01T14:00:00Z');
  await fixture.tenants.insurer.agent.must(
    `mutation ($id: uuid!) { cancel_policy(policy_id: $id, reason: "insured_request", as_of_date: "2026-07-01",
      issue_prorated_refund: true) { status } }`,
    { id: policyId },
  );
  fixture.backend.clock.set('2026-07-05T14:00:00Z');
  const { userId } = await selectOne<{ userId: string }>(
    fixture.backend,
    'select user_id as "userId" from policies where policy_id = $1',
    [policyId],
  );
  const account = { email, name: 'Ada Moreno', organizationId: null };
  return { policyId, ada: fixture.backend.as({ userId, role: 'organization:customer', ...account }) };
}

test('an insured signs for themselves and pays with a card of their own', async () => {
  const { policyId: id, ada } = await ended();
  const read = await ada.must<{ abilities: { operation: string; allowed: boolean }[] }>(abilities, { id });
  expect(read.abilities.filter(({ operation }) => operation.startsWith('reinstate'))).toEqual([
    { operation: 'reinstate_policy', allowed: false },
    { operation: 'reinstate_my_policy', allowed: true },
  ]);
  const method = await cardToken(fixture.backend, '4242424242424242');
  const refused = async (more: object) =>
    (await refusalOf(fixture.backend, ada, own, { id, charged: 1_500, by: 'Ada Moreno', method, ...more })).code;
  expect(await refused({ by: 'Bea Moreno' })).toBe('statement_not_by_insured');
  expect(await refused({ charged: 1_000 })).toBe('amount_changed');
  const { reinstate_my_policy: done } = await ada.must<{ reinstate_my_policy: { status: string } }>(own, {
    id,
    charged: 1500,
    by: 'ada moreno',
    method,
  });
  expect(done.status).toBe('reinstated');
  const written = await selectRows(
    fixture.backend,
    `select p.policy_status as status, r.signed_by, r.signed_on::text, m.begun_by, t.actor_role as role
     from policies p join policy_reinstatements r using (policy_id)
     join payments m on m.policy_id = p.policy_id and m.amount = 1500
     join policy_transactions t on t.policy_id = p.policy_id and t.kind = 'reinstatement' where p.policy_id = $1`,
    [id],
  );
  expect(written).toEqual([
    {
      status: 'active',
      signed_by: 'ada moreno',
      signed_on: '2026-07-05',
      begun_by: 'customer',
      role: 'organization:customer',
    },
  ]);
  expect(await checkInvariants(fixture.backend)).toEqual([]);
});

test('a card that is declined leaves the policy ended, and another card takes it up', async () => {
  const { policyId: id, ada } = await ended();
  const pay = async (number: string) => {
    const input = { id, charged: 1_500, by: 'Ada Moreno', method: await cardToken(fixture.backend, number) };
    return (await ada.must<{ reinstate_my_policy: { status: string } }>(own, input)).reinstate_my_policy.status;
  };
  expect(await pay('4000000000000002')).toBe('declined');
  expect(
    (
      await selectOne<{ s: string }>(fixture.backend, 'select policy_status as s from policies where policy_id = $1', [
        id,
      ])
    ).s,
  ).toBe('cancelled');
  expect(await pay('4242424242424242')).toBe('reinstated');
  expect(await checkInvariants(fixture.backend)).toEqual([]);
});

test('nobody takes up a policy of somebody else', async () => {
  const { policyId: id } = await ended();
  const { ada: other } = await ended();
  const input = { id, charged: 1_500, by: 'Ada Moreno', method: null };
  expect((await refusalOf(fixture.backend, other, own, input)).code).toBe('not_found');
});
