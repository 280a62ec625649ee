import { randomUUID } from 'node:crypto';
import { standInSecretKey, startStripeStandIn } from '@roadworthy/providers/testing/stripe-stand-in.ts';
import { selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, bindDocument, signedQuote, type StartedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { jobHandlers } from '../../registry.ts';

const stand = await startStripeStandIn();
afterAll(() => stand.close());
afterEach(() => {
  stand.fault = () => undefined;
});
const env = {
  STRIPE_SECRET_KEY: standInSecretKey,
  STRIPE_PUBLISHABLE_KEY: 'pk_test_standin',
  STRIPE_WEBHOOK_SECRET: 'whsec_standin',
  STRIPE_API_URL: stand.url,
};
const fixture = useFixture('bind at stripe', { now: '2026-06-15T14:00:00Z', env });

type Bound = { status: string; policy_id: string | null; decline_code: string | null; message: string | null };

async function pay({ customer, quoteId }: StartedQuote, method: string): Promise<Bound> {
  const { data } = await customer.ask(bindDocument, { id: quoteId, method }, { idempotencyKey: randomUUID() });
  return (data as { bind_quote: Bound }).bind_quote;
}
const paymentOf = ({ quoteId }: StartedQuote) =>
  selectOne<{ gateway: string; status: string; gateway_reference: string | null; cc_last_four: string | null }>(
    fixture.backend,
    'select * from payments where quote_id = $1 order by created desc limit 1',
    [quoteId],
  );
const signed = () => signedQuote(fixture.backend, aQuote());

describe('a bind at Stripe', () => {
  test('takes what is due once and makes the policy', async () => {
    const quote = await signed();
    expect(await pay(quote, 'pm_card_visa')).toMatchObject({ status: 'bound' });
    const payment = await paymentOf(quote);
    expect(payment).toMatchObject({ gateway: 'stripe', status: 'settled', cc_last_four: '4242' });
    expect(payment.gateway_reference).toMatch(/^pi_/);
    expect([stand.books.countOf('authorized'), stand.books.countOf('captured')]).toEqual([1, 1]);
  });

  test.each([
    ['pm_card_chargeDeclined', 'declined_without_reason', /declined/],
    ['pm_card_authenticationRequired', 'authentication_required', /asks for a confirmation .* Nothing was taken/],
    ['pm_made_up', 'unknown_payment_method', /Enter the card again/],
  ])('of %s is declined as %s and can be paid with another card', async (card, code, words) => {
    const quote = await signed();
    const declined = await pay(quote, card);
    expect(declined).toMatchObject({ status: 'declined', decline_code: code, policy_id: null });
    expect(declined.message).toMatch(words);
    expect(await pay(quote, 'pm_card_visa')).toMatchObject({ status: 'bound' });
  });

  test('whose answers were all lost is pending, and bound with one charge when Stripe can be asked', async () => {
    const quote = await signed();
    const before = stand.books.countOf('captured');
    stand.fault = () => 'lost_after';
    expect(await pay(quote, 'pm_card_visa')).toMatchObject({ status: 'pending' });
    stand.fault = () => undefined;
    const { data } = await selectOne<{ data: never }>(
      fixture.backend,
      `select j.data from pgboss.job j join process_intents i on i.process_intent_id::text = j.data->>'intentId'
       where j.name = 'resume-intent' and i.root_id = $1 and i.state = 'begun'`,
      [quote.quoteId],
    );
    await jobHandlers(fixture.backend.platform)['resume-intent']?.(data);
    expect(await paymentOf(quote)).toMatchObject({ status: 'settled' });
    expect(stand.books.countOf('captured')).toBe(before + 1);
  });

  test('has a form that Stripe’s script draws, and no place of ours to send a card to', async () => {
    const quote = await signed();
    const start = `mutation ($id: uuid!) {
      start_payment(quote_id: $id, payment_term: "monthly") { gateway tokenize_url }
    }`;
    const { start_payment } = await quote.customer.must<{ start_payment: object }>(start, { id: quote.quoteId });
    expect(start_payment).toEqual({ gateway: 'stripe', tokenize_url: null });
    const form = 'query ($id: uuid!) { payment_form(quote_id: $id) { gateway simulated publishable_key } }';
    const { payment_form } = await quote.customer.must<{ payment_form: object }>(form, { id: quote.quoteId });
    // A test key moves no money either.
    expect(payment_form).toEqual({ gateway: 'stripe', simulated: true, publishable_key: 'pk_test_standin' });
  });
});
