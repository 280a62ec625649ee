import { describe, expect, test } from 'vitest';
import { personalStructure } from '../../rating/personal-structure.ts';
import { checkDiscounts } from './check-discounts.ts';
import { codeOf, fieldOf } from '../quote.fixture.ts';

const offered = personalStructure.discounts;

describe('discounts that are granted', () => {
  test('are kept once each, in the order of the rates', () => {
    const sent = ['affinity', 'multi_policy', 'affinity'];
    expect(checkDiscounts(sent, offered, [], true)).toEqual({ ok: true, event: ['multi_policy', 'affinity'] });
    expect(checkDiscounts([], offered, [], true)).toEqual({ ok: true, event: [] });
  });

  test('are none where the line has none', () => {
    expect(checkDiscounts([], null, [], true)).toEqual({ ok: true, event: [] });
    expect(codeOf(checkDiscounts(['affinity'], null, [], true))).toBe('discount_unknown');
  });

  test('leave what the years of the contract gave, whether or not it is sent along', () => {
    const had = ['affinity', 'loyalty'];
    expect(checkDiscounts(['device'], offered, had, true)).toEqual({ ok: true, event: ['device', 'loyalty'] });
    expect(checkDiscounts(['loyalty'], offered, had, true)).toEqual({ ok: true, event: ['loyalty'] });
    expect(codeOf(checkDiscounts(['loyalty'], offered, ['affinity'], true))).toBe('discount_computed');
  });

  test('have the one for a device while one is heard of: it is not granted without it, and falls away with it', () => {
    expect(codeOf(checkDiscounts(['device'], offered, [], false))).toBe('device_not_live');
    const had = ['affinity', 'device'];
    expect(checkDiscounts(had, offered, had, true)).toEqual({ ok: true, event: had });
    expect(checkDiscounts(had, offered, had, false)).toEqual({ ok: true, event: ['affinity'] });
  });

  test.each([
    [null, 'discounts_malformed'],
    [{ affinity: true }, 'discounts_malformed'],
    ['affinity', 'discounts_malformed'],
    [[5], 'discounts_malformed'],
    [['affinity', 'friends'], 'discount_unknown'],
    [['toString'], 'discount_unknown'],
    [['paid_in_full'], 'discount_computed'],
  ])('are not %j: %s', (sent, code) => {
    const decision = checkDiscounts(sent, offered, [], true);
    expect([codeOf(decision), fieldOf(decision)]).toEqual([code, 'discounts']);
  });
});
