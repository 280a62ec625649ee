import { bindDocument, boundQuote, cardToken, aQuote, signedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { describe, expect, test } from 'vitest';

const fixture = useFixture('bind progress');

const document = `query ($id: uuid!) {
  bind_progress(quote_id: $id) { status policy_id policy_number message decline_code quote { quote_id } }
}`;
const pay = async (card: string) => {
  const quote = await signedQuote(fixture.backend, aQuote());
  const method = await cardToken(fixture.backend, card);
  await quote.customer.must(bindDocument, { id: quote.quoteId, method });
  return quote;
};

describe('bind_progress', () => {
  test('tells the policy of a quote that was bound', async () => {
    const bound = await boundQuote(fixture.backend, aQuote());
    expect(await bound.customer.must(document, { id: bound.quoteId })).toEqual({
      bind_progress: {
        status: 'bound',
        policy_id: bound.policyId,
        policy_number: bound.policyNumber,
        message: null,
        decline_code: null,
        quote: { quote_id: bound.quoteId },
      },
    });
  });

  test('tells why a card was declined', async () => {
    const quote = await pay('4000000000009995');
    expect(await quote.customer.must(document, { id: quote.quoteId })).toMatchObject({
      bind_progress: { status: 'declined', decline_code: 'insufficient_funds', policy_id: null },
    });
  });

  test('is pending while nobody knows', async () => {
    const quote = await pay('4000000000007007');
    expect(await quote.customer.must(document, { id: quote.quoteId })).toMatchObject({
      bind_progress: { status: 'pending', policy_id: null, message: null },
    });
  });

  test('is not there for a quote that nobody paid for', async () => {
    const quote = await signedQuote(fixture.backend, aQuote());
    expect(await refusalOf(fixture.backend, quote.customer, document, { id: quote.quoteId })).toEqual({
      code: 'not_found',
    });
  });
});
