import { randomUUID } from 'node:crypto';
import type { Caller } from '@roadworthy/testkit/caller.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, boundQuote, plannedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { beforeEach, describe, expect, test } from 'vitest';

const fixture = useFixture('product fees');
const [today, tomorrow] = ['2026-06-16', '2026-06-17'];
beforeEach(async () => {
  fixture.backend.clock.set('2026-06-16T14:00:00Z');
  await fixture.backend.owner.pool.query('delete from product_parameters');
});

/** From a day on, each invoice after the first costs so much; as whoever looks after the product writes it. */
const charge = (side: 'insurer' | 'mirror', from: string, cents: number) => {
  const { organization, productId } = fixture.tenants[side];
  return fixture.backend.owner.pool.query(
    `insert into product_parameters (product_parameters_id, organization_id, product_id, effective_date, installment_fee)
     values ($1, $2, $3, $4, $5)`,
    [randomUUID(), organization.organizationId, productId, from, cents],
  );
};

const factsOf = (side: 'insurer' | 'mirror', effectiveDate: string) =>
  aQuote({ effectiveDate, paymentTerm: 'monthly', partner: fixture.tenants[side].partner });

const feesOf = async (policyId: string) => {
  const rows = await selectRows<{ fees: number }>(
    fixture.backend,
    'select fees::int from invoices where policy_id = $1 order by sequence',
    [policyId],
  );
  return [...new Set(rows.slice(1).map(({ fees }) => fees))];
};

type Shown = {
  preview_quote_invoices: { installment_fee: number; invoices: { fees: number; amount: number }[] };
  quote_pricing: { installment: number };
  recommended_plans: { monthly: number }[];
};
const shownTo = (customer: Caller, quoteId: string) =>
  customer.must<Shown>(
    `query ($id: uuid!) {
      preview_quote_invoices(quote_id: $id, payment_term: "monthly") { installment_fee invoices { fees amount } }
      quote_pricing(quote_id: $id, payment_term: "monthly") { installment }
      recommended_plans(quote_id: $id) { monthly }
    }`,
    { id: quoteId },
  );

describe('the fees of a product', () => {
  test('are its own: two products invoice two fees', async () => {
    await charge('insurer', '2026-01-01', 700);
    await charge('mirror', '2026-01-01', 0);
    const insurer = await boundQuote(fixture.backend, factsOf('insurer', today), fixture.tenants.insurer.agent);
    const mirror = await boundQuote(fixture.backend, factsOf('mirror', today), fixture.tenants.mirror.agent);
    expect([await feesOf(insurer.policyId), await feesOf(mirror.policyId)]).toEqual([[700], [0]]);
    expect(await checkInvariants(fixture.backend)).toEqual([]);
  });

  test('that begin tomorrow leave the policies and the quotes of today alone', async () => {
    await charge('insurer', '2026-01-01', 400);
    const before = await boundQuote(fixture.backend, factsOf('insurer', today));
    await charge('insurer', tomorrow, 900);
    const sameDay = await boundQuote(fixture.backend, factsOf('insurer', today));
    const nextDay = await boundQuote(fixture.backend, factsOf('insurer', tomorrow));
    expect(await feesOf(before.policyId)).toEqual([400]);
    expect(await feesOf(sameDay.policyId)).toEqual([400]);
    expect(await feesOf(nextDay.policyId)).toEqual([900]);
    expect(await checkInvariants(fixture.backend)).toEqual([]);
  });

  test('are kept by the policy, whatever is written about that day later', async () => {
    await charge('insurer', '2026-01-01', 400);
    const { policyId } = await boundQuote(fixture.backend, factsOf('insurer', today));
    await charge('insurer', today, 950);
    const stored = await selectOne(fixture.backend, 'select installment_fee::int from policies where policy_id = $1', [
      policyId,
    ]);
    expect(stored).toEqual({ installment_fee: 400 });
    expect(await checkInvariants(fixture.backend)).toEqual([]);
  });

  test('are the same wherever a price is shown', async () => {
    await charge('insurer', '2026-01-01', 400);
    await charge('insurer', tomorrow, 900);
    for (const [effectiveDate, fee] of [
      [today, 400],
      [tomorrow, 900],
    ] as const) {
      const { customer, quoteId } = await plannedQuote(fixture.backend, factsOf('insurer', effectiveDate));
      const shown = await shownTo(customer, quoteId);
      const { installment_fee, invoices } = shown.preview_quote_invoices;
      expect(installment_fee).toBe(fee);
      expect(invoices.slice(1).every(({ fees }) => fees === fee)).toBe(true);
      expect(shown.quote_pricing.installment).toBe(invoices[1]?.amount);
      expect(shown.recommended_plans.map(({ monthly }) => monthly)).toContain(invoices[1]?.amount);
    }
  });

  test('move with the first day of a quote', async () => {
    await charge('insurer', '2026-01-01', 400);
    await charge('insurer', tomorrow, 900);
    const { customer, quoteId } = await plannedQuote(fixture.backend, factsOf('insurer', today));
    await customer.must(
      'mutation ($id: uuid!, $day: date!) { update_effective_date(quote_id: $id, effective_date: $day) { quote_id } }',
      { id: quoteId, day: tomorrow },
    );
    expect((await shownTo(customer, quoteId)).preview_quote_invoices.installment_fee).toBe(900);
  });
});
