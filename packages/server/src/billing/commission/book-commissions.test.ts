import { payByBank } from '@roadworthy/testkit/bank-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { changedTables, footprintOf } from '@roadworthy/testkit/footprint.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, boundQuote, signedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { afterEach, expect, test } from 'vitest';
import { jobHandlers } from '../../registry.ts';

const fixture = useFixture('book commissions', { now: '2026-06-15T14:00:00Z' });
const run = (name: 'book-commissions' | 'follow-debits') => jobHandlers(fixture.backend.platform)[name]?.({});
afterEach(async () => expect(await checkInvariants(fixture.backend)).toEqual([]));

const commissionOf = async (policyId: string) => {
  const entries = await selectRows<{ account: string; amount: number; day: string }>(
    fixture.backend,
    `select account, amount::int, effective_date::text as day from ledger_entries join ledger_transactions using (ledger_transaction_id)
     where policy_id = $1 and kind = 'commission' order by booked, amount`,
    [policyId],
  );
  return entries.filter(({ account }) => account === 'commission_payable').map(({ amount }) => -amount);
};
const firstPremium = async (policyId: string) =>
  (
    await selectOne<{ premium: number }>(
      fixture.backend,
      'select premium::int from invoices where policy_id = $1 and sequence = 1',
      [policyId],
    )
  ).premium;

test('commission is booked on the premium that came in, once, and clawed back when it does not count any more', async () => {
  const { backend } = fixture;
  const { policyId } = await boundQuote(backend, aQuote());
  await Promise.all([run('book-commissions'), run('book-commissions')]);
  const commission = Math.round((await firstPremium(policyId)) * 0.12);
  expect(await commissionOf(policyId)).toEqual([commission]);
  const before = await footprintOf(backend);
  await run('book-commissions');
  expect(changedTables(before, await footprintOf(backend))).toEqual([]);

  const { data } = await fixture.tenants.insurer.agent.ask(
    'query ($id: uuid!) { policy_commissions(where: { policy_id: { _eq: $id } }) { rate booked } }',
    { id: policyId },
  );
  expect(data).toEqual({ policy_commissions: [{ rate: 12, booked: commission }] });

  // The rate of a term stays, whatever its product says later; a flat cancellation brings all of it back.
  await selectRows(backend, 'update product_parameters set commission_new = 20');
  backend.clock.set('2026-06-15T15:00:00Z');
  const cancelled = await fixture.tenants.insurer.agent.ask(
    `mutation ($id: uuid!) { cancel_policy(policy_id: $id, reason: "insured_request", as_of_date: "2026-06-16",
       issue_prorated_refund: true) { status } }`,
    { id: policyId },
  );
  expect(cancelled.errors).toEqual([]);
  await run('book-commissions');
  expect(await commissionOf(policyId)).toEqual([commission, -commission]);
  await selectRows(backend, 'update product_parameters set commission_new = 12');
});

test('a debit earns commission when its money is here, and loses it when its bank takes it back', async () => {
  const { backend } = fixture;
  const quote = await signedQuote(backend, aQuote());
  expect(await payByBank(backend, quote, '000555555559')).toMatchObject({ status: 'bound' });
  const { policy_id: policyId } = await selectOne<{ policy_id: string }>(
    backend,
    'select policy_id from quotes where quote_id = $1',
    [quote.quoteId],
  );
  await run('book-commissions');
  expect(await commissionOf(policyId)).toEqual([]);
  const commission = Math.round((await firstPremium(policyId)) * 0.12);
  const booked = [[commission], [commission, -commission]];
  for (const [index, day] of ['2026-06-19', '2026-06-29'].entries()) {
    backend.clock.set(`${day}T15:00:00Z`);
    await run('follow-debits');
    await run('book-commissions');
    expect(await commissionOf(policyId)).toEqual(booked[index]);
  }
});
