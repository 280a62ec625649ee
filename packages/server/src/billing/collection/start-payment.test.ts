import { selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, signedQuote, type StartedQuote, startQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const fixture = useFixture('start payment');
let quote: StartedQuote;
beforeAll(async () => {
  quote = await signedQuote(fixture.backend, aQuote());
});

const document = `mutation ($id: uuid!, $term: String!, $version: Int) {
  start_payment(quote_id: $id, payment_term: $term, version: $version) {
    gateway tokenize_url preview { due_today total invoices { sequence } }
  }
}`;

describe('start_payment', () => {
  test.each([
    ['pay_in_full', 1],
    ['monthly', 12],
  ])('chooses %s and answers where the card goes and what is due', async (term, instalments) => {
    const { start_payment } = await quote.customer.must<{ start_payment: { preview: { invoices: object[] } } }>(
      document,
      {
        id: quote.quoteId,
        term,
      },
    );
    expect(start_payment).toMatchObject({ gateway: 'sandbox', tokenize_url: '/api/payments/sandbox/tokens' });
    expect(start_payment.preview.invoices).toHaveLength(instalments);
    const row = await selectOne(fixture.backend, 'select payment_term from quotes where quote_id = $1', [
      quote.quoteId,
    ]);
    expect(row).toEqual({ payment_term: term });
  });

  test('refuses a term that is not offered', async () => {
    const refused = await refusalOf(fixture.backend, quote.customer, document, { id: quote.quoteId, term: 'weekly' });
    expect(refused).toEqual({ code: 'payment_term_not_offered', field: 'payment_term' });
  });

  test('changes nothing when there is no price yet', async () => {
    const { customer, quoteId } = await startQuote(fixture.backend, aQuote());
    const refused = await refusalOf(fixture.backend, customer, document, { id: quoteId, term: 'pay_in_full' });
    expect(refused).toEqual({ code: 'not_priced' });
  });
});
