import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, boundQuote, cardToken } from '@roadworthy/testkit/quote-scenarios.ts';
import { expect, test } from 'vitest';
import { collect, liveUntil } from '../../../test/run-collection.ts';
import { sendLetters } from '../../../test/send-letters.ts';
import { jobHandlers } from '../../registry.ts';

const fixture = useFixture('write off', { now: '2026-06-15T14:00:00Z' });
const run = (name: 'cancel-policies' | 'write-off-policies') => jobHandlers(fixture.backend.platform)[name]?.({});
const writeOffAt = async (day: string) => {
  fixture.backend.clock.set(`${day}T14:00:00Z`);
  await Promise.all([run('write-off-policies'), run('write-off-policies')]);
};

test('what an end for non-payment left unpaid is written off 45 days later, and taken in again when it is paid', async () => {
  const { backend } = fixture;
  const { policyId } = await boundQuote(backend, aQuote({ effectiveDate: '2026-06-15' }));
  for (const day of ['2026-07-08', '2026-07-15', '2026-07-16', '2026-07-23', '2026-08-05']) {
    await liveUntil(backend, day, 1);
    await sendLetters(backend);
  }
  await run('cancel-policies');
  await collect(backend);
  const balance = () =>
    selectOne<{ amount: number; paid: number; status: string; policy: string }>(
      backend,
      `select i.amount::int, i.paid_amount::int as paid, i.status, p.policy_status as policy
       from invoices i join policies p using (policy_id) where policy_id = $1 and kind = 'balance'`,
      [policyId],
    );
  const { amount } = await balance();
  expect(await balance()).toMatchObject({ policy: 'cancelled', status: 'issued' });
  expect(amount).toBeGreaterThan(1_000);
  const accounts = () =>
    selectRows<{ account: string; amount: number }>(
      backend,
      `select account, sum(amount)::int as amount from ledger_entries join ledger_transactions using (ledger_transaction_id)
       where policy_id = $1 and account in ('premium_receivable', 'write_off') group by 1 having sum(amount) <> 0`,
      [policyId],
    );

  await writeOffAt('2026-09-18');
  expect(await accounts()).toEqual([{ account: 'premium_receivable', amount }]);
  await writeOffAt('2026-09-19');
  expect(await balance()).toMatchObject({ status: 'written_off', paid: 0 });
  expect(await accounts()).toEqual([{ account: 'write_off', amount }]);
  const stated = `select facts->>'amount' as amount from timeline_entries where policy_id = $1 and kind = 'balance_written_off'`;
  expect(await selectRows(backend, stated, [policyId])).toEqual([{ amount: String(amount) }]);
  expect(await checkInvariants(backend)).toEqual([]);

  const { user_id: userId } = await selectOne<{ user_id: string }>(
    backend,
    'select user_id from policies where policy_id = $1',
    [policyId],
  );
  const ada = backend.as({
    userId,
    role: 'organization:customer',
    email: 'ada.moreno@example.com',
    name: 'Ada Moreno',
    organizationId: null,
  });
  for (const part of [200, amount - 200]) {
    const method = await cardToken(backend, '4242424242424242');
    await ada.must(
      'mutation ($id: uuid!, $amount: Int!, $method: String) { pay_policy(policy_id: $id, amount: $amount, method_token: $method) { status } }',
      { id: policyId, amount: part, method },
    );
    const left = part === 200 ? [{ account: 'write_off', amount: amount - 200 }] : [];
    expect(await accounts()).toEqual(left);
    expect(await checkInvariants(backend)).toEqual([]);
  }
  expect(await balance()).toMatchObject({ status: 'paid', paid: amount });
});
