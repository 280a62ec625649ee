import { changedTables, footprintOf } from '@roadworthy/testkit/footprint.ts';
import {
  aMotorhomeQuote,
  aQuote,
  boundQuote,
  plannedQuote,
  type StartedQuote,
  startQuote,
} from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const fixture = useFixture('quote pricing');
let quote: StartedQuote;
beforeAll(async () => {
  quote = await plannedQuote(fixture.backend, aMotorhomeQuote());
});

const document = `query ($id: uuid!, $term: String) {
  quote_pricing(quote_id: $id, payment_term: $term) {
    quote_id payment_term bindable has_declarations total fees currency provider_version rates_since why_version
    items { coverage label terms amount vehicle_id } discounts { code percent amount } missing_fields { path step message }
    referral_violations { code } rejection_violations { code } obstacles { code field message } trace { factor key value }
  }
}`;
type Pricing = {
  bindable: boolean;
  total: number | null;
  fees: number;
  items: { coverage: string; amount: number; terms: string | null }[];
  discounts: { code: string; amount: number }[];
  missing_fields: { path: string; step: string | null }[];
  obstacles: { code: string }[];
  trace: object[];
};
const priceOf = async ({ customer, quoteId }: StartedQuote, term?: string) =>
  (await customer.must<{ quote_pricing: Pricing }>(document, { id: quoteId, term: term ?? null })).quote_pricing;

describe('quote_pricing', () => {
  test('says which version priced the quote, since when it counts and why that one', async () => {
    expect(await priceOf(quote)).toMatchObject({
      provider_version: '2026.1',
      rates_since: '2000-01-01',
      why_version: expect.stringMatching(
        /^Version 2026\.1 of the rates prices this: it counts in [A-Z]{2} for cover from .*2000 on\.$/,
      ),
    });
  });

  test('adds up to its total and names a row of the rate book for every step', async () => {
    const price = await priceOf(quote);
    const sum = (amounts: { amount: number }[]) => amounts.reduce((total, { amount }) => total + amount, 0);
    expect(sum(price.items) - sum(price.discounts) + price.fees).toBe(price.total);
    expect(price).toMatchObject({ bindable: true, currency: 'USD', has_declarations: true, missing_fields: [] });
    expect(price.obstacles).toEqual([]);
    expect(price.trace.length).toBeGreaterThan(10);
  });

  test('prices the other way to pay without choosing it', async () => {
    const before = await footprintOf(fixture.backend);
    const monthly = await priceOf(quote);
    const inFull = await priceOf(quote, 'pay_in_full');
    expect(inFull).toMatchObject({ payment_term: 'pay_in_full', discounts: [{ code: 'paid_in_full' }] });
    expect(inFull.total).toBeLessThan(monthly.total ?? 0);
    expect(changedTables(before, await footprintOf(fixture.backend))).toEqual([]);
  });

  test('keeps the chosen way to pay when asked for one that does not exist', async () => {
    expect(await priceOf(quote, 'weekly')).toMatchObject({ payment_term: 'monthly' });
  });

  test('says what is missing, and on which step, instead of a price', async () => {
    const price = await priceOf(await startQuote(fixture.backend, aQuote()));
    expect(price).toMatchObject({ total: null, bindable: false });
    expect(new Set(price.missing_fields.map(({ step }) => step))).toEqual(new Set(['vehicle', 'use', 'plans']));
    expect(price.obstacles.map(({ code }) => code)).toContain('fields_missing');
  });

  test('says who has to look at it first', async () => {
    const incidents = { at_fault: 2, major: 2, minor: 0, speeding: 0 };
    const price = await priceOf(await plannedQuote(fixture.backend, aQuote({ incidents })));
    expect(price.obstacles.map(({ code }) => code)).toEqual(['referral_needed']);
  });

  test('is in Canadian dollars in Canada', async () => {
    const started = await startQuote(fixture.backend, aQuote({ postalCode: 'V5K 0A1' }));
    expect(await priceOf(started)).toMatchObject({ currency: 'CAD' });
  });

  test('names the policy that a bound quote became', async () => {
    const bound = await boundQuote(fixture.backend, aQuote());
    const answer = await bound.customer.must(
      'query ($id: uuid!) { quote_pricing(quote_id: $id) { policy { policy_id } } }',
      {
        id: bound.quoteId,
      },
    );
    expect(answer).toEqual({ quote_pricing: { policy: { policy_id: bound.policyId } } });
  });

  test('refuses fields that do not exist', async () => {
    const unknown = 'query ($id: uuid!) { quote_pricing(quote_id: $id) { margin } }';
    expect(await refusalOf(fixture.backend, quote.customer, unknown, { id: quote.quoteId })).toEqual({
      code: 'validation-failed',
    });
  });
});
