import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { day } from '@roadworthy/core/shared/time/day.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardEntry, openSandbox, tokenFor } from './gateway-under-test.ts';
import { GatewayUnknownError } from './port.ts';
import { testCards } from './test-cards.ts';

const terms = { amount: 5_000, currency: 'CAD', description: 'Instalment 2' } as const;

async function everythingStored(directory: string): Promise<string> {
  const names = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = names.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name));
  const texts = await Promise.all(files.map(async (file) => `${file}\n${await readFile(file, 'utf8')}`));
  return texts.join('\n');
}

describe('the sandbox gateway', () => {
  test.each([
    ['4000000000000002', 'card_declined', 'hard'],
    ['4000000000009995', 'insufficient_funds', 'soft'],
    ['4000000000000069', 'expired_card', 'hard'],
    ['4000000000000127', 'incorrect_cvc', 'hard'],
  ])('declines %s as %s, which is %s', async (number, declineCode, declineClass) => {
    const gateway = openSandbox();
    const methodToken = await tokenFor(gateway, number);
    const result = await gateway.authorize({ key: 'a', methodToken, ...terms });
    expect(result).toMatchObject({ status: 'declined', declineCode, declineClass, cardLastFour: number.slice(-4) });
  });

  test('declines the first later charge of 4000000000007155, and makes the next, under whatever keys', async () => {
    const gateway = openSandbox();
    const methodToken = await tokenFor(gateway, '4000000000007155');
    const keep = { name: 'Ada Moreno', email: null };
    expect(await gateway.authorize({ key: 'bought', methodToken, ...terms, keep })).toMatchObject({
      status: 'authorized',
    });
    const later = { methodToken, ...terms, offSession: true };
    const first = await gateway.authorize({ key: 'first', ...later });
    expect(first).toMatchObject({ status: 'declined', declineCode: 'insufficient_funds', declineClass: 'soft' });
    expect(await gateway.authorize({ key: 'second', ...later })).toMatchObject({ status: 'authorized' });
    expect(await gateway.authorize({ key: 'first', ...later })).toEqual(first);
  });

  test('authorizes 4000000000000341 and declines its capture', async () => {
    const gateway = openSandbox();
    const methodToken = await tokenFor(gateway, '4000000000000341');
    const { status, reference } = await gateway.authorize({ key: 'a', methodToken, ...terms });
    expect(status).toBe('authorized');
    const captured = await gateway.capture({ key: 'c', reference, amount: 5_000 });
    expect(captured).toMatchObject({ status: 'declined', declineCode: 'card_declined' });
  });

  test.each([
    ['4000000000007007', 'not_found'],
    ['4000000000007015', 'authorized'],
  ])('loses the first answer for %s, knows that it is %s, and answers the second request', async (number, truth) => {
    const gateway = openSandbox();
    const request = { key: 'a', methodToken: await tokenFor(gateway, number), ...terms };
    await expect(gateway.authorize(request)).rejects.toBeInstanceOf(GatewayUnknownError);
    expect(await gateway.lookUp('a')).toMatchObject({ status: truth });
    expect(await gateway.authorize(request)).toMatchObject({ status: 'authorized' });
    expect(await gateway.charges()).toHaveLength(1);
  });

  test.each([
    ['4000000000007023', 'not_found'],
    ['4000000000007031', 'captured'],
  ])('loses the first answer to the charge of %s and knows that it is %s', async (number, truth) => {
    const gateway = openSandbox();
    const { reference } = await gateway.authorize({ key: 'a', methodToken: await tokenFor(gateway, number), ...terms });
    const capture = { key: 'c', reference, amount: 5_000 };
    await expect(gateway.capture(capture)).rejects.toBeInstanceOf(GatewayUnknownError);
    expect(await gateway.lookUp('c')).toMatchObject({ status: truth });
    expect(await gateway.capture(capture)).toMatchObject({ status: 'captured' });
    expect(await gateway.charges()).toHaveLength(2);
  });

  test('declines a kept card when its last month has passed', async () => {
    let now = new Date('2030-12-31T12:00:00Z');
    const gateway = openSandbox({ now: () => now });
    const methodToken = await tokenFor(gateway, '4242424242424242');
    expect(await gateway.authorize({ key: 'a', methodToken, ...terms })).toMatchObject({ status: 'authorized' });
    now = new Date('2031-01-01T12:00:00Z');
    expect(await gateway.authorize({ key: 'b', methodToken, ...terms })).toMatchObject({ declineCode: 'expired_card' });
  });

  test('stores of a card neither its number nor its code nor its holder', async () => {
    const gateway = openSandbox();
    const entry = {
      ...cardEntry,
      number: '5555-5555-5555-4444',
      cvc: '987',
      name: 'Zebulon Quill',
      postalCode: '99723',
    };
    const tokenized = await gateway.tokenizeCard(entry, day('2026-05-01'));
    expect(tokenized).toMatchObject({ ok: true, lastFour: '4444', brand: 'mastercard' });
    const stored = await everythingStored(gateway.directory);
    expect(stored).toContain('"lastFour":"4444"');
    expect(stored).not.toMatch(/5555\W?5555|"987"|Quill|"99723/);
  });

  test('takes every test card and refuses a real one', async () => {
    const gateway = openSandbox();
    for (const { number } of testCards) {
      const cvc = number.startsWith('3') ? '1234' : '123';
      expect(await gateway.tokenizeCard({ ...cardEntry, number, cvc }, day('2026-05-01'))).toMatchObject({ ok: true });
    }
    const real = await gateway.tokenizeCard({ ...cardEntry, number: '4111111111111111' }, day('2026-05-01'));
    expect(real).toMatchObject({ ok: false, refusals: [{ code: 'test_card_required', field: 'number' }] });
  });

  test('names every refused field of a card at once', async () => {
    const entry = { number: '4242424242424241', expMonth: 4, expYear: 26, cvc: '12', postalCode: 'x', name: ' ' };
    const tokenized = await openSandbox().tokenizeCard(entry, day('2026-05-01'));
    const fields = tokenized.ok ? [] : tokenized.refusals.map(({ field }) => field);
    expect(fields.toSorted()).toEqual(['cvc', 'expMonth', 'name', 'number', 'postalCode']);
  });

  test('reports a broken disk as an unknown result', async () => {
    const gateway = openSandbox({ directory: '/dev/null/nowhere' });
    const request = gateway.authorize({ key: 'a', methodToken: 'card_none', ...terms });
    await expect(request).rejects.toBeInstanceOf(GatewayUnknownError);
  });

  test.each(['received', 'before_effect', 'after_effect'] as const)(
    'reports an error at %s as an unknown result, and its cause',
    async (moment) => {
      const cause = new Error('connection reset');
      const gateway = openSandbox({
        faults(point) {
          if (point.moment === moment) throw cause;
        },
      });
      const request = gateway.authorize({ key: 'a', methodToken: 'card_none', ...terms });
      await expect(request).rejects.toMatchObject({ name: 'GatewayUnknownError', key: 'a', cause });
      expect(await gateway.charges()).toHaveLength(moment === 'after_effect' ? 1 : 0);
    },
  );

  test('reports an unreachable look-up as unknown, never as not found', async () => {
    const gateway = openSandbox({ faults: ({ operation }) => (operation === 'look_up' ? 'time_out' : undefined) });
    await expect(gateway.lookUp('a')).rejects.toBeInstanceOf(GatewayUnknownError);
  });

  test.each(['received', 'after_effect'] as const)(
    'says that nobody knows whether a card is forgotten: %s',
    async (at) => {
      const gateway = openSandbox({
        faults: ({ operation, moment }) => (operation === 'forget' && moment === at ? 'time_out' : undefined),
      });
      const methodToken = await tokenFor(gateway, '4242424242424242');
      const requested = gateway.forgetMethod(methodToken);
      await expect(requested).rejects.toMatchObject({ name: 'GatewayUnknownError', key: 'forget_method' });
      const { status } = await gateway.authorize({ key: 'a', methodToken, ...terms });
      expect(status).toBe(at === 'received' ? 'authorized' : 'declined');
    },
  );

  test('charges once whatever is lost on the way, when every unknown result is asked for by its key', async () => {
    const seed = 20_260_501;
    console.info(`fast-check seed ${seed}`);
    const mishaps = fc.array(fc.constantFrom('received', 'before_effect', 'after_effect', null), { maxLength: 12 });
    const payOnce = async (losses: (string | null)[]): Promise<void> => {
      const pending = [...losses];
      const gateway = openSandbox({
        faults({ moment }) {
          if (pending[0] !== moment) return undefined;
          pending.shift();
          return 'time_out';
        },
      });
      const methodToken = await tokenFor(gateway, '4242424242424242');
      const settle = async (key: string, attempt: () => Promise<{ status: string; reference: string }>) => {
        for (;;) {
          if (pending[0] === null) pending.shift();
          const answer = await attempt().catch(() => gateway.lookUp(key).catch(() => ({ status: 'not_found' })));
          if ('reference' in answer) return answer.reference;
        }
      };
      const reference = await settle('a', () => gateway.authorize({ key: 'a', methodToken, ...terms }));
      await settle('c', () => gateway.capture({ key: 'c', reference, amount: 5_000 }));
      expect((await gateway.charges()).map(({ result }) => result.status)).toEqual(['authorized', 'captured']);
    };
    await fc.assert(fc.asyncProperty(mishaps, payOnce), { seed, numRuns: 60 });
  });
});
