import { aCaseOf } from '@roadworthy/testkit/claim-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectOne } from '@roadworthy/testkit/select-rows.ts';
import { expect, test } from 'vitest';
import { jobHandlers } from '../registry.ts';

const fixture = useFixture('premium and losses');

type Row = { accounting_month: string; policy_id: string; earned: number; incurred: number };

test('premium and losses are what each month earned and what its claims came to cost in it', async () => {
  const { backend, tenants } = fixture;
  const desk = await aCaseOf(backend);
  backend.clock.set('2026-08-03T18:00:00Z');
  const claim = await desk.file();
  await desk.deed(claim, 'assign_claim');
  await desk.evaluate(claim, [{ coverage: 'comprehensive', loss: 320_000 }]);
  // The last minutes of August, as the books count them: a day ends when it is over everywhere.
  backend.clock.set('2026-09-01T11:00:00Z');
  await desk.evaluate(claim, [{ coverage: 'comprehensive', loss: 400_000 }]);
  await jobHandlers(backend.platform)['earn-premium']?.({});
  const { deductible } = await selectOne<{ deductible: number }>(
    backend,
    'select max(deductible)::int as deductible from claim_exposures where claim_id = $1',
    [claim],
  );
  const { policy_id } = await selectOne<{ policy_id: string }>(
    backend,
    'select policy_id from claims where claim_id = $1',
    [claim],
  );
  const document = `query ($id: uuid!) { premium_and_losses(where: { policy_id: { _eq: $id } }, order_by: [{ accounting_month: asc }]) {
    accounting_month policy_id earned incurred } }`;
  const read = async (caller = tenants.insurer.agent) =>
    (await caller.must<{ premium_and_losses: Row[] }>(document, { id: policy_id })).premium_and_losses;
  const rows = await read();
  expect(rows.find((one) => one.incurred !== 0)).toMatchObject({
    accounting_month: '2026-08-01',
    incurred: 400_000 - deductible,
  });
  const books = await tenants.insurer.agent.must<{ premium_bordereau: { accounting_month: string; earned: number }[] }>(
    `query ($id: uuid!) { premium_bordereau(where: { policy_id: { _eq: $id } }) { accounting_month earned } }`,
    { id: policy_id },
  );
  for (const { accounting_month, earned } of books.premium_bordereau) {
    expect(rows.find((one) => one.accounting_month === accounting_month)?.earned ?? 0, accounting_month).toBe(earned);
  }
  expect(await read(tenants.mirror.agent)).toEqual([]);
});
