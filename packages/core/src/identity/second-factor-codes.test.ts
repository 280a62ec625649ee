import { describe, expect, test } from 'vitest';
import { readFactorCode, readRecoveryCode, recoveryCodeOf, stepsTaken } from './second-factor-codes.ts';

describe('the codes of an authenticator', () => {
  test('are taken for the half minute that is, the one before and the one after', () => {
    expect(stepsTaken(new Date('1970-01-01T00:01:00Z'))).toEqual([2, 1, 3]);
    expect(stepsTaken(new Date('1970-01-01T00:01:29.999Z'))).toEqual([2, 1, 3]);
    expect(stepsTaken(new Date('1970-01-01T00:01:30Z'))).toEqual([3, 2, 4]);
  });

  test.each([
    ['048213', '048213'],
    [' 048 213 ', '048213'],
    ['048\u00a0213', '048213'],
  ])('are read as somebody types them: %j', (typed, digits) => {
    expect(readFactorCode(typed)).toBe(digits);
  });

  test.each(['', '48213', '0482130', '04821a', '-48213', '０４８２１３', 'abcde-fghjk'])(
    'have six digits: %j',
    (typed) => {
      expect(readFactorCode(typed)).toBeNull();
    },
  );
});

describe('a recovery code', () => {
  const bytes = (...values: number[]) => Uint8Array.from(values);

  test('is two groups of five, without letters that are taken for digits', () => {
    expect(recoveryCodeOf(bytes(0, 1, 2, 3, 4, 5, 6, 7, 8, 9))).toBe('abcde-fghjk');
    expect(recoveryCodeOf(bytes(31, 30, 29, 28, 27, 26, 25, 24, 23, 22))).toBe('98765-432zy');
    const every = Array.from({ length: 256 }, (_, byte) => recoveryCodeOf(bytes(...Array(10).fill(byte))));
    expect(every.join('')).not.toMatch(/[io01]/);
  });

  test('takes each letter as often as every other', () => {
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 256; byte += 1) {
      const letter = recoveryCodeOf(bytes(...Array(10).fill(byte))).slice(0, 1);
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    expect([counts.size, new Set(counts.values())]).toEqual([32, new Set([8])]);
  });

  test('is not made of less chance than it promises', () => {
    expect(() => recoveryCodeOf(bytes(1, 2, 3))).toThrow(RangeError);
  });

  test.each(['abcde-fghjk', 'ABCDE-FGHJK', 'abcdefghjk', ' abcde fghjk ', 'abcde–fghjk'])(
    'is read however it is typed: %j',
    (typed) => {
      expect(readRecoveryCode(typed)).toBe('abcde-fghjk');
    },
  );

  test.each(['', 'abcde-fghj', 'abcde-fghjkl', 'abcde-fghji', 'abcde-fghj0', '048213', 'é'.repeat(10)])(
    'is nothing else: %j',
    (typed) => {
      expect(readRecoveryCode(typed)).toBeNull();
    },
  );
});

describe('what typing a code may hold', () => {
  test('is short of what a flood of characters would cost', () => {
    expect(readFactorCode('1'.repeat(100_000))).toBeNull();
    expect(readRecoveryCode('a'.repeat(100_000))).toBeNull();
  });

  test('never makes a code of the authenticator a recovery code, or the other way round', () => {
    for (const typed of ['048213', '999999', 'abcde-fghjk', '22222-33333']) {
      expect([readFactorCode(typed), readRecoveryCode(typed)].filter((read) => read !== null)).toHaveLength(1);
    }
  });
});
