import { describe, expect, test } from 'vitest';
import { deriveSecrets } from '../settings/secrets.ts';
import { quoteToken, readQuoteToken } from './tokens.ts';
import { quoteViewToken, readQuoteViewToken } from './view-token.ts';

const secrets = deriveSecrets('a secret of tests');
const claims = {
  quoteId: '0198a0f0-0000-7000-8000-000000000001',
  userId: '0198a0f0-0000-7000-8000-0000000000aa',
  ends: new Date('2026-06-15T14:30:00Z'),
};

describe('the token of a view', () => {
  test('says which quote, for whom and until when', () => {
    expect(readQuoteViewToken(secrets, quoteViewToken(secrets, claims))).toEqual(claims);
  });

  test('is no other token, and no other token is one', () => {
    expect(readQuoteToken(secrets, quoteViewToken(secrets, claims))).toBeNull();
    expect(readQuoteViewToken(secrets, quoteToken(secrets, claims.quoteId, 1))).toBeNull();
  });

  test('opens nothing when any letter of it is another', () => {
    const token = quoteViewToken(secrets, claims);
    for (let index = 0; index < token.length; index += 1) {
      for (const letter of 'AZa9-_.') {
        if (token[index] === letter) continue;
        expect(readQuoteViewToken(secrets, token.slice(0, index) + letter + token.slice(index + 1))).toBeNull();
      }
    }
  });

  test('opens nothing under another secret, and is made of ids alone', () => {
    expect(readQuoteViewToken(deriveSecrets('another secret'), quoteViewToken(secrets, claims))).toBeNull();
    expect(() => quoteViewToken(secrets, { ...claims, userId: 'dana' })).toThrow(RangeError);
  });
});
