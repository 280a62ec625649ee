import { describe, expect, test } from 'vitest';
import { gatewaysUnderTest } from './gateway-under-test.ts';
import { type DebitRequest, GatewayKeyReusedError } from './port.ts';

function order(methodToken: string, key = 'bind-1'): DebitRequest {
  return { key, amount: 104_753, currency: 'USD', methodToken, description: 'Policy RW-1001' };
}

function refusedWith(code: string) {
  return expect.objectContaining({ name: 'GatewayRefusedError', code });
}

describe.each(gatewaysUnderTest)('a debit of a bank account: $name', ({ open }) => {
  test('is on its way once it is ordered, and paid when the bank says so', async () => {
    const { gateway, goodAccount, bankDoes } = await open();
    const ordered = await gateway.debit(order(goodAccount));
    expect(ordered).toMatchObject({ status: 'processing', accountLastFour: expect.stringMatching(/^\d{4}$/) });
    expect(await gateway.lookUp('bind-1')).toEqual(ordered);
    await bankDoes(ordered.reference, 'pays');
    expect(await gateway.lookUp('bind-1')).toMatchObject({ status: 'captured', reference: ordered.reference });
  });

  test('is ordered once, however often it is asked for under its key', async () => {
    const { gateway, goodAccount, countOf } = await open();
    const first = await gateway.debit(order(goodAccount));
    const answers = await Promise.all(Array.from({ length: 30 }, () => gateway.debit(order(goodAccount))));
    expect(new Set(answers.map(({ reference }) => reference))).toEqual(new Set([first.reference]));
    expect(await countOf('processing')).toBe(1);
  });

  test('is made of the same account again under another key, without its owner at hand', async () => {
    const { gateway, goodAccount, bankDoes, countOf } = await open();
    const first = await gateway.debit(order(goodAccount));
    await bankDoes(first.reference, 'pays');
    const later = await gateway.debit({ ...order(goodAccount, 'month-2'), amount: 9_021, offSession: true });
    expect(later).toMatchObject({ status: 'processing', accountLastFour: first.accountLastFour });
    expect(later.reference).not.toBe(first.reference);
    expect(await gateway.lookUp('bind-1')).toMatchObject({ status: 'captured' });
    expect(await gateway.lookUp('month-2')).toMatchObject({ status: 'processing', reference: later.reference });
    expect(await countOf('processing')).toBeGreaterThan(0);
  });

  test.each([
    ['amount', { amount: 104_754 }],
    ['currency', { currency: 'CAD' as const }],
  ])('is refused under a used key with another %s', async (_, change) => {
    const { gateway, goodAccount, countOf } = await open();
    await gateway.debit(order(goodAccount));
    const again = gateway.debit({ ...order(goodAccount), ...change });
    await expect(again).rejects.toBeInstanceOf(GatewayKeyReusedError);
    expect(await countOf('processing')).toBe(1);
  });

  test('of an account that is kept for later is made later, and keeping it debits nothing', async () => {
    const { gateway, goodAccount, countOf } = await open();
    const stored = await gateway.storeAccount({ key: 'store-1', methodToken: goodAccount });
    expect(stored).toMatchObject({ status: 'stored', accountLastFour: expect.stringMatching(/^\d{4}$/) });
    expect(await gateway.storeAccount({ key: 'store-1', methodToken: goodAccount })).toEqual(stored);
    expect(await countOf('processing')).toBe(0);
    if (stored.status !== 'stored') throw new Error('It was declined');
    const later = { ...order(stored.storedToken, 'month-2'), offSession: true };
    expect(await gateway.debit(later)).toMatchObject({ status: 'processing' });
  });

  test.each(['seti_nobody', 'bank_nobody', '../accounts/bank_1', ''])(
    'of %j is not kept for later',
    async (methodToken) => {
      const { gateway } = await open();
      const stored = await gateway.storeAccount({ key: 'store-1', methodToken });
      expect(stored).toMatchObject({ status: 'declined', declineCode: 'unknown_bank_account' });
    },
  );

  test('of a blocked account is declined at once, and stays so', async () => {
    const { gateway, blockedAccount } = await open();
    const declined = await gateway.debit(order(blockedAccount));
    expect(declined).toMatchObject({ status: 'declined', declineCode: 'account_restricted', accountLastFour: '8883' });
    expect(declined.message).toMatch(/account/);
    expect(await gateway.lookUp('bind-1')).toMatchObject({ status: 'declined', declineCode: 'account_restricted' });
  });

  test('is not made with a card, nor a hold with an account, nor either with what is no token', async () => {
    const { gateway, goodCard, goodAccount } = await open();
    for (const token of [goodCard, '../accounts/bank_1', 'seti_none']) {
      const declined = await gateway.debit(order(token, token));
      expect(declined).toMatchObject({ status: 'declined', declineCode: 'unknown_bank_account' });
    }
    const held = await gateway.authorize(order(goodAccount, 'held'));
    expect(held).toMatchObject({ status: 'declined', declineCode: 'unknown_payment_method' });
  });

  test('can be called back before the bank has it, and is not paid any more', async () => {
    const { gateway, goodAccount } = await open();
    const { reference } = await gateway.debit(order(goodAccount));
    expect(await gateway.voidAuthorization({ key: 'v', reference })).toMatchObject({ status: 'voided' });
    expect(await gateway.lookUp('bind-1')).toMatchObject({ status: 'voided', reference });
    await expect(gateway.refund({ key: 'r', reference, amount: 1 })).rejects.toEqual(refusedWith('not_captured'));
  });

  test('that the bank has is not called back, and given back once it is paid', async () => {
    const { gateway, goodAccount, bankDoes } = await open();
    const { reference } = await gateway.debit(order(goodAccount));
    await bankDoes(reference, 'has_it');
    const late = gateway.voidAuthorization({ key: 'v', reference });
    await expect(late).rejects.toEqual(refusedWith('already_sent'));
    const early = gateway.refund({ key: 'r1', reference, amount: 104_753 });
    await expect(early).rejects.toEqual(refusedWith('not_captured'));
    await bankDoes(reference, 'pays');
    const refund = await gateway.refund({ key: 'r2', reference, amount: 104_753 });
    expect(refund).toMatchObject({ status: 'refunded', reference });
  });

  test('holds nothing that could be captured', async () => {
    const { gateway, goodAccount } = await open();
    const { reference } = await gateway.debit(order(goodAccount));
    const capture = gateway.capture({ key: 'c', reference, amount: 1 });
    await expect(capture).rejects.toEqual(refusedWith('not_authorized'));
  });

  test('that is taken back after it was paid says so, and why', async () => {
    const { gateway, goodAccount, bankDoes } = await open();
    const { reference } = await gateway.debit(order(goodAccount));
    await bankDoes(reference, 'pays');
    await bankDoes(reference, 'takes_back');
    const back = await gateway.lookUp('bind-1');
    expect(back).toMatchObject({ status: 'returned', reference, declineCode: 'debit_not_authorized' });
  });

  test('is made of an account never again once it is forgotten; what was ordered before is paid and given back', async () => {
    const { gateway, goodAccount, bankDoes } = await open();
    const { reference } = await gateway.debit(order(goodAccount));
    await gateway.forgetMethod(goodAccount);
    await gateway.forgetMethod(goodAccount);
    const refused = await gateway.debit({ ...order(goodAccount, 'month-2'), offSession: true });
    expect(refused).toMatchObject({ status: 'declined', declineCode: 'unknown_bank_account' });
    await bankDoes(reference, 'pays');
    expect(await gateway.lookUp('bind-1')).toMatchObject({ status: 'captured', reference });
    const refund = await gateway.refund({ key: 'r', reference, amount: 104_753 });
    expect(refund).toMatchObject({ status: 'refunded', reference });
  });

  test.each([0, -1, 0.5, Number.NaN])('moves no amount of %s cents', async (amount) => {
    const { gateway, goodAccount } = await open();
    const requested = gateway.debit({ ...order(goodAccount), amount });
    await expect(requested).rejects.toEqual(refusedWith('amount_invalid'));
  });
});
