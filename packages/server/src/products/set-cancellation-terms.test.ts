import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { aQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { expect, test } from 'vitest';
import { jobHandlers } from '../registry.ts';

const fixture = useFixture('set cancellation terms', { now: '2026-06-15T14:00:00Z' });

const set = `mutation ($id: uuid!, $area: String, $basis: String!, $least: Int!) {
  set_cancellation_terms(product_id: $id, area: $area, effective_date: "2026-07-01", basis: $basis, minimum_earned: $least) {
    product_id } }`;
const read = `query ($id: uuid!) {
  product_cancellation_terms(where: { product_id: { _eq: $id } }, order_by: [{ state: asc }]) { state basis minimum_earned } }`;

/** What comes back of a term a fortnight after it began. */
async function refundOf(effectiveDate: string, on: string): Promise<number> {
  const { agent } = fixture.tenants.insurer;
  fixture.backend.clock.set('2026-06-15T14:00:00Z');
  const { policyId } = await boundQuote(fixture.backend, aQuote({ paymentTerm: 'pay_in_full', effectiveDate }));
  fixture.backend.clock.set(`${on}T14:00:00Z`);
  await jobHandlers(fixture.backend.platform)['activate-policies']?.({});
  const { preview_cancellation: shown } = await agent.must<{ preview_cancellation: { refund: number } }>(
    `query ($id: uuid!, $on: date!) {
      preview_cancellation(policy_id: $id, reason: "insured_request", as_of_date: $on) { refund } }`,
    { id: policyId, on },
  );
  return shown.refund;
}

test('what a product says of an end counts for terms that begin from its day on, in its area, and is said anew until then', async () => {
  const { productId: id, underwriter, agent } = fixture.tenants.insurer;
  await underwriter.must(set, { id, area: null, basis: 'pro_rata', least: 100_000 });
  await underwriter.must(set, { id, area: 'US-OH', basis: 'pro_rata', least: 0 });
  await underwriter.must(set, { id, area: 'US-OH', basis: 'short_rate_table', least: 0 });
  const { product_cancellation_terms: stated } = await agent.must<{ product_cancellation_terms: object[] }>(read, {
    id,
  });
  expect(stated).toEqual([
    { state: 'OH', basis: 'short_rate_table', minimum_earned: 0 },
    { state: null, basis: 'pro_rata', minimum_earned: 100_000 },
  ]);
  // A term that begins before the day gives back each day, one that begins on it what the table leaves.
  expect(await refundOf('2026-07-01', '2026-07-15')).toBeLessThan(await refundOf('2026-06-15', '2026-06-29'));
});
