import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { aMotorhomeQuote, plannedQuote, type StartedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { describe, expect, test } from 'vitest';

const fixture = useFixture('quote discounts');

type Discount = { code: string; label: string; applied: boolean; granted_by_staff: boolean; saves: number | null };
type Read = { quote_discounts: (Discount & { reason: string | null })[]; quote_pricing: { total: number } };
const read = ({ customer, quoteId }: StartedQuote) =>
  customer.must<Read>(
    `query ($id: uuid!) {
      quote_discounts(quote_id: $id) { code label applied granted_by_staff saves reason }
      quote_pricing(quote_id: $id) { total }
    }`,
    { id: quoteId },
  );

describe('the discounts of a quote', () => {
  test('say what they would take off to the cent, and staff who grant one see that very price', async () => {
    const quote = await plannedQuote(fixture.backend, aMotorhomeQuote({ paymentTerm: 'monthly' }));
    const before = await read(quote);
    const offered = before.quote_discounts.find(({ code }) => code === 'original_owner');
    expect(offered).toMatchObject({ label: 'Original owner', applied: false, granted_by_staff: true });
    await fixture.tenants.insurer.agent.must(
      'mutation ($id: uuid!) { update_discounts(quote_id: $id, discounts: ["original_owner"]) { quote_id } }',
      { id: quote.quoteId },
    );
    const after = await read(quote);
    expect(before.quote_pricing.total - after.quote_pricing.total).toBe(offered?.saves);
    expect(after.quote_discounts.find(({ code }) => code === 'original_owner')).toMatchObject({ applied: true });
  });

  test('are named and explained in the reader’s language', async () => {
    const quote = await plannedQuote(fixture.backend, aMotorhomeQuote({ paymentTerm: 'monthly', locale: 'fr-CA' }));
    const { quote_discounts } = await read(quote);
    expect(quote_discounts.find(({ code }) => code === 'paid_in_full')?.reason).toBe(
      'Il s’applique quand toute la période est payée d’un coup.',
    );
  });
});
