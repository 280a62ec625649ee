import { expect, test } from 'vitest';
import { signToken, tokenOf } from './session-signature.ts';

const secret = 'the secret of sessions';
const signed = signToken(secret, 'a-token.with-a-dot');

test('a signed token gives the token back', () => {
  expect(tokenOf(secret, signed)).toBe('a-token.with-a-dot');
});

test('a token that differs in any letter, of token or signature, gives nothing', () => {
  for (let index = 0; index < signed.length; index += 1) {
    for (const letter of ['A', 'b', '/', '.']) {
      if (signed[index] === letter) continue;
      expect(tokenOf(secret, signed.slice(0, index) + letter + signed.slice(index + 1))).toBeNull();
    }
  }
});

test.each(['', '.', 'token', 'token.', `.${signed}`, `${signed}=`, signToken('another secret', 'a-token')])(
  '%j gives nothing',
  (text) => {
    expect(tokenOf(secret, text)).toBeNull();
  },
);
