import { describe, expect, test } from 'vitest';
import { gatewaysUnderTest } from './gateway-under-test.ts';
import { type AuthorizeRequest, GatewayKeyReusedError, GatewayRefusedError } from './port.ts';

function authorization(methodToken: string, key = 'bind-1:authorize'): AuthorizeRequest {
  return { key, amount: 104_753, currency: 'USD', methodToken, description: 'Policy RW-1001' };
}

function refusedWith(code: string) {
  return expect.objectContaining({ name: 'GatewayRefusedError', code });
}

describe.each(gatewaysUnderTest)('a payment gateway: $name', ({ open }) => {
  test('authorizes, then captures, an amount on a good card', async () => {
    const { gateway, goodCard, countOf } = await open();
    const authorized = await gateway.authorize(authorization(goodCard));
    expect(authorized).toMatchObject({ status: 'authorized', cardLastFour: '4242' });
    const captured = await gateway.capture({ key: 'c', reference: authorized.reference, amount: 104_753 });
    expect(captured).toMatchObject({ status: 'captured', reference: authorized.reference });
    expect(await countOf('captured')).toBe(1);
  });

  test('keeps a card for later without charging it, and charges it then', async () => {
    const { gateway, goodCard, countOf } = await open();
    const request = { key: 'store-1', methodToken: goodCard, name: 'Rae Calder', email: null };
    const stored = await gateway.storeCard(request);
    expect(stored).toMatchObject({ status: 'stored', cardLastFour: '4242', card: { expiryYear: 2030 } });
    expect(await gateway.storeCard(request)).toEqual(stored);
    expect([await countOf('authorized'), await countOf('captured')]).toEqual([0, 0]);
    if (stored.status !== 'stored') throw new Error('It was declined');
    const later = { ...authorization(stored.storedToken), offSession: true };
    expect(await gateway.authorize(later)).toMatchObject({ status: 'authorized', cardLastFour: '4242' });
  });

  test('declines to keep a card that its bank declines, or that nobody knows', async () => {
    const { gateway, declinedCard } = await open();
    const request = { key: 'store-1', methodToken: declinedCard, name: 'Rae Calder', email: null };
    // A bank says why or does not.
    const declineCode = expect.stringMatching(/^(?:card_declined|declined_without_reason)$/) as string;
    expect(await gateway.storeCard(request)).toMatchObject({ status: 'declined', declineCode });
    expect(await gateway.storeCard({ ...request, key: 'store-2', methodToken: 'pm_made_up' })).toMatchObject({
      status: 'declined',
      declineCode: 'unknown_payment_method',
    });
  });

  test('answers a repeated key with the first answer and no second effect', async () => {
    const { gateway, goodCard, countOf } = await open();
    const first = await gateway.authorize(authorization(goodCard));
    expect(await gateway.authorize(authorization(goodCard))).toEqual(first);
    const capture = { key: 'c', reference: first.reference, amount: 104_753 };
    const captured = await gateway.capture(capture);
    expect(await gateway.capture(capture)).toEqual(captured);
    expect([await countOf('authorized'), await countOf('captured')]).toEqual([1, 1]);
  });

  test('gives 50 requests under one key one effect', async () => {
    const { gateway, goodCard, countOf } = await open();
    const answers = await Promise.all(Array.from({ length: 50 }, () => gateway.authorize(authorization(goodCard))));
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
    expect(await countOf('authorized')).toBe(1);
  });

  test('captures once when 20 requests under different keys want the same authorization', async () => {
    const { gateway, goodCard, countOf } = await open();
    const { reference } = await gateway.authorize(authorization(goodCard));
    const attempts = Array.from({ length: 20 }, (_, n) =>
      gateway.capture({ key: `c${n}`, reference, amount: 104_753 }),
    );
    const settled = await Promise.allSettled(attempts);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await countOf('captured')).toBe(1);
  });

  test.each([
    ['amount', { amount: 104_754 }],
    ['currency', { currency: 'CAD' as const }],
    ['card', { methodToken: 'another' }],
  ])('refuses a used key with another %s', async (_, change) => {
    const { gateway, goodCard, countOf } = await open();
    await gateway.authorize(authorization(goodCard));
    const again = gateway.authorize({ ...authorization(goodCard), ...change });
    await expect(again).rejects.toBeInstanceOf(GatewayKeyReusedError);
    expect(await countOf('authorized')).toBe(1);
  });

  test('refuses a key that was used for another operation', async () => {
    const { gateway, goodCard, countOf } = await open();
    const { reference } = await gateway.authorize(authorization(goodCard, 'k'));
    const capture = gateway.capture({ key: 'k', reference, amount: 104_753 });
    await expect(capture).rejects.toBeInstanceOf(GatewayKeyReusedError);
    expect(await countOf('captured')).toBe(0);
  });

  test('remembers a decline: the same key stays declined, a new key with a good card works', async () => {
    const { gateway, goodCard, declinedCard } = await open();
    const declined = await gateway.authorize(authorization(declinedCard, 'first'));
    expect(declined).toMatchObject({ status: 'declined', declineClass: expect.stringMatching(/hard|soft/) });
    expect(declined.message).toMatch(/declined this card/);
    expect(await gateway.authorize(authorization(declinedCard, 'first'))).toEqual(declined);
    expect(await gateway.authorize(authorization(goodCard, 'second'))).toMatchObject({ status: 'authorized' });
  });

  test('lets an authorization whose capture was declined be given up, and be captured no more', async () => {
    const { gateway, captureDeclinedCard, countOf } = await open();
    const { reference } = await gateway.authorize(authorization(captureDeclinedCard));
    expect(await gateway.capture({ key: 'c', reference, amount: 1 })).toMatchObject({ status: 'declined' });
    expect(await gateway.voidAuthorization({ key: 'v', reference })).toMatchObject({ status: 'voided' });
    const late = gateway.capture({ key: 'c2', reference, amount: 1 });
    await expect(late).rejects.toEqual(refusedWith('already_voided'));
    expect(await countOf('captured')).toBe(0);
  });

  test('does not void what was captured', async () => {
    const { gateway, goodCard } = await open();
    const { reference } = await gateway.authorize(authorization(goodCard));
    await gateway.capture({ key: 'c', reference, amount: 104_753 });
    const late = gateway.voidAuthorization({ key: 'v', reference });
    await expect(late).rejects.toEqual(refusedWith('already_captured'));
  });

  test('captures no more than was authorized', async () => {
    const { gateway, goodCard } = await open();
    const { reference } = await gateway.authorize(authorization(goodCard));
    const greedy = gateway.capture({ key: 'c', reference, amount: 104_754 });
    await expect(greedy).rejects.toEqual(refusedWith('amount_above_authorized'));
  });

  test('refunds in parts, and together no more than was captured, however many ask at once', async () => {
    const { gateway, goodCard, countOf } = await open();
    const { reference } = await gateway.authorize(authorization(goodCard));
    await expect(gateway.refund({ key: 'r', reference, amount: 1 })).rejects.toEqual(refusedWith('not_captured'));
    await gateway.capture({ key: 'c', reference, amount: 100_000 });
    const attempts = Array.from({ length: 16 }, (_, n) => gateway.refund({ key: `r${n}`, reference, amount: 30_000 }));
    const refused = (await Promise.allSettled(attempts)).filter((each) => each.status === 'rejected');
    expect(refused).toHaveLength(13);
    expect(refused.every(({ reason }) => reason instanceof GatewayRefusedError)).toBe(true);
    expect(await countOf('refunded')).toBe(3);
    expect(await gateway.refund({ key: 'rest', reference, amount: 10_000 })).toMatchObject({ status: 'refunded' });
  });

  test.each([0, -1, 0.5, Number.NaN, 2 ** 53])('moves no amount of %s cents', async (amount) => {
    const { gateway, goodCard } = await open();
    const request = gateway.authorize({ ...authorization(goodCard), amount });
    await expect(request).rejects.toEqual(refusedWith('amount_invalid'));
  });

  test('knows nothing of a reference or a token that it did not give out', async () => {
    const { gateway } = await open();
    const capture = gateway.capture({ key: 'c', reference: '../../etc/passwd', amount: 1 });
    await expect(capture).rejects.toEqual(refusedWith('reference_unknown'));
    const authorized = await gateway.authorize(authorization('../cards/card_1'));
    expect(authorized).toMatchObject({ status: 'declined', declineCode: 'unknown_payment_method' });
  });

  test('tells by key what happened, and that nothing did', async () => {
    const { gateway, goodCard } = await open();
    expect(await gateway.lookUp('bind-1:authorize')).toEqual({ status: 'not_found' });
    const authorized = await gateway.authorize(authorization(goodCard));
    expect(await gateway.lookUp('bind-1:authorize')).toEqual(authorized);
  });

  test('charges a kept card again, and never once it is forgotten, however often that is asked', async () => {
    const { gateway, goodCard, countOf } = await open();
    const keep = { name: 'Rae Calder', email: 'rae@example.com' };
    const { storedToken = '' } = await gateway.authorize({ ...authorization(goodCard), keep });
    const later = { ...authorization(storedToken, 'month-2'), offSession: true };
    expect(await gateway.authorize(later)).toMatchObject({ status: 'authorized' });
    await gateway.forgetMethod(storedToken);
    await gateway.forgetMethod(storedToken);
    const refused = await gateway.authorize({ ...later, key: 'month-3' });
    expect(refused).toMatchObject({ status: 'declined', declineCode: 'unknown_payment_method' });
    // What was answered before it was forgotten stays the answer.
    expect(await gateway.authorize(later)).toMatchObject({ status: 'authorized' });
    expect(await countOf('authorized')).toBe(2);
  });

  test('takes what was held on a card that it forgot since, and gives it back', async () => {
    const { gateway, goodCard } = await open();
    const keep = { name: 'Rae Calder', email: null };
    const { storedToken = '', reference } = await gateway.authorize({ ...authorization(goodCard), keep });
    await gateway.forgetMethod(storedToken);
    expect(await gateway.capture({ key: 'c', reference, amount: 104_753 })).toMatchObject({ status: 'captured' });
    expect(await gateway.refund({ key: 'r', reference, amount: 104_753 })).toMatchObject({ status: 'refunded' });
  });

  test.each(['../cards/card_1', 'pm_nobody', 'cus_nobody/pm_nobody', 'seti_nobody', ''])(
    'has nothing to forget of %j',
    async (token) => {
      const { gateway } = await open();
      expect(await gateway.forgetMethod(token)).toBeUndefined();
    },
  );

  test('believes no unsigned webhook', async () => {
    const { gateway } = await open();
    expect(gateway.verifyWebhook({}, '{}')).toMatchObject({ ok: false, refusal: { code: 'signature_missing' } });
  });
});
