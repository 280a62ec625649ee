import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { aMotorhomeQuote, plannedQuote, type StartedQuote, startQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { describe, expect, test } from 'vitest';

const fixture = useFixture('price alternatives');

type Alternative = { about: string; label: string; terms: string | null; amount: number };
const read = async ({ customer, quoteId }: StartedQuote) =>
  await customer.must<{ price_alternatives: Alternative[]; quote_pricing: { total: number } }>(
    'query ($id: uuid!) { price_alternatives(quote_id: $id) { about label terms amount } quote_pricing(quote_id: $id) { total } }',
    { id: quoteId },
  );

describe('what would change a price', () => {
  test('is told to the cent, what saves most first', async () => {
    const quote = await plannedQuote(fixture.backend, aMotorhomeQuote({ paymentTerm: 'monthly' }));
    const { price_alternatives: found, quote_pricing } = await read(quote);
    const amounts = found.map(({ amount }) => amount);
    expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
    expect(amounts).not.toContain(0);
    const full = found.find(({ about }) => about === 'payment_term');
    expect(full).toMatchObject({ label: 'Paid in full', terms: null });
    const { quote_pricing: inFull } = await quote.customer.must<{ quote_pricing: { total: number } }>(
      'query ($id: uuid!) { quote_pricing(quote_id: $id, payment_term: "pay_in_full") { total } }',
      { id: quote.quoteId },
    );
    expect(full?.amount).toBe(inFull.total - quote_pricing.total);
  });

  test('is in the reader’s language', async () => {
    const quote = await plannedQuote(fixture.backend, aMotorhomeQuote({ locale: 'fr-CA' }));
    const { price_alternatives: found } = await read(quote);
    expect(found.find(({ about }) => about === 'storage_type')).toMatchObject({ label: 'Remisé ailleurs' });
  });

  test('is never what may not be sold: a limit of liability below the cover against uninsured motorists', async () => {
    const quote = await plannedQuote(fixture.backend, aMotorhomeQuote({ plan: 'road_ready' }));
    const { quotes_by_pk } = await quote.customer.must<{ quotes_by_pk: { coverages: object } }>(
      'query ($id: uuid!) { quotes_by_pk(id: $id) { coverages } }',
      { id: quote.quoteId },
    );
    const limits = { liability: { limit: '100/300/100' }, uninsured_motorist: { limit: '100/300' } };
    await quote.customer.must(
      'mutation ($id: uuid!, $coverages: jsonb!) { update_coverages(quote_id: $id, coverages: $coverages) { id } }',
      { id: quote.quoteId, coverages: { ...quotes_by_pk.coverages, ...limits } },
    );
    const { price_alternatives: found } = await read(quote);
    const offered = found.filter(({ about }) => about === 'coverages.liability.limit').map(({ terms }) => terms);
    expect(offered).toEqual(['250/500/100']);
  });

  test('is nothing while there is no price', async () => {
    expect((await read(await startQuote(fixture.backend, aMotorhomeQuote()))).price_alternatives).toEqual([]);
  });
});
