import { wayOfSale } from '@roadworthy/core/products/vocabulary.ts';
import { demoRatesFor } from '@roadworthy/core/lines/demo-rates-for.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { aLineQuote, exampleLines } from '@roadworthy/testkit/line-quotes.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { boundQuote, plannedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { addLineProducts } from '@roadworthy/testkit/seed.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const fixture = useFixture('every line');

beforeAll(async () => {
  await addLineProducts(fixture.backend.owner, fixture.tenants.insurer.organization);
});

describe.each(exampleLines.map((line) => [line.provider, line] as const))('a quote of %s', (_provider, line) => {
  // What customers ask us for is begun by an agent.
  const starter = () => (wayOfSale(line.provider) === 'enquiry' ? fixture.tenants.insurer.agent : undefined);

  test('is answered in its own words, priced by its own rates, signed and bought', async () => {
    expect(demoRatesFor(line).length).toBeGreaterThan(0);
    const { policyId, quoteId } = await boundQuote(fixture.backend, aLineQuote(line), starter());
    const [policy] = await selectRows<{ provider: string; premium: number; policy_duration_months: number }>(
      fixture.backend,
      `select q.provider, p.premium, q.policy_duration_months from policies p join quotes q on q.quote_id = p.current_quote_id
       where p.policy_id = $1 and q.quote_id = $2`,
      [policyId, quoteId],
    );
    expect(policy).toMatchObject({ provider: line.provider, policy_duration_months: line.terms.usual });
    expect(policy?.premium).toBeGreaterThan(0);
  });

  test('says everything about its price in the words of its line, and its trace multiplies out', async () => {
    const { customer, quoteId } = await plannedQuote(fixture.backend, aLineQuote(line), starter());
    const read = await customer.must<{
      quote_pricing: {
        total: number;
        items: { coverage: string; label: string; amount: number }[];
        obstacles: unknown[];
      };
      price_range: { low: number; high: number };
      price_alternatives: { label: string; amount: number }[];
      checkout_state: { steps: { id: string }[]; next: string; missing_fields: { path: string }[] };
    }>(
      `query ($id: uuid!) {
        quote_pricing(quote_id: $id) { total items { coverage label amount } obstacles { message field step } }
        price_range(quote_id: $id) { low high }
        price_alternatives(quote_id: $id) { label amount }
        checkout_state(quote_id: $id) { steps { id } next missing_fields { path step message } }
      }`,
      { id: quoteId },
    );
    const { quote_pricing: pricing, price_range: range, checkout_state: state } = read;
    expect(pricing.obstacles).toEqual([]);
    expect(range).toEqual({ low: pricing.total, high: pricing.total });
    expect(state.steps.map(({ id }) => id)).toEqual(line.checkout.map(({ code }) => code));
    expect([state.next, state.missing_fields.map(({ path }) => path)]).toEqual(['sign', ['signature', 'payment']]);
    const labels = new Map(line.covers.map(({ code, label }) => [code, label.en]));
    for (const { coverage, label } of pricing.items) {
      if (coverage !== 'minimum_premium') expect(label).toBe(labels.get(coverage));
    }
    expect(read.price_alternatives.length).toBeGreaterThan(0);
  });
});
