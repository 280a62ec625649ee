import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blindIndex, seal, unseal, UnsealError } from './sealed.ts';
import { deriveSecrets } from './secrets.ts';

const master = 'a master secret of thirty-two letters';
const secrets = deriveSecrets(master);
const place = { table: 'entities', column: 'birthdate', key: '0198a0f0-0000-7000-8000-000000000001' };
const plain = '1979-03-14';
const seed = 20260615;
// The SQL domain `sealed`.
const domain = /^s1\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/;

describe('a sealed value', () => {
  test('opens at its place, whatever was sealed', () => {
    const property = fc.property(fc.string({ unit: 'binary' }), (text) => {
      const sealed = seal(secrets, { ...place, plain: text });
      expect(sealed).toMatch(domain);
      expect(unseal(secrets, { ...place, sealed })).toBe(text.toWellFormed());
    });
    fc.assert(property, { seed, verbose: true });
  });

  test('shows nothing of what is in it and differs each time', () => {
    const [one, other] = [seal(secrets, { ...place, plain }), seal(secrets, { ...place, plain })];
    expect(one).not.toBe(other);
    expect(Buffer.from(one, 'base64url').includes(plain)).toBe(false);
  });

  test.each([
    ['row', { ...place, key: '0198a0f0-0000-7000-8000-000000000002' }],
    ['column', { ...place, column: 'license_number' }],
    ['table', { ...place, table: 'users' }],
  ])('does not open in another %s', (_what, elsewhere) => {
    const sealed = seal(secrets, { ...place, plain });
    expect(() => unseal(secrets, { ...elsewhere, sealed })).toThrow(UnsealError);
  });

  test('does not open when any part of it was altered', () => {
    const parts = seal(secrets, { ...place, plain }).split('.');
    for (const index of [0, 1, 2, 3]) {
      const altered = parts.with(
        index,
        (parts[index] ?? '').replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A')),
      );
      expect(() => unseal(secrets, { ...place, sealed: altered.join('.') })).toThrow(UnsealError);
    }
    for (const text of ['', 's1', 's1.a.b', 's1.a.b.c.d', parts.slice(0, 3).join('.')]) {
      expect(() => unseal(secrets, { ...place, sealed: text })).toThrow(UnsealError);
    }
  });

  test('does not open with its tag cut short', () => {
    const sealed = seal(secrets, { ...place, plain: '' });
    const [kind, id, nonce, body = ''] = sealed.split('.');
    const short = Buffer.from(body, 'base64url').subarray(0, 12).toString('base64url');
    expect(() => unseal(secrets, { ...place, sealed: [kind, id, nonce, short].join('.') })).toThrow(UnsealError);
  });

  test('opens after the master secret was replaced, as long as the former one is named', () => {
    const sealed = seal(secrets, { ...place, plain });
    const renewed = deriveSecrets('the next master secret, also long enough', [master]);
    expect(unseal(renewed, { ...place, sealed })).toBe(plain);
    expect(seal(renewed, { ...place, plain }).split('.')[1]).not.toBe(sealed.split('.')[1]);
    const forgetful = deriveSecrets('the next master secret, also long enough');
    expect(() => unseal(forgetful, { ...place, sealed })).toThrow(UnsealError);
  });
});

describe('the blind index', () => {
  test('is the same for one value, however it was typed, and for no other', () => {
    expect(blindIndex(secrets, ' tx1234 ')).toBe(blindIndex(secrets, 'TX1234'));
    expect(blindIndex(secrets, 'TX1234')).not.toBe(blindIndex(secrets, 'TX1235'));
    expect(blindIndex(deriveSecrets(`${master}!`), 'TX1234')).not.toBe(blindIndex(secrets, 'TX1234'));
  });
});

describe('the derived keys', () => {
  test('differ from each other', () => {
    const { tokenKey, sealKey, blindIndexKey, authSecret, webhookSecret } = secrets;
    const texts = [tokenKey, sealKey.key.export(), blindIndexKey].map((key) => key.toString('base64url'));
    expect(new Set([...texts, authSecret, webhookSecret]).size).toBe(5);
  });
});
