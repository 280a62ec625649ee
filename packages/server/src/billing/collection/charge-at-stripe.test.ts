import { createStripeGateway } from '@roadworthy/providers/payments/stripe/stripe-gateway.ts';
import {
  standInSecretKey,
  startStripeStandIn,
  type StripeStandIn,
} from '@roadworthy/providers/testing/stripe-stand-in.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { abandonCharge } from './abandon-charge.ts';
import { charge } from '../charge.ts';

let stand: StripeStandIn;
beforeEach(async () => {
  stand = await startStripeStandIn();
});
afterEach(() => stand.close());

const open = () =>
  createStripeGateway({
    secretKey: standInSecretKey,
    publishableKey: 'pk_test_standin',
    webhookSecret: 'whsec_test',
    apiUrl: stand.url,
    now: () => new Date(),
  });
const request = {
  gatewayKey: 'intent',
  amount: 8_750,
  currency: 'USD',
  methodToken: 'pm_card_visa',
  description: 'First',
} as const;
const counts = () => ['authorized', 'captured', 'canceled'].map((status) => stand.books.countOf(status));

test('a charge at Stripe whose every answer is lost is looked up, and taken once', async () => {
  stand.fault = ({ method }) => (method === 'POST' ? 'lost_after' : undefined);
  const outcome = await charge(open(), request);
  expect(outcome).toMatchObject({ known: true, answer: { status: 'captured', lastFour: '4242' } });
  expect(await charge(open(), request)).toEqual(outcome);
  expect(counts()).toEqual([1, 1, 0]);
});

test('a charge at Stripe that cannot be looked up either stays unknown, and is taken once when it can', async () => {
  stand.fault = () => 'lost_after';
  expect(await charge(open(), request)).toEqual({ known: false });
  stand.fault = () => undefined;
  expect(await charge(open(), request)).toMatchObject({ known: true, answer: { status: 'captured' } });
  expect(counts()).toEqual([1, 1, 0]);
});

test('a hold at Stripe that ended before it was taken is no payment', async () => {
  const gateway = open();
  const { gatewayKey: key, ...terms } = request;
  const { reference } = await gateway.authorize({ key, ...terms });
  await gateway.voidAuthorization({ key: 'other', reference });
  stand.fault = ({ method, path }) => (method === 'POST' && path === '/v1/payment_intents' ? 'lost_after' : undefined);
  expect(await charge(gateway, request)).toMatchObject({ known: true, answer: { status: 'declined' } });
  expect(counts()).toEqual([1, 0, 1]);
});

test('a charge at Stripe that nobody confirmed in a day gives its hold back', async () => {
  stand.fault = ({ path }) => (path.endsWith('/capture') ? 'lost_before' : undefined);
  expect(await charge(open(), request)).toEqual({ known: false });
  stand.fault = () => undefined;
  expect(await abandonCharge(open(), request)).toMatchObject({ known: true, answer: { code: 'timed_out' } });
  expect(counts()).toEqual([1, 0, 1]);
});
