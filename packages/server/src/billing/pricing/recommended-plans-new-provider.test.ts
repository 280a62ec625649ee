import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { changedTables, footprintOf } from '@roadworthy/testkit/footprint.ts';
import { aMotorhomeQuote, plannedQuote, type StartedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { addLineProducts } from '@roadworthy/testkit/seed.ts';
import { beforeAll, expect, test } from 'vitest';

const fixture = useFixture('plans of another provider');
const agent = () => fixture.tenants.insurer.agent;
const document = `query ($id: uuid!, $provider: String!) {
  recommended_plans_new_provider(quote_id: $id, provider: $provider) {
    provider policy_duration_months left_out { part message }
    cards { plan label coverages total due_today rows { label included } missing_fields { path message } }
  }
}`;
type Card = { plan: string; coverages: unknown; total: number | null; missing_fields: { path: string }[] };
type Offer = { provider: string; policy_duration_months: number; left_out: unknown[]; cards: Card[] };
const offerOf = async (provider: string) =>
  (await agent().must<{ recommended_plans_new_provider: Offer }>(document, { id: quote.quoteId, provider }))
    .recommended_plans_new_provider;
let quote: StartedQuote;
beforeAll(async () => {
  await addLineProducts(fixture.backend.owner, fixture.tenants.insurer.organization);
  quote = await plannedQuote(fixture.backend, aMotorhomeQuote());
});

test('the cards are those of the other line, with what is missing there and what would be left out; nothing is written', async () => {
  const before = await footprintOf(fixture.backend);
  const offer = await offerOf('warranty');
  expect(changedTables(before, await footprintOf(fixture.backend))).toEqual([]);
  expect(offer).toMatchObject({ provider: 'warranty', policy_duration_months: 12 });
  expect(offer.cards.length).toBeGreaterThan(1);
  expect(offer.cards.every(({ total, missing_fields }) => (total === null) === missing_fields.length > 0)).toBe(true);
  expect(offer.left_out).toContainEqual({ part: 'cover', message: 'Collision' });
});

test('the cards are those that the copy then has', async () => {
  const { cards } = await offerOf('pro');
  const copied = await agent().must<{ copy_quote_new_provider_request: { quote_id: string } }>(
    'mutation ($id: uuid!) { copy_quote_new_provider_request(quote_id: $id, provider: "pro") { quote_id } }',
    { id: quote.quoteId },
  );
  const { recommended_plans } = await agent().must<{ recommended_plans: Card[] }>(
    `query ($id: uuid!) {
      recommended_plans(quote_id: $id) {
        plan label coverages total due_today rows { label included } missing_fields { path message }
      }
    }`,
    { id: copied.copy_quote_new_provider_request.quote_id },
  );
  expect(cards.some(({ total }) => total !== null)).toBe(true);
  expect(cards).toEqual(recommended_plans);
});

test.each([
  ['boat', 'not_insured_by_line'],
  ['aviva', 'provider_not_sold'],
])('%s is refused as the copy would be', async (provider, code) => {
  expect(await refusalOf(fixture.backend, agent(), document, { id: quote.quoteId, provider })).toEqual({
    code,
    field: 'provider',
  });
});

test('customers are not asked', async () => {
  const refused = await refusalOf(fixture.backend, quote.customer, document, { id: quote.quoteId, provider: 'pro' });
  expect(refused.code).toBe('validation-failed');
});
