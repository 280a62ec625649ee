import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { expect, test } from 'vitest';
import { liveUntil } from '../../../test/run-collection.ts';

const fixture = useFixture('charge day', { now: '2026-06-15T14:00:00Z' });
const agent = () => fixture.tenants.insurer.agent;

test('another charge day is carried out as it was previewed, and what is charged follows it', async () => {
  const { policyId } = await boundQuote(fixture.backend, aQuote({ autopay: true, effectiveDate: '2026-06-15' }));
  type Preview = { preview_policy_charge_day: { after: { kind: string; due_date: string; amount: number }[] } };
  const { preview_policy_charge_day: preview } = await agent().must<Preview>(
    'query ($id: uuid!) { preview_policy_charge_day(policy_id: $id, anchor_day: 28) { after { kind due_date amount } } }',
    { id: policyId },
  );
  await agent().must(
    'mutation ($id: uuid!) { update_policy_charge_day(policy_id: $id, anchor_day: 28) { policy { policy_id } } }',
    {
      id: policyId,
    },
  );
  const invoices = await selectRows(
    fixture.backend,
    `select kind, due_date::text, amount::int from invoices
     where policy_id = $1 and status = 'scheduled' order by due_date`,
    [policyId],
  );
  expect(invoices).toEqual(preview.after);
  await liveUntil(fixture.backend, '2026-07-29');
  const { paid } = await selectOne<{ paid: number }>(
    fixture.backend,
    `select count(*)::int as paid from transactions where policy_id = $1 and status = 'settled'`,
    [policyId],
  );
  expect(paid).toBeGreaterThan(1);
  expect(await checkInvariants(fixture.backend)).toEqual([]);
});

test('the days of a term move three times, and cover stays paid for when they move just before each', async () => {
  const { policyId } = await boundQuote(
    fixture.backend,
    aQuote({
      autopay: true,
      effectiveDate: fixture.backend.clock.now().toISOString().slice(0, 10),
    }),
  );
  const move = async (anchor: number) =>
    (
      await agent().ask(
        `mutation ($id: uuid!, $day: Int!) {
          update_policy_charge_day(policy_id: $id, anchor_day: $day) { policy { policy_id } } }`,
        { id: policyId, day: anchor },
      )
    ).errors[0]?.extensions.code ?? 'moved';
  const days = [20, 19, 18, 17];
  const answers: string[] = [];
  for (const anchor of days) answers.push(await move(anchor));
  expect(answers).toEqual(['moved', 'moved', 'moved', 'charge_day_moved_often']);
  expect(await checkInvariants(fixture.backend)).toEqual([]);
});
