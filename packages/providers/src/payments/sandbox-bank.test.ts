import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { BankEntry } from './bank-account.ts';
import { accountTokenFor, bankEntry, noon, openSandbox } from './gateway-under-test.ts';
import { GatewayUnknownError } from './port.ts';
import { testAccounts } from './test-accounts.ts';

const hours = (count: number) => new Date(noon.getTime() + count * 3_600_000);
const terms = { key: 'a', amount: 5_000, currency: 'USD', description: 'First payment' } as const;
const canadian: Partial<BankEntry> = { country: 'CA', routing: '', institution: '000', transit: '11000' };

async function codesFor(change: Partial<BankEntry>): Promise<string[]> {
  const tokenized = await openSandbox().tokenizeAccount({ ...bankEntry, ...change });
  return tokenized.ok ? [] : tokenized.refusals.map(({ field, code }) => `${field}: ${code}`);
}

describe('a bank account as typed', () => {
  test.each<[string, Partial<BankEntry>]>([
    ['routing: routing_number_invalid', { routing: '110000001' }],
    ['routing: routing_number_invalid', { routing: '' }],
    ['account: account_number_invalid', { account: '123' }],
    ['holder: holder_missing', { holder: ' ' }],
    ['institution: institution_number_invalid', { ...canadian, institution: '00' }],
    ['transit: transit_number_invalid', { ...canadian, transit: '110000' }],
    ['account: account_number_invalid', { ...canadian, account: '1234567890123' }],
    // Real ones: nobody's money is to be asked of a demonstration.
    ['routing: test_account_required', { routing: '021000021' }],
    ['account: test_account_required', { account: '123456789' }],
    ['institution: test_account_required', { ...canadian, institution: '003' }],
  ])('is refused with %s for %j', async (expected, change) => {
    expect(await codesFor(change)).toEqual([expected]);
  });

  test('is taken in both countries, with the spaces that people type', async () => {
    expect(await codesFor({ routing: '110 000 000', account: '0001-2345-6789' })).toEqual([]);
    expect(await codesFor(canadian)).toEqual([]);
  });

  test('names every refused field at once', async () => {
    expect(await codesFor({ routing: '1', account: '1', holder: '' })).toHaveLength(3);
  });

  test('leaves neither its number nor its bank nor its holder in the sandbox', async () => {
    const gateway = openSandbox();
    await accountTokenFor(gateway, '000123456789');
    const names = await readdir(gateway.directory, { recursive: true, withFileTypes: true });
    const files = names.filter((each) => each.isFile());
    const texts = await Promise.all(files.map((each) => readFile(join(each.parentPath, each.name), 'utf8')));
    expect(texts.join('\n')).toContain('"lastFour":"6789"');
    expect(texts.join('\n')).not.toMatch(/000123456789|110000000|Calder/);
  });

  test('is taken of every test account', async () => {
    for (const { number } of testAccounts) expect(await codesFor({ account: number })).toEqual([]);
  });
});

describe('a debit in the sandbox', () => {
  test.each([
    ['000123456789', 'captured', undefined],
    ['000111111113', 'declined', 'account_closed'],
    ['000111111116', 'declined', 'no_account'],
    ['000222222227', 'declined', 'debit_insufficient_funds'],
    ['000333333335', 'declined', 'debit_not_authorized'],
    ['000000000009', 'processing', undefined],
  ])('of %s is on its way for three days, then %s', async (number, status, declineCode) => {
    let now = noon;
    const gateway = openSandbox({ now: () => now });
    await gateway.debit({ ...terms, methodToken: await accountTokenFor(gateway, number) });
    now = hours(71);
    expect(await gateway.lookUp('a')).toMatchObject({ status: 'processing', accountLastFour: number.slice(-4) });
    now = hours(72);
    const settled = await gateway.lookUp('a');
    expect(settled).toMatchObject({ status, ...(declineCode === undefined ? {} : { declineCode }) });
    now = hours(24 * 60);
    expect(await gateway.lookUp('a')).toEqual(settled);
    // Looked at as often as anybody likes, it settled once.
    expect((await gateway.charges()).map(({ kind }) => kind)).toEqual(
      status === 'processing' ? ['debit'] : ['debit', 'settle'],
    );
  });

  test('of 000555555559 is paid, and comes back five days later', async () => {
    let now = hours(0);
    const gateway = openSandbox({ now: () => now });
    const methodToken = await accountTokenFor(gateway, '000555555559');
    const { reference } = await gateway.debit({ ...terms, methodToken });
    now = hours(191);
    expect(await gateway.lookUp('a')).toMatchObject({ status: 'captured' });
    now = hours(192);
    expect(await gateway.lookUp('a')).toMatchObject({ status: 'returned', declineCode: 'debit_not_authorized' });
    const refund = gateway.refund({ key: 'r', reference, amount: 5_000 });
    await expect(refund).rejects.toMatchObject({ code: 'not_captured' });
  });

  test.each([
    ['000222222219', 72, 'declined', 'debit_insufficient_funds'],
    ['000555555542', 192, 'returned', 'debit_not_authorized'],
  ])(
    'of %s is paid while its owner is at hand; by itself it is %s hours later %s',
    async (number, late, status, code) => {
      let now = noon;
      const gateway = openSandbox({ now: () => now });
      const methodToken = await accountTokenFor(gateway, number);
      await gateway.debit({ ...terms, methodToken });
      await gateway.debit({ ...terms, key: 'b', methodToken, offSession: true });
      now = hours(late);
      expect(await gateway.lookUp('a')).toMatchObject({ status: 'captured' });
      expect(await gateway.lookUp('b')).toMatchObject({ status, declineCode: code });
    },
  );

  test.each([
    ['000777777007', 'not_found'],
    ['000777777015', 'processing'],
  ])('of %s loses its first answer, knows that it is %s, and is ordered once', async (number, truth) => {
    const gateway = openSandbox();
    const request = { ...terms, methodToken: await accountTokenFor(gateway, number) };
    await expect(gateway.debit(request)).rejects.toBeInstanceOf(GatewayUnknownError);
    expect(await gateway.lookUp('a')).toMatchObject({ status: truth });
    expect(await gateway.debit(request)).toMatchObject({ status: 'processing' });
    expect(await gateway.charges()).toHaveLength(1);
  });

  test('is told of by a webhook that says how it stands now', async () => {
    let now = noon;
    const gateway = openSandbox({ now: () => now });
    await gateway.debit({ ...terms, methodToken: await accountTokenFor(gateway, '000123456789') });
    const textOf = async () => {
      const delivery = await gateway.webhookFor('a');
      return delivery && gateway.verifyWebhook(delivery.headers, delivery.body);
    };
    expect(await textOf()).toMatchObject({ ok: true, event: { status: 'processing', key: 'a' } });
    now = hours(80);
    expect(await textOf()).toMatchObject({ ok: true, event: { status: 'captured', key: 'a', amount: 5_000 } });
  });

  test('that was called back never settles', async () => {
    let now = noon;
    const gateway = openSandbox({ now: () => now });
    const methodToken = await accountTokenFor(gateway, '000123456789');
    const { reference } = await gateway.debit({ ...terms, methodToken });
    await gateway.voidAuthorization({ key: 'v', reference });
    now = hours(100);
    expect(await gateway.lookUp('a')).toMatchObject({ status: 'voided' });
    expect(await gateway.lookUp('v')).toMatchObject({ status: 'voided' });
  });
});
