import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { changedTables, footprintOf } from '@roadworthy/testkit/footprint.ts';
import { someone } from '@roadworthy/testkit/tenants.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { expect, test } from 'vitest';
import { jobHandlers } from '../../registry.ts';

const fixture = useFixture('check balances', { now: '2026-06-15T14:00:00Z' });
const check = () => jobHandlers(fixture.backend.platform)['check-balances']?.({});
const findings = () =>
  selectRows<{ policy_id: string; rule: string; expected: number; found: number; cleared: boolean }>(
    fixture.backend,
    `select policy_id, rule, expected::int, found::int, first_found::date::text as since, cleared is not null as cleared
     from balance_findings order by policy_id, rule, first_found`,
  );
/** What no code of ours writes. */
const plant = (text: string, ...values: unknown[]) => selectRows(fixture.backend, text, values);

test('what does not balance is kept with its figures, read by staff, and cleared when it balances again', async () => {
  const { backend } = fixture;
  const [one, other] = [await boundQuote(backend, aQuote()), await boundQuote(backend, aQuote())];
  await check();
  expect(await findings()).toEqual([]);

  const cent = 'update invoices set premium = premium + $2 where policy_id = $1 and sequence = 2';
  await plant(cent, one.policyId, 1);
  await plant('update policy_earnings set earned = 700 where policy_id = $1', other.policyId);
  await check();
  const { total } = await selectOne<{ total: number }>(
    backend,
    'select total::int from policies where policy_id = $1',
    [one.policyId],
  );
  const open = { since: '2026-06-15', cleared: false };
  const found = [
    { policy_id: one.policyId, rule: 'invoices', expected: total, found: total + 1, ...open },
    { policy_id: other.policyId, rule: 'earned', expected: 700, found: 0, ...open },
  ].toSorted((a, b) => (a.policy_id < b.policy_id ? -1 : 1));
  expect(await findings()).toEqual(found);

  const before = await footprintOf(backend);
  await Promise.all([check(), check()]);
  expect(changedTables(before, await footprintOf(backend))).toEqual([]);

  const { data } = await someone(backend, 'global:read_only').ask(
    `{ balance_findings(where: { rule: { _eq: "earned" }, cleared: { _is_null: true } }) { expected policy { policy_id } } }`,
  );
  expect(data).toEqual({ balance_findings: [{ expected: 700, policy: { policy_id: other.policyId } }] });

  backend.clock.set('2026-06-16T14:00:00Z');
  await plant(cent, one.policyId, 2);
  await plant('update policy_earnings set earned = 0 where policy_id = $1', other.policyId);
  await check();
  expect(await findings()).toEqual(
    found.map((each) => (each.rule === 'earned' ? { ...each, cleared: true } : { ...each, found: total + 3 })),
  );
  await plant(cent, one.policyId, -3);
  await check();
  expect((await findings()).map(({ cleared }) => cleared)).toEqual([true, true]);
});
