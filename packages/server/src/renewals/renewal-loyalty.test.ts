import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { aQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { collect } from '../../test/run-collection.ts';
import { jobHandlers } from '../registry.ts';

const start = '2026-06-15T14:00:00Z';
const fixture = useFixture('renewal loyalty', { now: start });
beforeEach(() => fixture.backend.clock.set(start));
afterEach(async () => expect(await checkInvariants(fixture.backend)).toEqual([]));

const agent = () => fixture.tenants.insurer.agent;
const grant =
  'mutation ($id: uuid!, $discounts: jsonb!) { update_discounts(quote_id: $id, discounts: $discounts) { discounts } }';

async function round(on: string): Promise<void> {
  fixture.backend.clock.set(`${on}T14:00:00Z`);
  const handlers = jobHandlers(fixture.backend.platform);
  for (const job of ['expire-policies', 'activate-policies', 'create-renewals', 'advance-renewals'] as const) {
    await handlers[job]?.({});
  }
  await collect(fixture.backend);
  for (const job of ['activate-policies', 'advance-renewals'] as const) await handlers[job]?.({});
}

async function loyalFrom(years: number, on: string): Promise<void> {
  const { product_id: id } = await selectOne<{ product_id: string }>(
    fixture.backend,
    `select product_id from products where organization_id = $1 and provider = 'personal'`,
    [fixture.tenants.insurer.organization.organizationId],
  );
  await fixture.tenants.insurer.underwriter.must(
    `mutation ($id: uuid!, $parameters: product_parameters_change!) {
      update_product(product_id: $id, changes: {}, parameters: $parameters) { product_id } }`,
    { id, parameters: { effective_date: on, loyalty_years: years } },
  );
}

const offerOf = (policyId: string) =>
  selectOne<{
    policy_renewal_id: string;
    renewal_quote_id: string;
    renewed_policy_id: string | null;
    status: string;
    price_change: number;
    discounts: string[];
  }>(
    fixture.backend,
    `select r.*, q.discounts from policy_renewals r join quotes q on q.quote_id = r.renewal_quote_id
     where r.source_policy_id = $1`,
    [policyId],
  );

type Compared = {
  readonly premium_before: number;
  readonly premium: number;
  readonly reasons: readonly { readonly reason: string; readonly before: number; readonly after: number }[];
  readonly changes: readonly { readonly name: string }[];
};
async function compare(renewalId: string): Promise<Compared> {
  const read = await agent().must<{ policy_renewal_changes: Compared }>(
    `query ($id: uuid!) { policy_renewal_changes(policy_renewal_id: $id) {
      premium_before premium reasons { reason before after } changes { name } } }`,
    { id: renewalId },
  );
  return read.policy_renewal_changes;
}

test('a contract of a year has the discount for loyalty in its next term, where its product grants it then', async () => {
  const facts = { effectiveDate: '2026-06-15', paymentTerm: 'pay_in_full', autopay: true } as const;
  const { policyId } = await boundQuote(fixture.backend, aQuote(facts));
  await loyalFrom(1, '2026-07-01');
  await round('2027-04-16');
  const offer = await offerOf(policyId);
  expect([offer.status, offer.discounts.at(-1)]).toEqual(['offered', 'loyalty']);
  const compared = await compare(offer.policy_renewal_id);
  const [given] = compared.reasons.filter(({ reason }) => reason === 'discounts');
  expect((given?.before ?? 0) - (given?.after ?? 0)).toBeGreaterThan(0);
  expect(compared.changes.map(({ name }) => name)).toContain('Years with us');
  const moves = compared.reasons.reduce((sum, one) => sum + one.after - one.before, 0);
  expect(moves).toBe(compared.premium - compared.premium_before);
  expect(moves).toBe(offer.price_change);

  // What staff grant beside it leaves it where it is.
  await agent().must(grant, { id: offer.renewal_quote_id, discounts: ['affinity'] });
  expect((await offerOf(policyId)).discounts).toEqual(['affinity', 'loyalty']);
  // Described anew once its product wants more years of a contract, it has none.
  await loyalFrom(2, '2027-06-01');
  await fixture.tenants.insurer.underwriter.must(
    `mutation ($id: uuid!) {
      update_renewal_status(policy_renewal_id: $id, status: "pending", reason: "Looked at again.") { status } }`,
    { id: offer.policy_renewal_id },
  );
  await round('2027-04-18');
  expect((await offerOf(policyId)).discounts).toEqual(['affinity']);
});

test('new business has no discount for loyalty, and nobody grants it one', async () => {
  const { quoteId } = await boundQuote(fixture.backend, aQuote({ effectiveDate: '2026-06-15' }));
  const { copy_quote_request: copy } = await agent().must<{ copy_quote_request: { quote_id: string } }>(
    'mutation ($id: uuid!) { copy_quote_request(quote_id: $id) { quote_id } }',
    { id: quoteId },
  );
  await expect(agent().must(grant, { id: copy.quote_id, discounts: ['loyalty'] })).rejects.toThrow(
    'This discount comes with the years of a contract. Nobody grants it.',
  );
  const [{ discounts } = { discounts: [] }] = await selectRows<{ discounts: string[] }>(
    fixture.backend,
    'select discounts from quotes where quote_id = $1',
    [copy.quote_id],
  );
  expect(discounts).not.toContain('loyalty');
});
