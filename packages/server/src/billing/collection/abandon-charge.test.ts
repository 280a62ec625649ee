import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Day } from '@roadworthy/core/shared/time/day.ts';
import { createSandboxGateway } from '@roadworthy/providers/payments/sandbox-gateway.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { abandonCharge } from './abandon-charge.ts';
import { charge } from '../charge.ts';

const directory = mkdtempSync(join(tmpdir(), 'roadworthy-abandon-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

let opened = 0;

async function open() {
  opened += 1;
  let silent = false;
  const gateway = createSandboxGateway({
    directory: join(directory, String(opened)),
    webhookSecret: 'secret',
    now: () => new Date('2026-06-15T14:00:00Z'),
    faults: () => (silent ? 'time_out' : undefined),
  });
  const card = {
    number: '4242424242424242',
    expMonth: 12,
    expYear: 2031,
    cvc: '123',
    postalCode: '43215',
    name: 'Ada',
  };
  const tokenized = await gateway.tokenizeCard(card, '2026-06-15' as Day);
  if (!tokenized.ok) throw new Error('The test card was refused');
  const request = {
    gatewayKey: 'intent',
    amount: 8_750,
    currency: 'USD',
    methodToken: tokenized.token,
    description: 'First',
  } as const;
  const silence = (is: boolean) => {
    silent = is;
  };
  const kinds = async () => (await gateway.charges()).map(({ kind }) => kind);
  return { gateway, request, silence, kinds };
}

describe('a charge that nobody confirmed in a day', () => {
  test('that never reached the gateway is a time-out, and is not asked for again', async () => {
    const { gateway, request, kinds } = await open();
    expect(await abandonCharge(gateway, request)).toMatchObject({ known: true, answer: { code: 'timed_out' } });
    expect(await kinds()).toEqual([]);
  });

  test('that only holds the money is voided', async () => {
    const { gateway, request, kinds } = await open();
    const { gatewayKey: key, ...rest } = request;
    await gateway.authorize({ key, ...rest });
    expect(await abandonCharge(gateway, request)).toMatchObject({ known: true, answer: { code: 'timed_out' } });
    expect(await kinds()).toEqual(['authorize', 'void']);
  });

  test('that was taken after all counts', async () => {
    const { gateway, request, kinds } = await open();
    await charge(gateway, request);
    expect(await abandonCharge(gateway, request)).toMatchObject({ answer: { status: 'captured', lastFour: '4242' } });
    expect(await kinds()).toEqual(['authorize', 'capture']);
  });

  test('stays unknown while the gateway is silent', async () => {
    const { gateway, request, silence } = await open();
    silence(true);
    expect(await abandonCharge(gateway, request)).toEqual({ known: false });
  });
});
