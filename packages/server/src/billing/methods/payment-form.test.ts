import { aQuote, type StartedQuote, startQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const fixture = useFixture('payment form');
let quote: StartedQuote;
beforeAll(async () => {
  quote = await startQuote(fixture.backend, aQuote());
});

const document = 'query ($id: uuid!) { payment_form(quote_id: $id) { gateway simulated publishable_key } }';

describe('payment_form', () => {
  test('says of the sandbox that it is one', async () => {
    const { payment_form } = await quote.customer.must<{ payment_form: object }>(document, { id: quote.quoteId });
    expect(payment_form).toEqual({ gateway: 'sandbox', simulated: true, publishable_key: null });
  });
});
