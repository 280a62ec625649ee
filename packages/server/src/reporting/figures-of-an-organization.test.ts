import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { aQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { selectOne } from '@roadworthy/testkit/select-rows.ts';
import { beforeAll, expect, test } from 'vitest';
import { jobHandlers } from '../registry.ts';

const fixture = useFixture('figures of an organization', { now: '2026-06-15T14:00:00Z' });
const book = () => jobHandlers(fixture.backend.platform)['book-commissions']?.({});

let policyId = '';
beforeAll(async () => {
  const { backend, tenants } = fixture;
  const facts = aQuote({ effectiveDate: '2026-06-15', paymentTerm: 'pay_in_full' });
  ({ policyId } = await boundQuote(backend, facts, tenants.insurer.agent));
  await boundQuote(backend, aQuote(), tenants.mirror.agent);
  await book();
});

type Statement = { accounting_month: string; agent_name: string; earned: number; clawed_back: number; payable: number };
const statement = async (caller = fixture.tenants.insurer.agent) =>
  (
    await caller.must<{ commission_statement: Statement[] }>(
      `{ commission_statement(order_by: [{ accounting_month: asc }]) {
         accounting_month agent_name earned clawed_back payable } }`,
    )
  ).commission_statement;
const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

test('a quote counts for its agent and source in the month in which it was begun', async () => {
  const { quote_conversion: rows } = await fixture.tenants.insurer.agent.must<{ quote_conversion: unknown[] }>(
    `{ quote_conversion { month agent_name started bound bound_percent } }`,
  );
  expect(rows).toEqual([{ month: '2026-06-01', agent_name: 'Agnes Harbor', started: 1, bound: 1, bound_percent: 100 }]);
});

test('a commission statement says what was earned, and what was given back in the month in which premium went back', async () => {
  const { backend, tenants } = fixture;
  const agent_name = 'Agnes Harbor';
  const { premium } = await selectOne<{ premium: number }>(
    backend,
    'select premium::int from policies where policy_id = $1',
    [policyId],
  );
  const earned = Math.round(premium * 0.12);
  const june = { accounting_month: '2026-06-01', agent_name, earned, clawed_back: 0, payable: earned };
  expect(await statement()).toEqual([june]);
  backend.clock.set('2026-07-15T14:00:00Z');
  await tenants.insurer.agent.must(
    `mutation ($id: uuid!) { cancel_policy(policy_id: $id, reason: "insured_request", as_of_date: "2026-07-16",
       issue_prorated_refund: true) { status } }`,
    { id: policyId },
  );
  backend.clock.set('2026-07-17T14:00:00Z');
  await jobHandlers(backend.platform)['cancel-policies']?.({});
  await book();
  const [first, july] = await statement();
  expect(first).toEqual(june);
  expect(july).toMatchObject({ accounting_month: '2026-07-01', agent_name, earned: 0 });
  expect(july?.clawed_back).toBeGreaterThan(0);
  expect(july?.payable).toBe(-(july?.clawed_back ?? 0));
  // It is what the bordereau says of commission.
  const { premium_bordereau: books } = await tenants.insurer.agent.must<{
    premium_bordereau: { commission: number }[];
  }>(`{ premium_bordereau { commission } }`);
  expect(sum((await statement()).map(({ payable }) => payable))).toBe(sum(books.map(({ commission }) => commission)));
});

test('a statement is one’s own organization’s', async () => {
  const rows = await statement(fixture.tenants.mirror.agent);
  expect(rows.map((one) => one.agent_name)).toEqual(['Agnes Mirage']);
});
