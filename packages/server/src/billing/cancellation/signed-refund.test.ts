import { lineFor } from '@roadworthy/core/lines/line-for.ts';
import { addDays, day } from '@roadworthy/core/shared/time/day.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { aLineQuote } from '@roadworthy/testkit/line-quotes.ts';
import { boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { addLineProducts } from '@roadworthy/testkit/seed.ts';
import { selectOne } from '@roadworthy/testkit/select-rows.ts';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { jobHandlers } from '../../registry.ts';

const fixture = useFixture('signed refund');
beforeAll(() => addLineProducts(fixture.backend.owner, fixture.tenants.insurer.organization));
beforeEach(() => fixture.backend.clock.set('2026-06-15T14:00:00Z'));
afterEach(async () => expect(await checkInvariants(fixture.backend)).toEqual([]));

const run = (name: 'activate-policies' | 'cancel-policies' | 'collect-invoices' | 'earn-premium') =>
  jobHandlers(fixture.backend.platform)[name]?.({});

async function bound(provider: string, paymentTerm: 'monthly' | 'pay_in_full' = 'pay_in_full') {
  const line = lineFor(provider);
  if (!line) throw new RangeError(`there is no line ${provider}`);
  const { policyId } = await boundQuote(fixture.backend, { ...aLineQuote(line), paymentTerm, autopay: true });
  const { total, from } = await selectOne<{ total: number; from: string }>(
    fixture.backend,
    'select total::int, effective_date::text as from from policies where policy_id = $1',
    [policyId],
  );
  return { policyId, total, from: day(from) };
}

const previewDocument = `query ($id: uuid!, $on: date!, $odometer: Int) {
  preview_cancellation(policy_id: $id, reason: "insured_request", as_of_date: $on, odometer: $odometer) { basis refund } }`;
const cancelDocument = `mutation ($id: uuid!, $on: date!, $odometer: Int) {
  cancel_policy(policy_id: $id, reason: "insured_request", as_of_date: $on, issue_prorated_refund: true,
    odometer: $odometer) { status refund } }`;

/** Previews and carries out an end so many days after the first, on that very day; what was shown and what is owed. */
async function cancelAfter({ policyId, from }: { policyId: string; from: string }, days: number, odometer?: number) {
  const on = addDays(day(from), days);
  fixture.backend.clock.set(`${on}T16:00:00Z`);
  await run('activate-policies');
  await run('collect-invoices');
  await run('earn-premium');
  const requested = { id: policyId, on, odometer: odometer ?? null };
  const agent = fixture.tenants.insurer.agent;
  const { preview_cancellation: shown } = await agent.must<{ preview_cancellation: { refund: number } }>(
    previewDocument,
    requested,
  );
  const { cancel_policy: done } = await agent.must<{ cancel_policy: { refund: number } }>(cancelDocument, requested);
  expect(done.refund).toBe(shown.refund);
  return done.refund;
}

test.each([
  ['warranty', 19],
  ['roadside', 19],
  ['tire_wheel', 10],
  ['windshield', 19],
])('%s gives back everything after %i days, as its contract says', async (provider, days) => {
  const policy = await bound(provider);
  expect(await cancelAfter(policy, days)).toBe(policy.total);
});

test('the fee of an instalment that was charged meanwhile comes back too', async () => {
  const policy = await bound('warranty', 'monthly');
  const back = await cancelAfter(policy, 45);
  const { paid } = await selectOne<{ paid: number }>(
    fixture.backend,
    'select sum(paid_amount)::int as paid from invoices where policy_id = $1',
    [policy.policyId],
  );
  expect(back).toBe(paid);
});

test('a warranty pays back the lesser of months and miles less its fee, and asks what the odometer shows', async () => {
  const policy = await bound('warranty');
  const agent = fixture.tenants.insurer.agent;
  const on = addDays(policy.from, 200);
  fixture.backend.clock.set(`${on}T16:00:00Z`);
  await run('activate-policies');
  const requested = { id: policy.policyId, on };
  expect(await refusalOf(fixture.backend, agent, cancelDocument, { ...requested, odometer: null })).toMatchObject({
    code: 'odometer_missing',
    field: 'odometer',
  });
  expect((await refusalOf(fixture.backend, agent, cancelDocument, { ...requested, odometer: 21_999 })).code).toBe(
    'odometer_out_of_range',
  );
  // 22,000 when it was sold, for 36,000 miles: a quarter of them is left.
  expect(await cancelAfter(policy, 200, 49_000)).toBe(Math.round(policy.total / 4) - 2_500);
});

test('an end that was announced pays by what the odometer showed then', async () => {
  const policy = await bound('warranty');
  const on = addDays(policy.from, 230);
  fixture.backend.clock.set(`${addDays(policy.from, 200)}T16:00:00Z`);
  await run('activate-policies');
  await fixture.tenants.insurer.agent.must(cancelDocument, { id: policy.policyId, on, odometer: 49_000 });
  fixture.backend.clock.set(`${on}T16:00:00Z`);
  await run('cancel-policies');
  const row = await selectOne<{ returned: number; odometer: number }>(
    fixture.backend,
    'select returned::int, odometer from policy_cancellations where policy_id = $1',
    [policy.policyId],
  );
  expect(row).toEqual({ returned: Math.round(policy.total / 4) - 2_500, odometer: 49_000 });
});
