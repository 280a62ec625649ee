import { selectRows, vehicleOf } from '@roadworthy/testkit/select-rows.ts';
import { aMotorhomeQuote, plannedQuote, type StartedQuote, startQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const fixture = useFixture('price range');
const facts = aMotorhomeQuote();
let quote: StartedQuote;
beforeAll(async () => {
  quote = await startQuote(fixture.backend, facts);
});

const document = `query ($id: uuid!) {
  price_range(quote_id: $id) { low high currency payment_term assumptions { code message } unanswered }
}`;
type Range = { low: number | null; high: number | null; assumptions: { code: string }[]; unanswered: string[] };
const rangeOf = async ({ customer, quoteId }: StartedQuote) =>
  (await customer.must<{ price_range: Range }>(document, { id: quoteId })).price_range;

describe('price_range', () => {
  test('waits for year and value before it names a price', async () => {
    const range = await rangeOf(quote);
    expect(range).toMatchObject({ low: null, high: null, assumptions: [] });
    expect(range.unanswered.length).toBeGreaterThan(0);
  });

  test('holds the price that the answers then give', async () => {
    const id = await vehicleOf(fixture.backend, quote.quoteId);
    await quote.customer.must(
      'mutation ($id: uuid!, $changes: vehicle_input!) { update_vehicle(vehicle_id: $id, changes: $changes) { id } }',
      { id, changes: { year: facts.vehicle['year'], rating_value: facts.vehicle['rating_value'] } },
    );
    const range = await rangeOf(quote);
    expect(range.low).toBeLessThanOrEqual(range.high ?? 0);
    expect(range.assumptions.length).toBeGreaterThan(0);
    const planned = await plannedQuote(fixture.backend, facts);
    const [row] = await selectRows<{ total: number }>(
      fixture.backend,
      'select total::int from quotes where quote_id = $1',
      [planned.quoteId],
    );
    expect(row?.total).toBeGreaterThanOrEqual(range.low ?? 0);
    expect(row?.total).toBeLessThanOrEqual(range.high ?? 0);
  });

  test('says which of the known answers cannot be bought online, at the name of the answer', async () => {
    const rented = await startQuote(fixture.backend, facts);
    const id = await vehicleOf(fixture.backend, rented.quoteId);
    const { year, rating_value } = facts.vehicle;
    await rented.customer.must(
      'mutation ($id: uuid!, $changes: vehicle_input!) { update_vehicle(vehicle_id: $id, changes: $changes) { id } }',
      { id, changes: { year, rating_value, rental_utilization_rate: 60 } },
    );
    const { price_range } = await rented.customer.must<{ price_range: { referral_violations: object[] } }>(
      'query ($id: uuid!) { price_range(quote_id: $id) { low referral_violations { code field } rejection_violations { code } } }',
      { id: rented.quoteId },
    );
    expect(price_range).toEqual({
      low: null,
      referral_violations: [{ code: 'rental_utilization', field: 'vehicles.0.rental_utilization_rate' }],
      rejection_violations: [],
    });
  });

  test('says which vehicle cannot be, of several, here and in the price', async () => {
    const two = await startQuote(fixture.backend, facts);
    const vehicle = {
      type: 'class_b',
      ...facts.vehicle,
      make: 'Winnebago',
      model: 'Solis',
      rental_utilization_rate: 60,
    };
    await two.customer.must(
      'mutation ($id: uuid!, $vehicle: vehicle_input!) { create_vehicle(quote_id: $id, vehicle: $vehicle) { id } }',
      { id: two.quoteId, vehicle },
    );
    const found = '{ referral_violations { code field message step } }';
    const answer = await two.customer.must<Record<string, { referral_violations: object[] }>>(
      `query ($id: uuid!) { price_range(quote_id: $id) ${found} quote_pricing(quote_id: $id) ${found} }`,
      { id: two.quoteId },
    );
    for (const { referral_violations } of Object.values(answer)) {
      expect(referral_violations).toMatchObject([
        {
          code: 'rental_utilization',
          field: 'vehicles.1.rental_utilization_rate',
          step: 'use',
          message: expect.stringMatching(/^\d{4} Winnebago Solis: /),
        },
      ]);
    }
  });
});
