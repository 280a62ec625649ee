import { signedByStripe } from '@roadworthy/providers/testing/signed-by-stripe.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/open-test-app.ts';

const webhookSecret = 'whsec_routes';
let backend: TestApp;
beforeAll(async () => {
  backend = await openTestApp('stripe routes', {
    STRIPE_SECRET_KEY: 'sk_test_routes',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_routes',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: 'http://127.0.0.1:9',
  });
});
afterAll(() => backend.close());

function event(type: string, key: string): string {
  const object = { id: 'pi_1', amount: 100, currency: 'usd', metadata: { key } };
  return JSON.stringify({ id: 'evt_1', type, created: 1_777_636_800, data: { object } });
}

async function delivered(payload: string, headers: Record<string, string>): Promise<number> {
  const request = { method: 'POST', url: '/api/payments/webhook', payload } as const;
  const type = { 'content-type': 'application/json; charset=utf-8' };
  return (await backend.app.inject({ ...request, headers: { ...type, ...headers } })).statusCode;
}

const signature = (payload: string, secret = webhookSecret) => signedByStripe(payload, secret);

describe('with Stripe configured', () => {
  test('no route of ours takes a card', async () => {
    const url = '/api/payments/sandbox/tokens';
    const card = { number: '4242424242424242', expMonth: 12, expYear: 2031, cvc: '123', postalCode: '1', name: 'A' };
    expect((await backend.app.inject({ method: 'POST', url, payload: card })).statusCode).toBe(404);
  });

  test('a webhook is taken from Stripe alone, and also when it tells us nothing', async () => {
    const paid = event('payment_intent.succeeded', '0197a8c2-1b2c-4def-8123-456789abcdef');
    const other = event('charge.dispute.created', 'x');
    expect([await delivered(paid, signature(paid)), await delivered(other, signature(other))]).toEqual([204, 204]);
    expect(await delivered(paid, signature(paid, 'whsec_forged'))).toBe(400);
    expect(await delivered(paid.replace('100', '999'), signature(paid))).toBe(400);
    expect(await delivered(paid, {})).toBe(400);
  });
});
