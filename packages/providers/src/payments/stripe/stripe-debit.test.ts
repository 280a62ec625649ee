import { describe, expect, test } from 'vitest';
import { stripeUnderTest } from '../gateway-under-test.ts';
import type { DebitRequest } from '../port.ts';

function order(methodToken: string, change: Partial<DebitRequest> = {}): DebitRequest {
  return { key: 'bind-1', amount: 12_292, currency: 'USD', methodToken, description: 'First payment', ...change };
}
const posted = (requests: readonly { method: string; path: string; form: URLSearchParams }[], path: string) =>
  requests.filter((request) => request.method === 'POST' && request.path === path).map(({ form }) => form);

describe('a debit at Stripe', () => {
  test.each([
    ['seti_usSuccess', 'USD', 'us_bank_account'],
    ['seti_caSuccess', 'CAD', 'acss_debit'],
  ] as const)('of %s names its agreement, its customer and its kind of account', async (token, currency, type) => {
    const { gateway, stand } = await stripeUnderTest();
    const ordered = await gateway.debit(order(token, { currency }));
    expect(ordered).toMatchObject({ status: 'processing', accountLastFour: '6789' });
    const [form] = posted(stand.requests, '/v1/payment_intents');
    expect(Object.fromEntries(form ?? [])).toMatchObject({
      amount: '12292',
      currency: currency.toLowerCase(),
      confirm: 'true',
      off_session: 'true',
      payment_method: token.replace('seti_', 'pm_'),
      mandate: token.replace('seti_', 'mandate_'),
      customer: 'cus_standin',
      'allowed_payment_method_types[0]': type,
    });
  });

  test('of an account that its bank has not confirmed is declined, and nothing is ordered', async () => {
    const { gateway, stand } = await stripeUnderTest();
    const declined = await gateway.debit(order('seti_usUnverified'));
    expect(declined).toMatchObject({ status: 'declined', declineCode: 'account_unverified' });
    expect(posted(stand.requests, '/v1/payment_intents')).toEqual([]);
  });

  test('asks Stripe nothing about a token that is no setup', async () => {
    const { gateway, stand } = await stripeUnderTest();
    const declined = await gateway.debit(order('seti_x/../../customers'));
    expect(declined).toMatchObject({ declineCode: 'unknown_bank_account' });
    expect(stand.requests).toEqual([]);
  });

  test.each([
    ['insufficient_funds', 'debit_insufficient_funds', 'soft'],
    ['account_closed', 'account_closed', 'hard'],
    ['no_account', 'no_account', 'hard'],
    ['debit_not_authorized', 'debit_not_authorized', 'hard'],
    ['bank_account_restricted', 'account_restricted', 'hard'],
    ['something_new', 'debit_failed', 'hard'],
  ])('that the bank refuses with %s is %s, %s', async (code, declineCode, declineClass) => {
    const { gateway, stand } = await stripeUnderTest();
    const { reference } = await gateway.debit(order('seti_usSuccess'));
    stand.books.atBank(reference, { refuses: code });
    const found = await gateway.lookUp('bind-1');
    expect(found).toMatchObject({ status: 'declined', declineCode, declineClass, accountLastFour: '6789' });
  });

  test.each([
    ['R07', 'debit_permission_withdrawn'],
    ['R08', 'debit_stopped'],
    ['R10', 'debit_not_authorized'],
    ['R11', 'debit_not_as_agreed'],
    ['R29', 'debit_blocked'],
    ['R16', 'account_restricted'],
    ['R99', 'debit_not_authorized'],
  ])(
    'that its owner did not want says by the code %s of its network which it was: %s',
    async (networkCode, declineCode) => {
      const { gateway, stand } = await stripeUnderTest();
      const { reference } = await gateway.debit(order('seti_usSuccess'));
      stand.books.atBank(reference, { refuses: 'debit_not_authorized', networkCode });
      expect(await gateway.lookUp('bind-1')).toMatchObject({ status: 'declined', declineCode });
      stand.books.atBank(reference, 'pays');
      stand.books.atBank(reference, { takesBack: 'debit_not_authorized', networkCode });
      expect(await gateway.lookUp('bind-1')).toMatchObject({ status: 'returned', declineCode });
    },
  );

  test('that was taken back counts as paid once the money is ours again', async () => {
    const { gateway, stand } = await stripeUnderTest();
    const { reference } = await gateway.debit(order('seti_usSuccess'));
    stand.books.atBank(reference, 'pays');
    stand.books.atBank(reference, { takesBack: 'insufficient_funds' });
    const returned = { status: 'returned', declineCode: 'debit_insufficient_funds' };
    expect(await gateway.lookUp('bind-1')).toMatchObject(returned);
    stand.books.atBank(reference, { takesBack: 'insufficient_funds', status: 'won' });
    expect(await gateway.lookUp('bind-1')).toMatchObject({ status: 'captured' });
  });

  test.each(['lost_after', 'error_after'] as const)(
    'whose answer is lost for good (%s) is found by look-up, and never ordered twice',
    async (fault) => {
      const { gateway, stand, countOf } = await stripeUnderTest();
      stand.fault = ({ method }) => (method === 'POST' ? fault : undefined);
      const requested = gateway.debit(order('seti_usSuccess'));
      await expect(requested).rejects.toMatchObject({ name: 'GatewayUnknownError', key: 'bind-1' });
      expect(await gateway.lookUp('bind-1')).toMatchObject({ status: 'processing', accountLastFour: '6789' });
      expect(await countOf('processing')).toBe(1);
    },
  );

  test.each(['lost_before', 'limited'] as const)('that never arrived (%s) is free to be asked again', async (fault) => {
    const { gateway, stand, countOf } = await stripeUnderTest();
    stand.fault = ({ method }) => (method === 'POST' ? fault : undefined);
    await expect(gateway.debit(order('seti_usSuccess'))).rejects.toMatchObject({ name: 'GatewayUnknownError' });
    expect(await gateway.lookUp('bind-1')).toEqual({ status: 'not_found' });
    stand.fault = () => undefined;
    expect(await gateway.debit(order('seti_usSuccess'))).toMatchObject({ status: 'processing' });
    expect(await countOf('processing')).toBe(1);
  });
});

describe('a setup at Stripe', () => {
  test.each([
    ['US', 'us_bank_account', {}],
    [
      'CA',
      'acss_debit',
      {
        'payment_method_options[acss_debit][currency]': 'cad',
        'payment_method_options[acss_debit][mandate_options][transaction_type]': 'personal',
        'payment_method_options[acss_debit][mandate_options][payment_schedule]': 'sporadic',
      },
    ],
  ] as const)('of an account in %s wants the bank to confirm it at once', async (country, type, more) => {
    const { gateway, stand } = await stripeUnderTest();
    const request = { key: 'setup-1', country, name: 'Rae Calder', email: 'rae@example.com', recurring: false };
    const opened = await gateway.openBankSetup(request);
    expect(opened).toEqual({ token: 'seti_standin', clientSecret: 'seti_standin_secret_x' });
    const [form] = posted(stand.requests, '/v1/setup_intents');
    expect(Object.fromEntries(form ?? [])).toMatchObject({
      customer: 'cus_standin',
      usage: 'off_session',
      'allowed_payment_method_types[0]': type,
      [`payment_method_options[${type}][verification_method]`]: 'instant',
      ...more,
    });
    expect(Object.fromEntries(posted(stand.requests, '/v1/customers')[0] ?? [])).toMatchObject({ name: 'Rae Calder' });
  });

  test('of a Canadian account that is debited by itself later says when, in Stripe’s agreement too', async () => {
    const { gateway, stand } = await stripeUnderTest();
    await gateway.openBankSetup({ key: 'setup-1', country: 'CA', name: 'Rae', email: null, recurring: true });
    const [form] = posted(stand.requests, '/v1/setup_intents');
    expect(Object.fromEntries(form ?? [])).toMatchObject({
      'payment_method_options[acss_debit][mandate_options][payment_schedule]': 'combined',
      'payment_method_options[acss_debit][mandate_options][interval_description]': expect.stringContaining('monthly'),
    });
  });

  test('that Stripe does not answer is unknown, and its operator hears of it', async () => {
    const { gateway, stand, troubles } = await stripeUnderTest();
    stand.fault = () => 'limited';
    const requested = gateway.openBankSetup({
      key: 'setup-1',
      country: 'US',
      name: 'Rae',
      email: null,
      recurring: true,
    });
    await expect(requested).rejects.toMatchObject({ name: 'GatewayUnknownError' });
    expect(troubles).toHaveLength(1);
  });
});
