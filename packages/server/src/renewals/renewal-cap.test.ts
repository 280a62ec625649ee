import type { RateRow } from '@roadworthy/core/rating/book/rate-rows.ts';
import { addDays, day } from '@roadworthy/core/shared/time/day.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { aQuote, type BoundQuote, boundQuote, cardToken } from '@roadworthy/testkit/quote-scenarios.ts';
import { releaseRates } from '@roadworthy/testkit/release-rates.ts';
import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { collect } from '../../test/run-collection.ts';
import { jobHandlers } from '../registry.ts';

const start = '2026-06-15T14:00:00Z';
const fixture = useFixture('renewal caps', { now: start });
beforeEach(() => fixture.backend.clock.set(start));
afterEach(async () => {
  for (const job of ['book-commissions', 'check-balances'] as const) {
    await jobHandlers(fixture.backend.platform)[job]?.({});
  }
  expect(await selectRows(fixture.backend, 'select rule, expected, found from balance_findings')).toEqual([]);
  expect(await checkInvariants(fixture.backend)).toEqual([]);
});

const agent = () => fixture.tenants.insurer.agent;
const underwriter = () => fixture.tenants.insurer.underwriter;

async function round(on: string): Promise<void> {
  fixture.backend.clock.set(`${on}T14:00:00Z`);
  const handlers = jobHandlers(fixture.backend.platform);
  for (const job of ['expire-policies', 'activate-policies', 'create-renewals', 'advance-renewals'] as const) {
    await handlers[job]?.({});
  }
  await collect(fixture.backend);
  for (const job of ['activate-policies', 'advance-renewals'] as const) await handlers[job]?.({});
}

type Offer = {
  policy_renewal_id: string;
  renewal_quote_id: string;
  renewed_policy_id: string | null;
  status: string;
  premium_before: number;
  price_change: number;
  premium_uncapped: number | null;
};
const offerOf = (policyId: string) =>
  selectOne<Offer>(fixture.backend, 'select * from policy_renewals where source_policy_id = $1', [policyId]);

type Compared = {
  premium_before: number;
  premium: number;
  total_before: number;
  total: number;
  held_back: number;
  held_back_before: number;
  reasons: { reason: string; before: number; after: number }[];
};
async function compare(renewalId: string): Promise<Compared> {
  const read = await agent().must<{ policy_renewal_changes: Compared }>(
    `query ($id: uuid!) { policy_renewal_changes(policy_renewal_id: $id) {
      premium_before premium total_before total held_back held_back_before reasons { reason before after } } }`,
    { id: renewalId },
  );
  return read.policy_renewal_changes;
}

/** That the reasons go on from one another, from what the term costs that ends to what the next one does. */
function expectWhole({ reasons, total_before, total }: Compared): void {
  expect(reasons[0]?.before).toBe(total_before);
  expect(reasons.at(-1)?.after).toBe(total);
  for (const [index, one] of reasons.entries()) if (index > 0) expect(one.before).toBe(reasons[index - 1]?.after);
}

async function capAt(percent: number): Promise<void> {
  const { product_id: id } = await selectOne<{ product_id: string }>(
    fixture.backend,
    `select product_id from products where organization_id = $1 and provider = 'personal'`,
    [fixture.tenants.insurer.organization.organizationId],
  );
  await underwriter().must(
    `mutation ($id: uuid!, $parameters: product_parameters_change!) {
      update_product(product_id: $id, changes: {}, parameters: $parameters) { product_id } }`,
    { id, parameters: { effective_date: '2026-07-01', renewal_cap: percent } },
  );
}

const dearer = (percent: number) => (row: RateRow) =>
  row.factor === 'base'
    ? {
        ...row,
        factors: Object.fromEntries(
          Object.entries(row.factors ?? {}).map(([code, value]) => [
            code,
            value === null ? value : ((Number(value) * (100 + percent)) / 100).toFixed(4),
          ]),
        ),
      }
    : row;

/** Takes and pays the offer of a next term; answers its policy once it has begun. */
async function take(policyId: string, { renewed, accept }: { renewed: string; accept: string }): Promise<string> {
  const { user_id: userId } = await selectOne<{ user_id: string }>(
    fixture.backend,
    'select user_id from policies where policy_id = $1',
    [policyId],
  );
  const account = { email: 'ada.moreno@example.com', name: 'Ada Moreno', organizationId: null };
  const insured = fixture.backend.as({ userId, role: 'organization:customer', ...account });
  fixture.backend.clock.set(`${accept}T15:00:00Z`);
  await insured.must(
    'mutation ($id: uuid!) { accept_my_renewal(policy_renewal_id: $id, option: "manual") { status } }',
    { id: (await offerOf(policyId)).policy_renewal_id },
  );
  const next = String((await offerOf(policyId)).renewed_policy_id);
  for (const before of [21, 7, 0]) await round(addDays(day(renewed), -before));
  const { amount } = await selectOne<{ amount: number }>(
    fixture.backend,
    'select amount from invoices where policy_id = $1 and sequence = 1',
    [next],
  );
  const paid = await insured.must(
    `mutation ($id: uuid!, $amount: Int!, $method: String!) {
      pay_policy(policy_id: $id, amount: $amount, method_token: $method) { status } }`,
    { id: next, amount, method: await cardToken(fixture.backend, '4242424242424242') },
  );
  expect(paid).toEqual({ pay_policy: { status: 'paid' } });
  await round(addDays(day(renewed), 1));
  return next;
}

const sold = (policyId: string) =>
  selectOne<{ premium: number; policy_status: string; charged: number }>(
    fixture.backend,
    `select premium, policy_status, (select sum(amount)::int from charge_lines c where c.policy_id = p.policy_id
       and kind = 'premium') as charged from policies p where policy_id = $1`,
    [policyId],
  );

const inFull = { effectiveDate: '2026-06-15', paymentTerm: 'pay_in_full' } as const;

describe('a product that lets no next term rise by more than a tenth', () => {
  beforeAll(async () => {
    fixture.backend.clock.set(start);
    await capAt(10);
    await releaseRates(fixture.backend.owner, {
      organizationId: fixture.tenants.insurer.organization.organizationId,
      version: 'a fourth dearer',
      businessType: 'renewal',
      effectiveDate: '2027-05-01',
      change: dearer(25),
    });
  });

  test('holds the rest back, says so, and unwinds it over the terms that follow', async () => {
    const bound: BoundQuote = await boundQuote(fixture.backend, aQuote(inFull));
    const prices: number[] = [];
    let policyId = bound.policyId;
    let former = 0;
    for (const [year, accept] of [
      [2027, '2027-04-17'],
      [2028, '2028-04-17'],
      [2029, '2029-04-17'],
    ] as const) {
      await round(`${year}-04-16`);
      const offer = await offerOf(policyId);
      expect(offer.status).toBe('offered');
      const compared = await compare(offer.policy_renewal_id);
      expectWhole(compared);
      expect(compared.premium - compared.premium_before).toBe(offer.price_change);
      expect(compared.held_back_before).toBe(former);
      const uncapped = compared.premium + compared.held_back;
      const most = compared.premium_before + Math.floor(compared.premium_before / 10);
      expect(compared.premium).toBe(Math.min(uncapped, most));
      expect(offer.premium_uncapped).toBe(compared.held_back === 0 ? null : uncapped);
      const named = compared.reasons.map(({ reason }) => reason);
      expect([named[0] === 'held_back_before', named.at(-1) === 'held_back']).toEqual([
        former > 0,
        compared.held_back > 0,
      ]);
      prices.push(compared.premium);
      former = compared.held_back;
      policyId = await take(policyId, { accept, renewed: `${year}-06-15` });
      const term = await sold(policyId);
      expect(term).toMatchObject({ premium: compared.premium, policy_status: 'active' });
      expect(term.charged).toBe(term.premium);
    }
    expect(former).toBe(0);
    expect(prices[1]).toBeGreaterThan(prices[0] ?? 0);
  });

  test('holds a change of the offer, and of the term that it becomes, back in the same proportion', async () => {
    const bound = await boundQuote(fixture.backend, aQuote(inFull));
    await round('2027-04-16');
    const offer = await offerOf(bound.policyId);
    const whole = await compare(offer.policy_renewal_id);
    expect(whole.held_back).toBeGreaterThan(0);
    const letter = await selectRows<{ template: string }>(
      fixture.backend,
      `select template from notifications where policy_id = $1 and template = 'renewal_offered'`,
      [bound.policyId],
    );
    expect(letter).toHaveLength(1);
    await agent().must(
      `mutation ($id: uuid!, $discounts: jsonb!) { update_discounts(quote_id: $id, discounts: $discounts) { quote_id } }`,
      { id: offer.renewal_quote_id, discounts: ['affinity'] },
    );
    const edited = await compare(offer.policy_renewal_id);
    expectWhole(edited);
    const factor = whole.premium / (whole.premium + whole.held_back);
    expect(edited.premium).toBeLessThan(whole.premium);
    expect(Math.abs(edited.premium - (edited.premium + edited.held_back) * factor)).toBeLessThanOrEqual(1);
    await round('2027-04-18');
    const next = await take(bound.policyId, { accept: '2027-04-19', renewed: '2027-06-15' });
    expect((await sold(next)).premium).toBe(edited.premium);
    fixture.backend.clock.set('2027-06-15T16:00:00Z');
    const { create_policy_proposal: made } = await agent().must<{
      create_policy_proposal: { policy_proposal_id: string };
    }>(
      `mutation ($id: uuid!, $changes: policy_changes_input!) {
        create_policy_proposal(policy_id: $id, changes: $changes) { policy_proposal_id } }`,
      { id: next, changes: { discounts: [] } },
    );
    await underwriter().must(
      `mutation ($id: uuid!) {
        accept_policy_proposal(policy_proposal_id: $id, override_reason: "Looked at.", signed_by: "Ada Moreno") { status } }`,
      { id: made.policy_proposal_id },
    );
    const described = await selectOne<{ premium: number }>(
      fixture.backend,
      'select q.premium from quotes q join policies p on p.current_quote_id = q.quote_id where p.policy_id = $1',
      [next],
    );
    expect(described.premium).toBe(whole.premium);
  });
});
