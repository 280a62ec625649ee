import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FaultPoint } from '@roadworthy/providers/payments/fault-injection.ts';
import { createSandboxGateway, type SandboxGateway } from '@roadworthy/providers/payments/sandbox-gateway.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { abandonDebit } from '../collection/abandon-charge.ts';
import { orderDebit } from './order-debit.ts';

const directory = mkdtempSync(join(tmpdir(), 'roadworthy-debit-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

let opened = 0;
const start = Date.parse('2026-06-15T14:00:00Z');

/** A gateway of its own, with an account that pays, and a clock. `lost` says whose answer gets lost. */
async function open(lost: (point: FaultPoint) => boolean = () => false, account = '000123456789') {
  opened += 1;
  let hours = 0;
  const gateway = createSandboxGateway({
    directory: join(directory, String(opened)),
    webhookSecret: 'secret',
    now: () => new Date(start + hours * 3_600_000),
    faults: (point) => (lost(point) ? 'time_out' : undefined),
  });
  const tokenized = await gateway.tokenizeAccount({
    country: 'US',
    holder: 'Ada',
    routing: '110000000',
    institution: '',
    transit: '',
    account,
    accountType: 'checking',
  });
  if (!tokenized.ok) throw new Error('The test account was refused');
  const request = {
    gatewayKey: 'intent',
    amount: 8_750,
    currency: 'USD',
    methodToken: tokenized.token,
    description: 'First',
  } as const;
  const later = (count: number) => {
    hours = count;
  };
  return { gateway, request, later };
}
const kinds = async (gateway: SandboxGateway) =>
  (await gateway.charges()).map(({ kind, result }) => `${kind}:${result.status}`);
const go = async () => null;
const stop = async () => ({ code: 'moratorium_active', message: 'New cover is paused here.' });

describe('an order to debit', () => {
  test('is given once, however often it is asked', async () => {
    const { gateway, request } = await open();
    const first = await orderDebit(gateway, request, go);
    expect(first).toMatchObject({ known: true, answer: { status: 'processing', account: '6789' } });
    expect(await orderDebit(gateway, request, go)).toEqual(first);
    expect(await kinds(gateway)).toEqual(['debit:processing']);
  });

  test('is still an order when it is looked up after it was paid', async () => {
    let isLost = true;
    const { gateway, request, later } = await open(
      ({ operation, moment }) => isLost && (operation === 'look_up' || moment === 'after_effect'),
    );
    expect(await orderDebit(gateway, request, go)).toEqual({ known: false });
    isLost = false;
    later(80);
    expect(await abandonDebit(gateway, request)).toMatchObject({ answer: { status: 'processing', account: '6789' } });
  });

  test('that the bank refuses is a decline that names the account', async () => {
    const { gateway, request } = await open(undefined, '000888888883');
    const answer = { status: 'declined', code: 'account_restricted', account: '8883' };
    expect(await orderDebit(gateway, request, go)).toMatchObject({ known: true, answer });
  });

  test('is not known while nobody answers, and given once when somebody does', async () => {
    let isDown = true;
    const { gateway, request } = await open(() => isDown);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect(await orderDebit(gateway, request, go)).toEqual({ known: false });
    }
    expect(await abandonDebit(gateway, request)).toEqual({ known: false });
    isDown = false;
    expect(await orderDebit(gateway, request, go)).toMatchObject({ answer: { status: 'processing' } });
    expect(await kinds(gateway)).toEqual(['debit:processing']);
  });

  test('that never came about in a day is a time-out', async () => {
    const { gateway, request } = await open();
    expect(await abandonDebit(gateway, request)).toMatchObject({ known: true, answer: { code: 'timed_out' } });
    expect(await kinds(gateway)).toEqual([]);
  });
});

describe('what comes up before an account is debited', () => {
  test('stops the order', async () => {
    const { gateway, request } = await open();
    const released = { status: 'released', code: 'moratorium_active', lastFour: null };
    expect(await orderDebit(gateway, request, stop)).toEqual({ known: true, answer: released });
    expect(await kinds(gateway)).toEqual([]);
  });

  test('calls an order back that nobody had heard of, once', async () => {
    const { gateway, request } = await open();
    await orderDebit(gateway, request, go);
    const debit = { status: 'voided', account: '6789' };
    expect(await orderDebit(gateway, request, stop)).toMatchObject({ answer: { status: 'released', debit } });
    expect(await orderDebit(gateway, request, stop)).toMatchObject({ answer: { status: 'released' } });
    expect(await kinds(gateway)).toEqual(['debit:processing', 'void:voided']);
  });

  test.each([10, 80])('leaves an order to be refunded that cannot be called back %i hours later', async (hours) => {
    const { gateway, request, later } = await open();
    await orderDebit(gateway, request, go);
    later(hours);
    const debit = { status: 'withdrawn', account: '6789' };
    expect(await orderDebit(gateway, request, stop)).toMatchObject({ answer: { status: 'released', debit } });
  });

  test('is not known while the gateway does not say whether there is an order', async () => {
    const { gateway, request } = await open(({ operation }) => operation === 'look_up');
    expect(await orderDebit(gateway, request, stop)).toEqual({ known: false });
  });
});
