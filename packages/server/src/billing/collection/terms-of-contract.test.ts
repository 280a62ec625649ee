import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, boundQuote, type BoundQuote, type QuoteFacts } from '@roadworthy/testkit/quote-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { liveWithBanks } from '../../../test/run-collection.ts';

const fixture = useFixture('terms of a contract', { now: '2026-06-15T14:00:00Z' });
beforeEach(() => fixture.backend.clock.set('2026-06-15T14:00:00Z'));
afterEach(async () => expect(await checkInvariants(fixture.backend)).toEqual([]));

/** Two terms of one contract: the second is paid with what the first is paid with. */
async function twoTerms(facts: Partial<QuoteFacts> = {}): Promise<readonly [BoundQuote, BoundQuote]> {
  const first = await boundQuote(fixture.backend, aQuote({ autopay: true, effectiveDate: '2026-06-15', ...facts }));
  const second = await boundQuote(fixture.backend, aQuote({ effectiveDate: '2026-06-20' }));
  const { pool } = fixture.backend.owner;
  await pool.query('delete from billing_arrangements where policy_id = $1', [second.policyId]);
  await pool.query(
    'update policies set contract_id = (select contract_id from policies where policy_id = $1) where policy_id = $2',
    [first.policyId, second.policyId],
  );
  return [first, second];
}

const readStatus = ({ policyId }: BoundQuote) =>
  selectOne(
    fixture.backend,
    `select p.policy_status as status,
       (select string_agg(i.status, ' ' order by sequence) from invoices i where i.policy_id = p.policy_id and sequence <= 3) as invoices,
       (select string_agg(t.status, ' ' order by t.created) from transactions t where t.policy_id = p.policy_id) as charges,
       (select string_agg(template, ' ' order by created) from notifications n
        where n.policy_id = p.policy_id and template like 'payment%') as letters
     from policies p where policy_id = $1`,
    [policyId],
  );

describe('two terms of one contract', () => {
  test('are each told of, charged and receipted on their own days, with the one method of the contract', async () => {
    const [first, second] = await twoTerms();
    await liveWithBanks(fixture.backend, '2026-07-16');
    const paid = { status: 'active', invoices: 'paid paid scheduled', charges: 'settled settled' };
    expect(await readStatus(first)).toEqual({ ...paid, letters: 'payment_upcoming payment_receipt' });
    expect(await readStatus(second)).toEqual({
      status: 'active',
      invoices: 'paid scheduled scheduled',
      charges: 'settled',
      letters: 'payment_upcoming',
    });
    await liveWithBanks(fixture.backend, '2026-07-20');
    expect(await readStatus(second)).toEqual({ ...paid, letters: 'payment_upcoming payment_receipt' });
    const methods = await selectRows(
      fixture.backend,
      `select distinct payment_method_id from payments where policy_id in ($1, $2) and begun_by = 'schedule'`,
      [first.policyId, second.policyId],
    );
    expect(methods).toHaveLength(1);
  });

  test('are each overdue and given notice for what is theirs', async () => {
    const [first, second] = await twoTerms({ card: '4000000000007122', person: { email: 'two@example.com' } });
    await liveWithBanks(fixture.backend, '2026-07-30');
    expect(await readStatus(first)).toMatchObject({ status: 'pending_cancellation' });
    expect(await readStatus(second)).toMatchObject({ status: 'pending_cancellation' });
  });

  test('are each looked at again after a pause, and resumed', async () => {
    const [first, second] = await twoTerms({ person: { email: 'paused@example.com' } });
    await fixture.backend.owner.pool.query(
      `insert into moratoriums (organization_id, name, reason, notice, actions, states, starts, ends, time_zone)
       select organization_id, 'Flood', 'Flood', 'A flood.', '{collect}', '{US-OH}', '2026-07-01', '2026-07-25', 'America/New_York'
       from policies where policy_id = $1`,
      [first.policyId],
    );
    await liveWithBanks(fixture.backend, '2026-07-24');
    const paused = `select count(*)::int as paused from policy_collections where policy_id in ($1, $2) and paused_by is not null`;
    expect(await selectOne(fixture.backend, paused, [first.policyId, second.policyId])).toEqual({ paused: 2 });
    await liveWithBanks(fixture.backend, '2026-07-27');
    expect(await selectOne(fixture.backend, paused, [first.policyId, second.policyId])).toEqual({ paused: 0 });
    for (const term of [first, second]) expect(await readStatus(term)).toMatchObject({ letters: 'payment_upcoming' });
  });
});
