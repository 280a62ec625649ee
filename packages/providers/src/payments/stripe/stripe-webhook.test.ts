import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { noon } from '../gateway-under-test.ts';
import { signedByStripe } from '../../testing/signed-by-stripe.ts';
import { readStripeWebhook, stripeEvents } from './stripe-webhook.ts';

const secret = 'whsec_test';

const payment = {
  id: 'pi_1',
  object: 'payment_intent',
  amount: 8750,
  currency: 'usd',
  status: 'succeeded',
  metadata: { key: '0197a8c2-1b2c-4def-8123-456789abcdef' },
};

function event(type: string, object: object = payment): string {
  return JSON.stringify({ id: 'evt_1', object: 'event', type, created: 1_777_636_790, data: { object } });
}

// Signed by Stripe's own library, so that our check is held to theirs.
function signed(payload: string, secondsAgo = 0, by = secret) {
  return signedByStripe(payload, by, Math.floor(noon.getTime() / 1000) - secondsAgo);
}

function read(payload: string, headers = signed(payload)) {
  return readStripeWebhook(secret, headers, payload, noon);
}

function refused(code: string) {
  return { ok: false, refusal: { code } };
}

describe('a webhook of Stripe', () => {
  test.each([
    ['payment_intent.amount_capturable_updated', 'authorized'],
    ['payment_intent.processing', 'processing'],
    ['payment_intent.succeeded', 'captured'],
    ['payment_intent.canceled', 'voided'],
    ['payment_intent.payment_failed', 'declined'],
  ])('%s says that a payment is %s', (type, status) => {
    expect(read(event(type))).toEqual({
      ok: true,
      event: {
        id: 'evt_1',
        status,
        key: payment.metadata.key,
        reference: 'pi_1',
        amount: 8750,
        currency: 'USD',
        occurredAt: new Date('2026-05-01T11:59:50Z'),
      },
    });
  });

  test('names the payment of a refund', () => {
    const refund = { id: 're_1', payment_intent: 'pi_1', amount: 100, currency: 'cad', metadata: { key: 'refund-1' } };
    const expected = { status: 'refunded', key: 'refund-1', reference: 'pi_1', amount: 100, currency: 'CAD' };
    expect(read(event('refund.created', refund))).toMatchObject({ ok: true, event: expected });
  });

  test.each(['charge.dispute.created', 'charge.dispute.closed'])(
    '%s names the payment that a bank took back',
    (type) => {
      const dispute = {
        id: 'du_1',
        payment_intent: 'pi_1',
        amount: 8_750,
        currency: 'usd',
        reason: 'customer_initiated',
      };
      const expected = { status: 'returned', key: null, reference: 'pi_1', amount: 8_750, currency: 'USD' };
      expect(read(event(type, dispute))).toMatchObject({ ok: true, event: expected });
      expect(read(event(type, { ...dispute, payment_intent: null }))).toEqual({ ok: true, event: null });
      expect(read(event(type, { ...dispute, amount: 'much' }))).toMatchObject(refused('event_malformed'));
    },
  );

  test.each([
    ['of another kind', event('customer.created', { id: 'cus_1' })],
    ['about a payment that another system made', event('payment_intent.succeeded', { ...payment, metadata: {} })],
  ])('%s is taken and tells us nothing', (_, body) => {
    expect(read(body)).toEqual({ ok: true, event: null });
  });

  test.each([
    [300, true],
    [301, false],
    [-301, false],
  ])('is believed %i seconds after it was signed: %s', (seconds, isBelieved) => {
    const body = event('payment_intent.succeeded');
    const answer = read(body, signed(body, seconds));
    expect(answer.ok).toBe(isBelieved);
    if (!isBelieved) expect(answer).toMatchObject(refused('signature_stale'));
  });

  test('is refused when a byte or the secret is another, when it is unsigned, or signed twice', () => {
    const body = event('payment_intent.succeeded');
    expect(read(body.replace('8750', '8751'), signed(body))).toMatchObject(refused('signature_wrong'));
    expect(read(body, signed(body, 0, 'whsec_other'))).toMatchObject(refused('signature_wrong'));
    expect(readStripeWebhook(secret, {}, body, noon)).toMatchObject(refused('signature_missing'));
    const twice = { 'stripe-signature': ['t=1,v1=00', 't=1,v1=00'] };
    expect(readStripeWebhook(secret, twice, body, noon)).toMatchObject(refused('signature_malformed'));
  });

  test.each(['not json', '{}', event('payment_intent.succeeded', { ...payment, amount: 'much' })])(
    'is refused when it is signed but says %s',
    (body) => {
      expect(read(body)).toMatchObject(refused('event_malformed'));
    },
  );
});

test.each(['README.md', '.env.example'])('%s names every event that is read', (name) => {
  const text = readFileSync(new URL(`../../../../../${name}`, import.meta.url), 'utf8');
  for (const event of stripeEvents) expect(text).toContain(event);
});
