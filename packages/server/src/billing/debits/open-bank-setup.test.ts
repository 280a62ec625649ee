import { standInSecretKey, startStripeStandIn } from '@roadworthy/providers/testing/stripe-stand-in.ts';
import { agreementOf, debitDocument } from '@roadworthy/testkit/bank-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, signedQuote, type StartedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
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
const fixture = useFixture('bank setup', { now: '2026-06-15T14:00:00Z', env });
const here = useFixture('bank setup here', { now: '2026-06-15T14:00:00Z' });

const setupDocument = `query ($country: String!, $name: String!) {
  bank_setup(country: $country, name: $name) { method_token client_secret }
}`;
const signed = () => signedQuote(fixture.backend, aQuote());
const debit = async (quote: StartedQuote, method: string, idempotencyKey = method) => {
  const variables = { id: quote.quoteId, method, agreed: await agreementOf(quote) };
  return (await quote.customer.ask(debitDocument, variables, { idempotencyKey })).data?.['bind_quote'];
};
const paymentOf = ({ quoteId }: StartedQuote) =>
  selectOne<{ payment_id: string; organization_id: string; status: string; reference: string; bank: string }>(
    fixture.backend,
    `select payment_id, organization_id, status, gateway_reference as reference, bank from payments
     where quote_id = $1 order by created desc limit 1`,
    [quoteId],
  );
const follow = async (quote: StartedQuote) => {
  const { payment_id: paymentId, organization_id: organizationId } = await paymentOf(quote);
  await jobHandlers(fixture.backend.platform)['follow-debit']?.({ paymentId, organizationId });
  return (await paymentOf(quote)).status;
};

describe('bank_setup', () => {
  test.each(['US', 'CA'])('prepares the script of Stripe for an account in %s', async (country) => {
    const { customer } = await signed();
    const { bank_setup } = (await customer.must<object>(setupDocument, { country, name: 'Ada Moreno' })) as {
      bank_setup: object;
    };
    expect(bank_setup).toEqual({ method_token: 'seti_standin', client_secret: 'seti_standin_secret_x' });
  });

  test('says so where Stripe does not answer', async () => {
    const { customer } = await signed();
    stand.fault = () => 'limited';
    const refused = await refusalOf(fixture.backend, customer, setupDocument, { country: 'US', name: 'Ada Moreno' });
    expect(refused).toEqual({ code: 'gateway_silent' });
  });

  test('is nothing where the form is ours', async () => {
    const { customer } = await signedQuote(here.backend, aQuote());
    const answer = await customer.must(setupDocument, { country: 'US', name: 'Ada Moreno' });
    expect(answer).toEqual({ bank_setup: null });
  });
});

describe('a debit at Stripe', () => {
  test('binds while it is processing, is settled when the bank has paid, and returned when it takes it back', async () => {
    const quote = await signed();
    expect(await debit(quote, 'seti_usSuccess')).toMatchObject({ status: 'bound' });
    const { reference, ...payment } = await paymentOf(quote);
    expect(payment).toMatchObject({ status: 'processing', bank: '6789' });
    expect(await follow(quote)).toBe('processing');
    stand.books.atBank(reference, 'pays');
    expect(await follow(quote)).toBe('settled');
    stand.books.atBank(reference, { takesBack: 'insufficient_funds' });
    expect(await follow(quote)).toBe('returned');
    // Stripe gave us the money again: the invoice is paid.
    stand.books.atBank(reference, { takesBack: 'insufficient_funds', status: 'won' });
    expect(await follow(quote)).toBe('settled');
  });

  test('of an account that its bank has not confirmed takes nothing, and says to pay with a card', async () => {
    const quote = await signed();
    const declined = await debit(quote, 'seti_usUnverified');
    expect(declined).toMatchObject({ status: 'declined', decline_code: 'account_unverified' });
    expect(declined).toMatchObject({ message: expect.stringContaining('Nothing was taken') });
  });

  test('whose answer is lost is looked up, and ordered once', async () => {
    const quote = await signed();
    const before = stand.books.countOf('processing');
    stand.fault = ({ method, path }) =>
      method === 'POST' && path === '/v1/payment_intents' ? 'lost_after' : undefined;
    expect(await debit(quote, 'seti_usSuccess', 'lost')).toMatchObject({ status: 'bound' });
    expect(stand.books.countOf('processing')).toBe(before + 1);
  });
});
