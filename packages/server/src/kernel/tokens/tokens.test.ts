import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deriveSecrets } from '../settings/secrets.ts';
import {
  claimToken,
  quoteToken,
  readClaimToken,
  readQuoteToken,
  addressToken,
  payToken,
  readAddressToken,
  readPayToken,
} from './tokens.ts';

const secrets = deriveSecrets('a master secret of thirty-two letters');
const seed = 20260615;

describe('a quote token', () => {
  test('names its quote and version and nothing else', () => {
    const property = fc.property(fc.uuid(), fc.integer({ min: 1, max: 2 ** 32 - 1 }), (quoteId, version) => {
      expect(readQuoteToken(secrets, quoteToken(secrets, quoteId, version))).toEqual({ quoteId, version });
    });
    fc.assert(property, { seed, verbose: true });
  });

  test('is refused when any one letter of it differs', () => {
    const token = quoteToken(secrets, '0198a0f0-0000-7000-8000-000000000001', 3);
    for (let index = 0; index < token.length; index += 1) {
      for (const letter of ['A', 'b', '-', '.']) {
        if (token[index] === letter) continue;
        expect(readQuoteToken(secrets, token.slice(0, index) + letter + token.slice(index + 1))).toBeNull();
      }
    }
  });

  test('has one spelling: letters that decode to the same bytes are refused as well', () => {
    const token = quoteToken(secrets, '0198a0f0-0000-7000-8000-000000000001', 3);
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    for (const index of [token.lastIndexOf('.') - 1, token.length - 1]) {
      const others = [...letters].filter((letter) => letter !== token[index]);
      const accepted = others.filter((letter) =>
        readQuoteToken(secrets, token.slice(0, index) + letter + token.slice(index + 1)),
      );
      expect(accepted).toEqual([]);
    }
  });

  test('is refused when it was derived from another secret', () => {
    const other = deriveSecrets('another master secret of many letters');
    expect(readQuoteToken(secrets, quoteToken(other, randomUUID(), 1))).toBeNull();
  });

  test.each(['', 'q1', 'q1..', 'q1.a.b', 'null', 'a'.repeat(8_192), `q1.${'A'.repeat(27)}.${'A'.repeat(43)}`])(
    'is not the text %s',
    (text) => {
      expect(readQuoteToken(secrets, text)).toBeNull();
    },
  );

  test('differs for every quote and looks random', () => {
    const seen = new Set<string>();
    let ones = 0;
    const onesIn = Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll('0', '').length);
    const count = 100_000;
    for (let index = 0; index < count; index += 1) {
      const mac =
        quoteToken(secrets, `0198a0f0-0000-7000-8000-${index.toString(16).padStart(12, '0')}`, 1).split('.')[2] ?? '';
      seen.add(mac);
      for (const byte of Buffer.from(mac, 'base64url')) ones += onesIn[byte] ?? 0;
    }
    expect(seen.size).toBe(count);
    // Monobit test (NIST SP 800-22): the share of ones lies within four standard deviations of a half.
    const bits = count * 256;
    expect(Math.abs(ones / bits - 0.5)).toBeLessThan(4 * (0.5 / Math.sqrt(bits)));
  });
});

describe('a claim token', () => {
  test('names its claim and version and nothing else', () => {
    const property = fc.property(fc.uuid(), fc.integer({ min: 1, max: 2 ** 32 - 1 }), (claimId, version) => {
      expect(readClaimToken(secrets, claimToken(secrets, claimId, version))).toEqual({ claimId, version });
    });
    fc.assert(property, { seed, verbose: true });
  });

  test('is no quote token, and a quote token is none, whatever stands in front of it', () => {
    const id = randomUUID();
    const [quote, claim] = [quoteToken(secrets, id, 1), claimToken(secrets, id, 1)];
    expect([readClaimToken(secrets, quote), readQuoteToken(secrets, claim)]).toEqual([null, null]);
    expect(readClaimToken(secrets, quote.replace('q1', 'c1'))).toBeNull();
    expect(readQuoteToken(secrets, claim.replace('c1', 'q1'))).toBeNull();
  });

  test('is refused when any one letter of it differs', () => {
    const token = claimToken(secrets, '0198a0f0-0000-7000-8000-000000000001', 3);
    const others = [...token].map(
      (letter, index) => token.slice(0, index) + (letter === 'A' ? 'B' : 'A') + token.slice(index + 1),
    );
    expect(others.filter((other) => readClaimToken(secrets, other))).toEqual([]);
  });

  test('is made of no text that is no id', () => {
    expect(() => claimToken(secrets, 'claim-1', 1)).toThrow(RangeError);
  });
});

describe('the token of another address', () => {
  const id = randomUUID();

  test('names what was asked for and the place of its inbox', () => {
    for (const inbox of [0, 1]) {
      expect(readAddressToken(secrets, addressToken(secrets, id, inbox))).toEqual({ addressChangeId: id, inbox });
    }
  });

  test('opens no quote and nothing to pay, and theirs confirm no address', () => {
    const token = addressToken(secrets, id, 1);
    expect([readQuoteToken(secrets, token), readPayToken(secrets, token)]).toEqual([null, null]);
    for (const other of [quoteToken(secrets, id, 1), payToken(secrets, id, 1)]) {
      expect(readAddressToken(secrets, other)).toBeNull();
      expect(readAddressToken(secrets, other.replace(/^[qp]1/, 'a1'))).toBeNull();
    }
  });
});
