import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, describe, onTestFinished, test } from 'vitest';
import { noon, stripeUnderTest } from '../gateway-under-test.ts';
import type { AuthorizeRequest } from '../port.ts';
import conversation from '../../testing/stripe-conversation.json' with { type: 'json' };
import { createStripeGateway } from './stripe-gateway.ts';

function authorization(methodToken: string, key = 'bind-1'): AuthorizeRequest {
  return { key, amount: 104_753, currency: 'USD', methodToken, description: 'Policy RW-1001' };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/** Answers what was recorded, in its order, and keeps what was asked. */
async function replay() {
  const requested: object[] = [];
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method, url: path, headers } = request;
    const form = Object.fromEntries(new URLSearchParams(await textOf(request)));
    const exchange = conversation[requested.length];
    requested.push({ method, path, idempotencyKey: headers['idempotency-key'], form });
    response.writeHead(exchange?.status ?? 500, { 'content-type': 'application/json' });
    response.end(JSON.stringify(exchange?.response));
  };
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const keys = { secretKey: 'sk_test_x', publishableKey: 'pk_test_x', webhookSecret: 'whsec_x' };
  return { gateway: createStripeGateway({ ...keys, apiUrl, now: () => noon }), requested };
}

test('the recorded conversation is asked for word by word, and understood', async () => {
  const { gateway, requested } = await replay();
  const reference = 'pi_3RoadworthyOne';
  expect([
    await gateway.authorize(authorization('pm_1RoadworthyVisa')),
    await gateway.capture({ key: 'bind-1:capture', reference, amount: 100_000 }),
    await gateway.refund({ key: 'refund-1', reference, amount: 30_000 }),
    await gateway.authorize(authorization('pm_1RoadworthyDeclined', 'bind-2')),
    await gateway.voidAuthorization({ key: 'bind-3:void', reference: 'pi_3RoadworthyThree' }),
  ]).toMatchObject([
    { status: 'authorized', reference, cardLastFour: '4242' },
    { status: 'captured', reference, cardLastFour: '4242' },
    { status: 'refunded', reference },
    { status: 'declined', reference: 'pi_3RoadworthyTwo', declineCode: 'insufficient_funds', cardLastFour: '9995' },
    { status: 'voided', reference: 'pi_3RoadworthyThree' },
  ]);
  expect(requested).toEqual(conversation.map(({ request }) => request));
});

describe('a decline of Stripe', () => {
  test.each([
    ['pm_card_chargeDeclined', 'declined_without_reason', 'soft', '0002'],
    ['pm_card_neverAgain', 'insufficient_funds', 'hard', '1001'],
    ['pm_card_confirmData', 'card_data_wrong', 'hard', '1002'],
    ['pm_card_mastercardStopped', 'card_stopped', 'hard', '1004'],
    ['pm_card_visaStopped', 'card_stopped', 'hard', '1005'],
    ['pm_card_otherNetwork', 'declined_without_reason', 'soft', '1006'],
    ['pm_card_rateLimit', 'too_many_attempts', 'soft', '1007'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'insufficient_funds', 'soft', '9995'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', 'hard', '0069'],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', 'hard', '0127'],
    ['pm_card_chargeDeclinedProcessingError', 'try_again_later', 'soft', '0119'],
    // The bank wants to ask the cardholder (3-D Secure), who is not there.
    ['pm_card_authenticationRequired', 'authentication_required', 'hard', '3184'],
  ])('%s is %s, %s, also when it is looked up', async (card, declineCode, declineClass, cardLastFour) => {
    const { gateway, countOf } = await stripeUnderTest();
    const declined = await gateway.authorize(authorization(card));
    expect(declined).toMatchObject({ status: 'declined', declineCode, declineClass, cardLastFour });
    expect(declined.reference).toMatch(/^pi_/);
    expect(await gateway.lookUp('bind-1')).toEqual(declined);
    expect(await countOf('authorized')).toBe(0);
  });

  test('waits as long as the network of the card wants', async () => {
    const { gateway } = await stripeUnderTest();
    const declined = await gateway.authorize(authorization('pm_card_mastercardWaits'));
    expect(declined).toMatchObject({ declineCode: 'declined_without_reason', declineClass: 'soft', waitHours: 96 });
  });
});

describe('an answer of Stripe that is lost', () => {
  test('once is asked for again under the same key, and charges once', async () => {
    const { gateway, stand, countOf } = await stripeUnderTest();
    let losses = 0;
    stand.fault = () => ((losses += 1) === 1 ? 'lost_after' : undefined);
    expect(await gateway.authorize(authorization('pm_card_visa'))).toMatchObject({ status: 'authorized' });
    expect(new Set(stand.requests.map(({ idempotencyKey }) => idempotencyKey))).toEqual(new Set(['bind-1']));
    expect([stand.requests.length, await countOf('authorized')]).toEqual([2, 1]);
  });

  test.each(['lost_after', 'error_after'] as const)(
    'for good (%s) is unknown, told to the operator, and found by look-up, never by a second charge',
    async (fault) => {
      const { gateway, stand, countOf, troubles } = await stripeUnderTest();
      stand.fault = ({ method }) => (method === 'POST' ? fault : undefined);
      const requested = gateway.authorize(authorization('pm_card_visa'));
      await expect(requested).rejects.toMatchObject({ name: 'GatewayUnknownError', key: 'bind-1' });
      expect(troubles).toHaveLength(1);
      const found = await gateway.lookUp('bind-1');
      expect(found).toMatchObject({ status: 'authorized', cardLastFour: '4242' });
      const { reference } = found as { reference: string };
      const capture = { key: 'bind-1:capture', reference, amount: 104_753 };
      await expect(gateway.capture(capture)).rejects.toMatchObject({ name: 'GatewayUnknownError' });
      expect(await gateway.lookUp('bind-1:capture')).toMatchObject({ status: 'captured', reference });
      expect([await countOf('authorized'), await countOf('captured')]).toEqual([1, 1]);
    },
  );

  test.each(['lost_before', 'error_before', 'limited'] as const)(
    'before anything happened (%s) is unknown, looked up as nothing, and free to be asked again',
    async (fault) => {
      const { gateway, stand, countOf } = await stripeUnderTest();
      stand.fault = ({ method }) => (method === 'POST' ? fault : undefined);
      await expect(gateway.authorize(authorization('pm_card_visa'))).rejects.toMatchObject({
        name: 'GatewayUnknownError',
      });
      expect(await gateway.lookUp('bind-1')).toEqual({ status: 'not_found' });
      expect(await countOf('authorized')).toBe(0);
      stand.fault = () => undefined;
      if (fault !== 'error_before') {
        expect(await gateway.authorize(authorization('pm_card_visa'))).toMatchObject({ status: 'authorized' });
      }
    },
  );

  test('to silence is unknown when the patience is over', async () => {
    const { gateway, stand } = await stripeUnderTest({ timeoutMs: 50 });
    stand.fault = () => 'silent';
    const requested = gateway.authorize(authorization('pm_card_visa'));
    await expect(requested).rejects.toMatchObject({ name: 'GatewayUnknownError' });
    await expect(gateway.lookUp('bind-1')).rejects.toMatchObject({ name: 'GatewayUnknownError' });
  });

  test('to a wrong secret key is unknown, and the operator hears so, and no key with it', async () => {
    const { gateway, troubles } = await stripeUnderTest({ secretKey: 'sk_test_wrong' });
    await expect(gateway.authorize(authorization('pm_card_visa'))).rejects.toMatchObject({
      name: 'GatewayUnknownError',
    });
    expect(troubles).toEqual([
      { type: 'StripeAuthenticationError', code: undefined, status: 401, requestId: 'req_standin' },
    ]);
  });
});

describe('a look-up at Stripe', () => {
  async function taken(hoursLater: number) {
    let now = noon;
    const under = await stripeUnderTest({ now: () => now });
    const { reference } = await under.gateway.authorize(authorization('pm_card_visa'));
    await under.gateway.capture({ key: 'bind-1:capture', reference, amount: 104_753 });
    await under.gateway.refund({ key: 'refund-1', reference, amount: 1_000 });
    now = new Date(noon.getTime() + hoursLater * 3_600_000);
    return { ...under, reference };
  }

  test.each([0, 72])('finds every key of a payment %i hours later', async (hours) => {
    const { gateway, reference, stand } = await taken(hours);
    expect(await gateway.lookUp('bind-1')).toMatchObject({ status: 'authorized', reference });
    expect(await gateway.lookUp('bind-1:capture')).toMatchObject({ status: 'captured', reference });
    expect(await gateway.lookUp('refund-1')).toMatchObject({ status: 'refunded', reference });
    expect(await gateway.lookUp('bind-2')).toEqual({ status: 'not_found' });
    expect(stand.requests.filter(({ method }) => method === 'POST')).toHaveLength(4);
  });

  test('of what was asked for and did not happen finds nothing', async () => {
    const { gateway, reference } = await taken(0);
    const tooMuch = gateway.refund({ key: 'refund-2', reference, amount: 104_753 });
    await expect(tooMuch).rejects.toMatchObject({ code: 'amount_above_captured' });
    await expect(gateway.voidAuthorization({ key: 'v', reference })).rejects.toMatchObject({
      code: 'already_captured',
    });
    expect(await gateway.lookUp('refund-2')).toEqual({ status: 'not_found' });
    expect(await gateway.lookUp('v')).toEqual({ status: 'not_found' });
  });

  test('tells of a hold that was given up', async () => {
    const { gateway } = await stripeUnderTest();
    const { reference } = await gateway.authorize(authorization('pm_card_visa'));
    await gateway.voidAuthorization({ key: 'bind-1:void', reference });
    expect(await gateway.lookUp('bind-1:void')).toMatchObject({ status: 'voided', reference });
    expect(await gateway.lookUp('bind-1')).toMatchObject({ status: 'voided', reference });
  });

  test('goes through a hundred newer payments to find the one', async () => {
    const { gateway, stand } = await stripeUnderTest();
    const { reference } = await gateway.authorize(authorization('pm_card_visa'));
    for (let n = 0; n < 100; n += 1) {
      stand.books.answer({
        method: 'POST',
        path: '/v1/payment_intents',
        query: new URLSearchParams(),
        idempotencyKey: undefined,
        form: new URLSearchParams({
          amount: '1',
          currency: 'usd',
          payment_method: 'pm_card_visa',
        }),
      });
    }
    expect(await gateway.lookUp('bind-1')).toMatchObject({ status: 'authorized', reference });
    expect(stand.requests.filter(({ path }) => path === '/v1/payment_intents')).toHaveLength(3);
  });
});

test('a charge that the owner of the card disputes is taken back, until the dispute is won', async () => {
  const { gateway, stand } = await stripeUnderTest();
  const { reference } = await gateway.authorize(authorization('pm_card_visa'));
  await gateway.capture({ key: 'bind-1:capture', reference, amount: 104_753 });
  stand.books.atBank(reference, { takesBack: 'fraudulent' });
  expect(await gateway.lookUp('bind-1:capture')).toMatchObject({
    status: 'returned',
    declineCode: 'chargeback',
    reference,
    cardLastFour: '4242',
  });
  // Of a part only the part; won in part, what moved on the balance counts, and the fee that stays.
  stand.books.atBank(reference, { takesBack: 'fraudulent', amount: 40_000 });
  expect(await gateway.lookUp('bind-1:capture')).toMatchObject({ status: 'captured', takenBack: 40_000 });
  const [out, back] = [
    { amount: -40_000, fee: 1_500 },
    { amount: 25_000, fee: 0 },
  ] as const;
  stand.books.atBank(reference, { takesBack: 'fraudulent', amount: 40_000, moves: [out] });
  expect(await gateway.lookUp('bind-1:capture')).toMatchObject({ takenBack: 40_000, disputeFee: 1_500 });
  stand.books.atBank(reference, { takesBack: 'fraudulent', amount: 40_000, moves: [out, back], status: 'won' });
  expect(await gateway.lookUp('bind-1:capture')).toMatchObject({ takenBack: 15_000, disputeFee: 1_500 });
  stand.books.atBank(reference, { takesBack: 'fraudulent', amount: 40_000, status: 'prevented' });
  const prevented = await gateway.lookUp('bind-1:capture');
  expect(prevented).toMatchObject({ status: 'captured' });
  expect(prevented).not.toHaveProperty('takenBack');
  // A bank that asks only has not taken anything back.
  stand.books.atBank(reference, { takesBack: 'fraudulent', status: 'warning_needs_response' });
  expect(await gateway.lookUp('bind-1:capture')).toMatchObject({ status: 'captured' });
  stand.books.atBank(reference, { takesBack: 'fraudulent', status: 'won' });
  expect(await gateway.lookUp('bind-1:capture')).toMatchObject({ status: 'captured' });
});
