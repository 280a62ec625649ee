import { changedTables, footprintOf } from '@roadworthy/testkit/footprint.ts';
import {
  aMotorhomeQuote,
  answeredQuote,
  plannedQuote,
  type StartedQuote,
  startQuote,
} from '@roadworthy/testkit/quote-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const fixture = useFixture('recommended plans');
let quote: StartedQuote;
beforeAll(async () => {
  quote = await answeredQuote(fixture.backend, aMotorhomeQuote());
});

const document = `query ($id: uuid!) {
  recommended_plans(quote_id: $id) {
    plan coverages rating_value_type total due_today monthly rows { coverage label terms included } missing_fields { path }
  }
}`;
type Card = {
  plan: string;
  coverages: object;
  total: number | null;
  due_today: number | null;
  monthly: number | null;
  rows: { coverage: string; terms: string; included: boolean }[];
  missing_fields: object[];
};
const cardsOf = async ({ customer, quoteId }: StartedQuote) =>
  (await customer.must<{ recommended_plans: Card[] }>(document, { id: quoteId })).recommended_plans;

describe('recommended_plans', () => {
  test('shows three cards, cheapest first, and changes nothing', async () => {
    const before = await footprintOf(fixture.backend);
    const cards = await cardsOf(quote);
    expect(cards.map(({ plan }) => plan)).toEqual(['essential', 'road_ready', 'full_throttle']);
    const totals = cards.map(({ total }) => total ?? 0);
    expect(totals).toEqual(totals.toSorted((one, other) => one - other));
    expect(changedTables(before, await footprintOf(fixture.backend))).toEqual([]);
  });

  test('lists the same rows on every card, so that cards compare', async () => {
    const [first, ...others] = (await cardsOf(quote)).map(({ rows }) => rows.map(({ coverage }) => coverage));
    for (const other of others) expect(other).toEqual(first);
  });

  test('says not included exactly where a card does not include', async () => {
    for (const { rows, coverages } of await cardsOf(quote)) {
      for (const { coverage, included, terms } of rows) {
        expect(included).toBe(coverage in coverages);
        expect(terms === 'Not included').toBe(!included);
      }
    }
  });

  test('costs what the quote then costs with the plan chosen', async () => {
    const planned = await plannedQuote(fixture.backend, aMotorhomeQuote());
    const card = (await cardsOf(quote)).find(({ plan }) => plan === 'road_ready');
    const { quote_pricing } = await planned.customer.must<{ quote_pricing: { total: number } }>(
      'query ($id: uuid!) { quote_pricing(quote_id: $id) { total } }',
      { id: planned.quoteId },
    );
    expect(card?.total).toBe(quote_pricing.total);
  });

  test('has no price while something is missing, and says what', async () => {
    for (const card of await cardsOf(await startQuote(fixture.backend, aMotorhomeQuote()))) {
      expect(card).toMatchObject({ total: null, due_today: null, monthly: null });
      expect(card.missing_fields.length).toBeGreaterThan(0);
    }
  });
});
