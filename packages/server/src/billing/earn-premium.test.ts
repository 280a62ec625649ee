import { changedTables, footprintOf } from '@roadworthy/testkit/footprint.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aMotorhomeQuote, aQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { describe, expect, test } from 'vitest';
import { jobHandlers } from '../registry.ts';

const fixture = useFixture('earn premium', { now: '2026-06-15T14:00:00Z' });
const earn = () => jobHandlers(fixture.backend.platform)['earn-premium']?.({});
const earnedOf = (policyId: string) =>
  selectRows<{ day: string; earned: number }>(
    fixture.backend,
    `select effective_date::text as day, -e.amount::int as earned
     from ledger_transactions t join ledger_entries e using (ledger_transaction_id)
     where t.policy_id = $1 and t.kind = 'earning' and e.account = 'earned_premium' order by effective_date`,
    [policyId],
  );

describe('binding', () => {
  test('writes the bottom of the stack: who decided, what is covered when, and each amount', async () => {
    const { policyId, quoteId } = await boundQuote(fixture.backend, aMotorhomeQuote());
    const stack = await selectOne(
      fixture.backend,
      `select t.kind, t.effective_date::text, t.actor_role, t.resulting_quote_id, s.valid::text, s.status,
         s.known_from = p.created as known, s.rater_version_id = q.rater_version_id as same_book,
         (select sum(amount)::int from charge_lines l where l.policy_id = p.policy_id and kind = 'premium') = p.premium
           as premium,
         (select sum(amount)::int from charge_lines l where l.policy_id = p.policy_id) = p.total as total,
         (select bool_and(root_vehicle_id in (select root_vehicle_id from vehicles v where v.quote_id = q.quote_id))
            from charge_lines l where l.policy_id = p.policy_id and kind = 'premium') as rooted
       from policies p join policy_transactions t using (policy_id) join policy_segments s using (policy_transaction_id)
       join quotes q on q.quote_id = s.quote_id where p.policy_id = $1`,
      [policyId],
    );
    expect(stack).toEqual({
      kind: 'new_business',
      effective_date: '2026-06-16',
      actor_role: 'token:quote',
      resulting_quote_id: quoteId,
      valid: '[2026-06-16,2027-06-16)',
      status: 'in_force',
      known: true,
      same_book: true,
      premium: true,
      total: true,
      rooted: true,
    });
  });

  test('closes no segment twice and changes none', async () => {
    await boundQuote(fixture.backend, aQuote());
    const attempt = (text: string) => expect(fixture.backend.owner.pool.query(text)).rejects.toThrow();
    await attempt(`update policy_segments set status = 'lapsed'`);
    await attempt(`update policy_segments set known = tstzrange(lower(known) - interval '1 day', null)`);
    await attempt(`insert into policy_segments (organization_id, policy_id, policy_transaction_id, valid, known, quote_id, status)
      select organization_id, policy_id, policy_transaction_id, valid, known, quote_id, 'lapsed' from policy_segments`);
  });
});

describe('earn-premium', () => {
  test('books each month of a term once, catches up after an outage, and ends with the whole premium', async () => {
    const { policyId } = await boundQuote(fixture.backend, aMotorhomeQuote());
    const { premium } = await selectOne<{ premium: number }>(
      fixture.backend,
      'select premium::int from policies where policy_id = $1',
      [policyId],
    );
    fixture.backend.clock.set('2026-07-01T11:59:00Z');
    await earn();
    expect(await earnedOf(policyId)).toEqual([]);
    fixture.backend.clock.set('2026-07-01T12:01:00Z');
    await earn();
    expect(await earnedOf(policyId)).toEqual([{ day: '2026-07-01', earned: Math.round((premium * 15) / 365) }]);
    fixture.backend.clock.set('2026-10-10T12:00:00Z');
    await Promise.all([earn(), earn()]);
    expect((await earnedOf(policyId)).map(({ day }) => day)).toEqual([
      '2026-07-01',
      '2026-08-01',
      '2026-09-01',
      '2026-10-01',
    ]);
    fixture.backend.clock.set('2028-01-01T12:00:00Z');
    await earn();
    const all = await earnedOf(policyId);
    expect(all.at(-1)?.day).toBe('2027-06-16');
    expect(all.reduce((sum, { earned }) => sum + earned, 0)).toBe(premium);
    const before = await footprintOf(fixture.backend);
    await earn();
    expect(changedTables(before, await footprintOf(fixture.backend))).toEqual([]);
    expect(await checkInvariants(fixture.backend)).toEqual([]);
  });
});
