import { describe, expect, test } from 'vitest';
import { stripeUnderTest } from '../gateway-under-test.ts';

const stored = 'cus_standin/pm_card_visa';
const payment = {
  key: 'bind-1',
  amount: 5_000,
  currency: 'USD',
  methodToken: 'pm_card_visa',
  description: 'One',
} as const;

/** A gateway that keeps a card, and what it asks of Stripe from now on. */
async function withStoredCard() {
  const under = await stripeUnderTest();
  const { storedToken } = await under.gateway.authorize({ ...payment, keep: { name: 'Rae', email: null } });
  expect(storedToken).toBe(stored);
  const before = under.stand.requests.length;
  return {
    ...under,
    requested: () => under.stand.requests.slice(before).map(({ method, path }) => `${method} ${path}`),
  };
}
const looked = 'GET /v1/payment_methods/pm_card_visa';
const taken = 'POST /v1/payment_methods/pm_card_visa/detach';

describe('a method that Stripe is to forget', () => {
  test('is taken from its customer once, and asked about after that', async () => {
    const { gateway, requested, troubles } = await withStoredCard();
    await gateway.forgetMethod(stored);
    await gateway.forgetMethod(stored);
    expect(requested()).toEqual([looked, taken, looked]);
    expect(troubles).toEqual([]);
  });

  test('is left alone where it was never kept', async () => {
    const { gateway, stand } = await stripeUnderTest();
    await gateway.forgetMethod('pm_card_visa');
    expect(stand.requests.map(({ method }) => method)).toEqual(['GET']);
  });

  test.each(['silent', 'error_before', 'error_after', 'limited'] as const)(
    'stays to be forgotten where the answer is %s, and is once it is asked again',
    { timeout: 20_000 },
    async (fault) => {
      const { gateway, stand, troubles } = await stripeUnderTest({ timeoutMs: 200 });
      await gateway.authorize({ ...payment, keep: { name: 'Rae', email: null } });
      stand.fault = ({ path }) => (path.endsWith('/detach') ? fault : undefined);
      const lost = gateway.forgetMethod(stored);
      await expect(lost).rejects.toMatchObject({ name: 'GatewayUnknownError', key: 'forget_method' });
      expect(troubles).toHaveLength(1);
      stand.fault = () => undefined;
      await gateway.forgetMethod(stored);
      const later = await gateway.authorize({ ...payment, key: 'later', methodToken: stored, offSession: true });
      expect(later).toMatchObject({ status: 'declined', declineCode: 'unknown_payment_method' });
    },
  );

  test('is a bank account that was not confirmed: its setup ends, and nothing is taken from anybody', async () => {
    const { gateway, stand } = await stripeUnderTest();
    await gateway.forgetMethod('seti_usUnverified');
    expect(stand.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /v1/setup_intents/seti_usUnverified',
      'POST /v1/setup_intents/seti_usUnverified/cancel',
      'GET /v1/payment_methods/pm_usUnverified',
    ]);
  });

  test('is asked about under no address that a token makes up', async () => {
    const { gateway, stand } = await stripeUnderTest();
    for (const token of ['pm_x/../../customers/cus_1', 'seti_x/cancel', 'card_1', ''])
      await gateway.forgetMethod(token);
    expect(stand.requests).toEqual([]);
  });
});
