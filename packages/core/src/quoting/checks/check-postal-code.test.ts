import { describe, expect, test } from 'vitest';
import { checkPostalCode } from './check-postal-code.ts';

describe('a postal code', () => {
  test.each([
    ['44114', 'US', '44114'],
    [' 44114 ', 'US', '44114'],
    ['44114-1234', 'US', '44114-1234'],
    ['441141234', 'US', '44114-1234'],
    ['44114 1234', 'US', '44114-1234'],
    ['00501', 'US', '00501'],
    ['K1A 0B1', 'CA', 'K1A 0B1'],
    ['k1a0b1', 'CA', 'K1A 0B1'],
    ['k1a-0b1', 'CA', 'K1A 0B1'],
    ['V6B 4Y8', 'CA', 'V6B 4Y8'],
    ['t2p 5z9', 'CA', 'T2P 5Z9'],
  ])('"%s" is of %s, written %s', (text, country, postalCode) => {
    expect(checkPostalCode(text)).toEqual({ ok: true, event: { country, postalCode } });
  });

  test.each([
    ['4411'],
    ['441145'],
    ['44114-12'],
    ['ABCDE'],
    ['D1A 0B1'],
    ['W1A 0B1'],
    ['Z1A 0B1'],
    ['K1O 0B1'],
    ['K1A 0B'],
    ['K1A  0B1'],
    ['1K1 A0B'],
    ['SW1A 1AA'],
    ['44114;'],
    ['４４１１'],
  ])('"%s" is refused at its field with an example', (text) => {
    const decision = checkPostalCode(text, 'mailing.postal_code');
    expect(decision).toMatchObject({
      ok: false,
      refusal: { code: 'postal_code_malformed', field: 'mailing.postal_code' },
    });
    expect(decision.ok ? '' : decision.refusal.message).toContain('44101');
  });

  test.each(['', '   '])('asks for one when "%s" was given', (text) => {
    expect(checkPostalCode(text)).toMatchObject({ refusal: { code: 'postal_code_missing', field: 'postal_code' } });
  });
});
