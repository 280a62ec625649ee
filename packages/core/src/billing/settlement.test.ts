import { describe, expect, test } from 'vitest';
import { settle } from './settlement.ts';

describe('the account of a policy that ended', () => {
  test('says what was earned, paid and returned, and nothing more where it is even', () => {
    expect(settle({ charged: 5_000, paid: 9_170, returned: 4_170, owedBack: 0 })).toEqual({
      earned: 5_000,
      paid: 9_170,
      returned: 4_170,
      toReturn: 0,
      owed: 0,
    });
  });

  test('says what is still on its way back', () => {
    expect(settle({ charged: 0, paid: 9_170, returned: 0, owedBack: 9_170 })).toMatchObject({
      toReturn: 9_170,
      owed: 0,
    });
  });

  test('says what is still owed', () => {
    expect(settle({ charged: 12_000, paid: 9_170, returned: 0, owedBack: 0 })).toMatchObject({
      toReturn: 0,
      owed: 2_830,
    });
  });
});
