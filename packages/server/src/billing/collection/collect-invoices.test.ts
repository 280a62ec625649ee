import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, boundQuote, type BoundQuote, type QuoteFacts } from '@roadworthy/testkit/quote-scenarios.ts';
import { sandboxOf } from '@roadworthy/testkit/sandbox-of.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { jobHandlers } from '../../registry.ts';
import { collect, liveUntil } from '../../../test/run-collection.ts';

const fixture = useFixture('collect invoices', { now: '2026-06-15T14:00:00Z' });
const start = '2026-06-15T14:00:00Z';
afterEach(async () => {
  fixture.backend.clock.set(start);
  expect(await checkInvariants(fixture.backend)).toEqual([]);
});

const monthly = (facts: Partial<QuoteFacts> = {}) =>
  boundQuote(fixture.backend, aQuote({ autopay: true, effectiveDate: '2026-06-15', ...facts }));
const until = (day: string, step?: number) => liveUntil(fixture.backend, day, step);

/** Where a policy stands: its status, its invoices, its charges and its letters after the first day. */
async function readStatus({ policyId }: BoundQuote) {
  return selectOne(
    fixture.backend,
    `select p.policy_status as status,
       (select string_agg(i.status, ' ' order by sequence) from invoices i where i.policy_id = p.policy_id and sequence <= 4) as invoices,
       (select string_agg(t.status || ' ' || attempt_count || coalesce(' ' || next_attempt::text, ''), ', ' order by t.created)
        from transactions t where t.policy_id = p.policy_id) as charges,
       (select string_agg(template, ' ' order by created) from notifications n
        where n.policy_id = p.policy_id and template <> 'policy_bound') as letters
     from policies p where policy_id = $1`,
    [policyId],
  );
}

describe('the clock', () => {
  test('tells of an instalment seven days before, charges it on its day, and says that it came in', async () => {
    const bound = await monthly();
    await until('2026-07-07');
    expect(await readStatus(bound)).toMatchObject({ invoices: 'paid scheduled scheduled scheduled', letters: null });
    await until('2026-07-14');
    expect(await readStatus(bound)).toMatchObject({ letters: 'payment_upcoming', charges: 'settled 1' });
    await until('2026-07-15');
    expect(await readStatus(bound)).toMatchObject({
      status: 'active',
      invoices: 'paid paid scheduled scheduled',
      charges: 'settled 1, settled 1',
      letters: 'payment_upcoming payment_receipt',
    });
    const [fee] = await selectRows(
      fixture.backend,
      `select amount::int from ledger_entries where account = 'instalment_fees'`,
    );
    expect(fee).toEqual({ amount: -500 });
  });

  test('charges what begins later, once it has begun', async () => {
    const bound = await boundQuote(fixture.backend, aQuote({ autopay: true, effectiveDate: '2026-06-20' }));
    await until('2026-06-20');
    await jobHandlers(fixture.backend.platform)['activate-policies']?.({});
    await until('2026-07-20');
    expect(await readStatus(bound)).toMatchObject({ status: 'active', charges: 'settled 1, settled 1' });
  });

  test('catches up after a week without it: told before is charged once, untold is told first', async () => {
    const stated = await monthly();
    await until('2026-07-12');
    const untold = await boundQuote(fixture.backend, aQuote({ autopay: true, effectiveDate: '2026-07-12' }));
    await until('2026-07-22', 10);
    expect(await readStatus(stated)).toMatchObject({ status: 'active', charges: 'settled 1, settled 1' });
    await until('2026-08-20', 29);
    expect(await readStatus(untold)).toMatchObject({ charges: 'settled 1', letters: 'payment_upcoming' });
    await until('2026-08-27');
    expect(await readStatus(untold)).toMatchObject({ status: 'active', charges: 'settled 1, settled 1' });
  });

  test('tells with one letter of all that fell due while no clock ran', async () => {
    const bound = await boundQuote(fixture.backend, aQuote({ effectiveDate: '2026-06-15' }));
    await until('2026-08-20', 66);
    expect(await readStatus(bound)).toMatchObject({ letters: 'payment_upcoming', charges: 'settled 1' });
    const { announced } = await selectOne<{ announced: number }>(
      fixture.backend,
      'select count(*)::int as announced from invoices where policy_id = $1 and announced is not null',
      [bound.policyId],
    );
    expect(announced).toBeGreaterThan(1);
  });

  test('tries a soft decline again after three and six days, and calls the policy delinquent the day after', async () => {
    const bound = await monthly({ card: '4000000000007114' });
    await until('2026-07-15');
    expect(await readStatus(bound)).toMatchObject({ status: 'active', charges: 'settled 1, failed 1 2026-07-18' });
    await until('2026-07-16');
    expect(await readStatus(bound)).toMatchObject({ status: 'delinquent' });
    await until('2026-07-22');
    expect(await readStatus(bound)).toMatchObject({
      status: 'delinquent',
      charges: 'settled 1, failed 3',
      invoices: 'paid issued scheduled scheduled',
      letters: 'payment_upcoming payment_failed payment_failed payment_failed',
    });
  });

  test('stops at a hard decline, and charges nobody who did not consent', async () => {
    const hard = await monthly({ card: '4000000000007122' });
    const silent = await boundQuote(fixture.backend, aQuote({ effectiveDate: '2026-06-15' }));
    await until('2026-07-22');
    expect(await readStatus(hard)).toMatchObject({ status: 'delinquent', charges: 'settled 1, failed 1' });
    expect(await readStatus(silent)).toMatchObject({
      status: 'delinquent',
      charges: 'settled 1',
      letters: 'payment_upcoming',
    });
  });

  test('finds a card that ends before its day, and does not charge it', async () => {
    const bound = await monthly({ cardExpiry: { expMonth: 6, expYear: 2026 } });
    await until('2026-07-16');
    expect(await readStatus(bound)).toMatchObject({
      charges: 'settled 1',
      letters: 'payment_upcoming card_expiring',
      status: 'delinquent',
    });
  });

  test.each(['4000000000007130', '4000000000007148'])('charges %s once though its answer got lost', async (card) => {
    const bound = await monthly({ card });
    await until('2026-07-14');
    fixture.backend.clock.set('2026-07-15T14:00:00Z');
    for (let round = 0; round < 3; round += 1) await collect(fixture.backend);
    expect(await readStatus(bound)).toMatchObject({ status: 'active', charges: 'settled 1, settled 1' });
    const keys = await selectRows<{ key: string }>(
      fixture.backend,
      'select gateway_key as key from payments where policy_id = $1',
      [bound.policyId],
    );
    const effects = await sandboxOf(fixture.backend).charges();
    const taken = effects.filter(({ key, kind }) => kind === 'capture' && keys.some((one) => key.startsWith(one.key)));
    expect(taken).toHaveLength(2);
  });

  test('asks for nothing while a moratorium pauses collecting, and for all of it a month after', async () => {
    const bound = await monthly();
    await until('2026-07-10');
    await selectRows(
      fixture.backend,
      `insert into moratoriums (organization_id, name, reason, notice, actions, states, starts, time_zone)
       select organization_id, 'Flood', 'Flood', 'A flood.', '{collect}', '{US-OH}', '2026-07-01', 'America/New_York'
       from policies where policy_id = $1`,
      [bound.policyId],
    );
    await until('2026-08-20');
    expect(await readStatus(bound)).toMatchObject({ status: 'active', charges: 'settled 1' });
    await selectRows(fixture.backend, `update moratoriums set ends = '2026-08-20T15:00:00Z'`);
    await until('2026-09-14');
    expect(await readStatus(bound)).toMatchObject({ status: 'active', charges: 'settled 1' });
    await until('2026-09-21');
    expect(await readStatus(bound)).toMatchObject({
      invoices: 'paid paid paid paid',
      charges: 'settled 1, settled 1, settled 1',
    });
    await selectRows(fixture.backend, 'update moratoriums set ends = starts');
  });

  test('begins a charge once, whoever else begins one', async () => {
    const bound = await monthly();
    await until('2026-07-14');
    fixture.backend.clock.set('2026-07-15T14:00:00Z');
    const jobs = jobHandlers(fixture.backend.platform);
    await Promise.all([1, 2, 3].map(async () => jobs['collect-invoices']?.({})));
    await collect(fixture.backend);
    expect(await readStatus(bound)).toMatchObject({ charges: 'settled 1, settled 1' });
  });
});
