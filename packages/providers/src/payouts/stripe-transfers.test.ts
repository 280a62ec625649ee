import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { startStripePayoutsStandIn } from '../testing/stripe-payouts-stand-in.ts';
import { openBankVault } from '../payments/bank-vault.ts';
import { payTransfersBy, type TransferRequest } from './pay-transfers-by.ts';
import { createSimulatedPayouts } from './simulated-payouts.ts';
import { createStripeTransfers } from './stripe-transfers.ts';

const account = 'acct_1Ada/usba_test_1';

async function opened() {
  let now = new Date('2026-08-03T18:00:00Z');
  const stand = await startStripePayoutsStandIn(() => now);
  onTestFinished(() => stand.close());
  stand.methods.set('acct_1Ada', [{ id: 'usba_test_1', last4: '6789' }]);
  const troubles: { readonly type: string }[] = [];
  const transfers = createStripeTransfers({
    secretKey: 'sk_test_x',
    publishableKey: 'pk_test_x',
    webhookSecret: 'whsec_x',
    apiUrl: stand.url,
    financialAccount: 'fa_test_ours',
    now: () => now,
    timeoutMs: 2_000,
    onTrouble: (trouble) => troubles.push(trouble),
  });
  const set = (instant: string) => {
    now = new Date(instant);
  };
  return { stand, transfers, troubles, set };
}
const request = (change: Partial<TransferRequest> = {}): TransferRequest => ({
  key: 'p1:payout',
  amount: 270_000,
  currency: 'USD',
  memo: 'Claim CL-100001-7',
  method: 'transfer',
  accountToken: account,
  payee: 'Ada Moreno',
  ...change,
});

describe('a transfer at Stripe', () => {
  test('is asked for word by word from our account to that of the recipient, under its key', async () => {
    const { stand, transfers } = await opened();
    expect(await transfers.payOut(request())).toEqual({
      status: 'sent',
      reference: 'obp_test_1',
      endedOn: null,
      reason: null,
    });
    expect(stand.requests.at(-1)).toEqual({
      method: 'POST',
      path: '/v2/money_management/outbound_payments',
      idempotencyKey: 'p1:payout',
      version: '2026-10-28.endive',
      context: undefined,
      body: {
        from: { financial_account: 'fa_test_ours', currency: 'usd' },
        to: { recipient: 'acct_1Ada', payout_method: 'usba_test_1', currency: 'usd' },
        amount: { value: 270_000, currency: 'usd' },
        description: 'Claim CL-100001-7',
        metadata: { key: 'p1:payout' },
      },
    });
  });

  test('whose answer is lost is paid once, also when Stripe has forgotten its key', async () => {
    const { stand, transfers } = await opened();
    stand.fault = ({ method }) => (method === 'POST' ? 'lost_after' : undefined);
    await expect(transfers.payOut(request())).rejects.toMatchObject({ name: 'PayoutUnknownError', key: 'p1:payout' });
    stand.fault = () => undefined;
    stand.forgetKeys();
    expect(await transfers.payOut(request())).toMatchObject({ status: 'sent', reference: 'obp_test_1' });
    expect(await transfers.lookUp('p1:payout', { reference: null, accountToken: account })).toMatchObject({
      reference: 'obp_test_1',
    });
    expect(stand.sent).toHaveLength(1);
  });

  test('under a key that paid otherwise is refused as reused, and pays nothing', async () => {
    const { stand, transfers } = await opened();
    await transfers.payOut(request());
    await expect(transfers.payOut(request({ amount: 1 }))).rejects.toMatchObject({ name: 'PayoutKeyReusedError' });
    expect(stand.sent).toHaveLength(1);
  });

  test('that can never be paid is refused; one that we have too little money for waits, and is told', async () => {
    const { stand, transfers, troubles } = await opened();
    stand.fault = ({ method }) => (method === 'POST' ? 'invalid_payout_method' : undefined);
    expect(await transfers.payOut(request())).toMatchObject({ status: 'refused', reason: 'invalid_payout_method' });
    for (const fault of ['insufficient_funds', 'rate_limit', 'lost_before'] as const) {
      stand.fault = ({ method }) => (method === 'POST' ? fault : undefined);
      await expect(transfers.payOut(request()), fault).rejects.toMatchObject({ name: 'PayoutUnknownError' });
    }
    expect(troubles.map(({ type }) => type)).toEqual(expect.arrayContaining(['InsufficientFundsError']));
    expect(stand.sent).toEqual([]);
    stand.fault = () => undefined;
    expect(await transfers.payOut(request())).toMatchObject({ status: 'sent' });
  });

  test('is there once no bank sends it back any more, and came back where one did', async () => {
    const { stand, transfers, set } = await opened();
    const { reference } = await transfers.payOut(request());
    const known = { reference, accountToken: null };
    stand.move(reference, 'posted', '2026-08-04T15:00:00Z');
    set('2026-08-09T18:00:00Z');
    expect(await transfers.lookUp('p1:payout', known)).toMatchObject({ status: 'sent' });
    set('2026-08-10T18:00:00Z');
    expect(await transfers.lookUp('p1:payout', known)).toMatchObject({ status: 'paid', endedOn: '2026-08-05' });
    stand.move(reference, 'returned', '2026-08-07T15:00:00Z', 'payout_method_closed');
    const back = { status: 'returned', endedOn: '2026-08-07', reason: 'payout_method_closed' };
    expect(await transfers.lookUp('p1:payout', known)).toMatchObject(back);
    stand.move(reference, 'failed', '2026-08-07T15:00:00Z', 'payout_method_declined');
    expect(await transfers.lookUp('p1:payout', known)).toMatchObject({ status: 'returned' });
  });
});

describe('the account of a recipient', () => {
  test('is the only one that they gave, or the one that is named', async () => {
    const { stand, transfers } = await opened();
    expect(await transfers.readAccount('acct_1Ada')).toEqual({ ok: true, token: account, lastFour: '6789' });
    stand.methods.set('acct_1Two', [
      { id: 'usba_test_2', last4: '0002' },
      { id: 'usba_test_3', last4: '0003' },
      { id: 'usba_test_4', last4: '0004', archived: true },
    ]);
    expect(await transfers.readAccount('acct_1Two')).toMatchObject({ ok: false });
    expect(await transfers.readAccount('acct_1Two/usba_test_3')).toMatchObject({ ok: true, lastFour: '0003' });
    expect(await transfers.readAccount('acct_1Two/usba_test_4')).toMatchObject({ ok: false });
    expect(await transfers.readAccount('acct_1Two/usba_none')).toMatchObject({ ok: false });
    expect(await transfers.readAccount('4242424242424242')).toMatchObject({ ok: false });
  });

  test('that Stripe does not answer for is unknown, not missing', async () => {
    const { stand, transfers } = await opened();
    stand.fault = () => 'lost_before';
    await expect(transfers.readAccount('acct_1Ada')).rejects.toMatchObject({ name: 'PayoutUnknownError' });
  });
});

test('cheques are written by another, and each payout is followed where it was paid', async () => {
  const { stand, transfers, set } = await opened();
  const directory = temporaryFolder();
  let now = new Date('2026-08-03T18:00:00Z');
  const cheques = createSimulatedPayouts({ directory, accounts: openBankVault(directory), now: () => now });
  const payouts = payTransfersBy(transfers, cheques);
  const to = {
    name: 'Ada',
    line1: '1 Main',
    line2: null,
    city: 'Columbus',
    region: 'OH',
    postalCode: '43215',
  } as const;
  const { key, amount, currency, memo } = request();
  const mailed = await payouts.payOut({
    key: `${key}:2`,
    amount,
    currency,
    memo,
    method: 'cheque',
    payees: ['Ada', 'Bank'],
    to: { ...to, country: 'US' },
  });
  const sent = await payouts.payOut(request());
  now = new Date('2026-08-20T18:00:00Z');
  set('2026-08-20T18:00:00Z');
  stand.move(sent.reference, 'posted', '2026-08-04T15:00:00Z');
  expect(await payouts.lookUp(`${key}:2`, { ...mailed, accountToken: null })).toMatchObject({ status: 'paid' });
  expect(await payouts.lookUp(key, { ...sent, accountToken: null })).toMatchObject({ reference: sent.reference });
  expect(await payouts.lookUp('none', { reference: null, accountToken: account })).toBeNull();
});
