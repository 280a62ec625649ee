import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Day } from '@roadworthy/core/shared/time/day.ts';
import type { FaultPoint } from '@roadworthy/providers/payments/fault-injection.ts';
import { createSandboxGateway, type SandboxGateway } from '@roadworthy/providers/payments/sandbox-gateway.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { charge } from './charge.ts';

const directory = mkdtempSync(join(tmpdir(), 'roadworthy-charge-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

let opened = 0;

/** A gateway of its own, and what it is asked, in order. `lost` says whose answer gets lost. */
function gatewayWhere(lost: (point: FaultPoint, nth: number) => boolean = () => false) {
  const requested: string[] = [];
  opened += 1;
  const gateway = createSandboxGateway({
    directory: join(directory, String(opened)),
    webhookSecret: 'secret',
    now: () => new Date('2026-06-15T14:00:00Z'),
    faults(point) {
      if (point.moment === 'received') requested.push(point.operation);
      return lost(point, requested.filter((operation) => operation === point.operation).length)
        ? 'time_out'
        : undefined;
    },
  });
  return { gateway, requested };
}

async function requestFor(gateway: SandboxGateway, number: string) {
  const card = { number, expMonth: 12, expYear: 2031, cvc: '123', postalCode: '43215', name: 'Ada Moreno' };
  const tokenized = await gateway.tokenizeCard(card, '2026-06-15' as Day);
  if (!tokenized.ok) throw new Error('The test card was refused');
  return {
    gatewayKey: 'intent',
    amount: 8_750,
    currency: 'USD',
    methodToken: tokenized.token,
    description: 'First',
  } as const;
}
const kinds = async (gateway: SandboxGateway) =>
  (await gateway.charges()).map(({ kind, result }) => `${kind}:${result.status}`);
const paid = ['authorize:authorized', 'capture:captured'];

describe('charge', () => {
  test('authorizes and captures once, however often it is asked', async () => {
    const { gateway } = gatewayWhere();
    const request = await requestFor(gateway, '4242424242424242');
    const first = await charge(gateway, request);
    expect(first).toMatchObject({ known: true, answer: { status: 'captured', lastFour: '4242' } });
    expect(await charge(gateway, request)).toEqual(first);
    expect(await kinds(gateway)).toEqual(paid);
  });

  test.each([
    ['4000000000000002', 'card_declined'],
    ['4000000000009995', 'insufficient_funds'],
    ['4000000000000069', 'expired_card'],
    ['4000000000000127', 'incorrect_cvc'],
  ])('tells why card %s was declined, and takes nothing', async (number, code) => {
    const { gateway } = gatewayWhere();
    const outcome = await charge(gateway, await requestFor(gateway, number));
    expect(outcome).toMatchObject({ known: true, answer: { status: 'declined', code } });
    expect(await kinds(gateway)).toEqual(['authorize:declined']);
  });

  test('gives the hold back when the capture is declined', async () => {
    const { gateway } = gatewayWhere();
    const outcome = await charge(gateway, await requestFor(gateway, '4000000000000341'));
    expect(outcome).toMatchObject({ known: true, answer: { status: 'declined' } });
    expect((await kinds(gateway)).at(-1)).toBe('void:voided');
  });

  test.each([
    ['4000000000007015', 'after the hold'],
    ['4000000000007031', 'after the charge'],
  ])('looks an answer up that was lost %2$s (%1$s)', async (number) => {
    const { gateway, requested } = gatewayWhere();
    const outcome = await charge(gateway, await requestFor(gateway, number));
    expect(outcome).toMatchObject({ known: true, answer: { status: 'captured' } });
    expect(requested).toContain('look_up');
    expect(await kinds(gateway)).toEqual(paid);
  });

  test.each([
    ['4000000000007007', 'before the hold', []],
    ['4000000000007023', 'before the charge', ['authorize:authorized']],
  ])('does not know what was lost %2$s (%1$s) and charges once when asked again', async (number, _when, sofar) => {
    const { gateway } = gatewayWhere();
    const request = await requestFor(gateway, number);
    expect(await charge(gateway, request)).toEqual({ known: false });
    expect(await kinds(gateway)).toEqual(sofar);
    expect(await charge(gateway, request)).toMatchObject({ known: true, answer: { status: 'captured' } });
    expect(await kinds(gateway)).toEqual(paid);
  });

  test('knows nothing while every answer gets lost, and charges once all the same', async () => {
    const { gateway } = gatewayWhere(({ operation, moment }) => operation === 'look_up' || moment === 'after_effect');
    const request = await requestFor(gateway, '4242424242424242');
    expect(await charge(gateway, request)).toEqual({ known: false });
    expect(await charge(gateway, request)).toEqual({ known: false });
    expect(await charge(gateway, request)).toMatchObject({ known: true, answer: { status: 'captured' } });
    expect(await kinds(gateway)).toEqual(paid);
  });

  test('does nothing while the gateway is out of reach', async () => {
    let isDown = true;
    const { gateway } = gatewayWhere(() => isDown);
    const request = await requestFor(gateway, '4242424242424242');
    for (let attempt = 0; attempt < 5; attempt += 1) expect(await charge(gateway, request)).toEqual({ known: false });
    expect(await kinds(gateway)).toEqual([]);
    isDown = false;
    expect(await charge(gateway, request)).toMatchObject({ known: true, answer: { status: 'captured' } });
  });

  test('does not call it declined before the hold is certainly given back', async () => {
    const { gateway } = gatewayWhere(
      ({ operation, moment }, nth) => operation === 'void' && moment === 'received' && nth === 1,
    );
    const request = await requestFor(gateway, '4000000000000341');
    expect(await charge(gateway, request)).toEqual({ known: false });
    expect(await charge(gateway, request)).toMatchObject({ known: true, answer: { status: 'declined' } });
  });

  test('throws what is a mistake of ours', async () => {
    const { gateway } = gatewayWhere();
    const request = await requestFor(gateway, '4242424242424242');
    await charge(gateway, request);
    await expect(charge(gateway, { ...request, amount: 1 })).rejects.toThrow('used before');
  });
});

describe('what came up while money was held', () => {
  const stop = async () => ({ code: 'moratorium_active', message: 'New cover is paused here.' });

  test('gives the hold back, once, however often it is asked', async () => {
    const { gateway } = gatewayWhere();
    const request = await requestFor(gateway, '4242424242424242');
    const first = await charge(gateway, request, stop);
    expect(first).toEqual({
      known: true,
      answer: { status: 'released', code: 'moratorium_active', lastFour: '4242' },
    });
    expect(await charge(gateway, request, stop)).toEqual(first);
    expect(await kinds(gateway)).toEqual(['authorize:authorized', 'void:voided']);
  });

  test('takes nothing back that was taken before', async () => {
    const { gateway } = gatewayWhere();
    const request = await requestFor(gateway, '4242424242424242');
    const first = await charge(gateway, request);
    expect(await charge(gateway, request, stop)).toEqual(first);
    expect(await kinds(gateway)).toEqual(paid);
  });

  test('is not known while nobody says whether it was taken before, and known later', async () => {
    let isDown = true;
    const { gateway } = gatewayWhere(({ operation }) => isDown && operation === 'look_up');
    const request = await requestFor(gateway, '4242424242424242');
    expect(await charge(gateway, request, stop)).toEqual({ known: false });
    expect(await kinds(gateway)).toEqual(['authorize:authorized']);
    isDown = false;
    expect(await charge(gateway, request, stop)).toMatchObject({ known: true, answer: { status: 'released' } });
    expect(await kinds(gateway)).toEqual(['authorize:authorized', 'void:voided']);
  });

  test('is not asked of a card that was declined', async () => {
    const { gateway } = gatewayWhere();
    const outcome = await charge(gateway, await requestFor(gateway, '4000000000000002'), stop);
    expect(outcome).toMatchObject({ known: true, answer: { status: 'declined', code: 'card_declined' } });
  });
});
